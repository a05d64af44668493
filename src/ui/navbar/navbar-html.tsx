import { escapeUTF8 } from "entities/escape";
import type { PageModel } from "../../model/pages/page-model.ts";
import { blank, splitAtBlanks } from "../page/blank.ts";
import { markup } from "../page/markup.ts";
import { reuse } from "../page/reuse.ts";
import { Navbar } from "./navbar.tsx";

/**
 * The navbar of a page as HTML. It is drawn once for all pages with the same marks; only the
 * addresses of languages and versions are filled in for each.
 *
 * @param hasPageMenu the page has a menu of its own, which the mobile menu shows (MOB-7)
 */
export function navbarHtml(
  { navbar, navbarMarks: { current, hrefs }, shell }: PageModel,
  hasPageMenu: boolean,
): string {
  const keys = Object.keys(hrefs);
  const pieces = reuse(navbar, JSON.stringify([hasPageMenu, current, keys]), () => {
    const blanks = Object.fromEntries(keys.map((key) => [key, blank(key)]));
    const html = markup(
      <Navbar
        navbar={navbar}
        marks={{ current, hrefs: blanks }}
        shell={shell}
        hasPageMenu={hasPageMenu}
      />,
    );
    return splitAtBlanks(html);
  });
  const filled = (name: string) => {
    const href = hrefs[name];
    // Percent signs of an editor's own HTML are no blank.
    return href === undefined ? blank(name) : escapeUTF8(href);
  };
  return pieces.map((piece, index) => (index % 2 === 1 ? filled(piece) : piece)).join("");
}
