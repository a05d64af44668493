import { expect, test } from "vitest";
import { patch } from "../../../src/admin/preview/patch.ts";
import { parseHtml } from "../../support/build.ts";

const TEXTS = [
  "",
  "<main><h1>A</h1><p>Ett <b>ord</b>.</p><p>Två.</p></main><footer>F</footer>",
  "<main><h1>A</h1><p>Ett <b>nytt</b> ord.</p><p>Två.</p></main><footer>F</footer>",
  "<main><h1>A</h1><p>Två.</p></main><footer>F</footer>",
  '<main class="x"><h1>A</h1><p>Ett.</p><p>Ett.</p><p>Två.</p></main>',
  "Bara text",
  "<br><p></p>",
];

test("AID-10 the preview becomes each page, whichever it was before", () => {
  for (const before of TEXTS)
    for (const now of TEXTS) {
      const { body } = parseHtml(before);
      patch(body, now);
      expect(body.innerHTML).toBe(now);
    }
});

test("AID-10 what is the same in the preview stays the same element", () => {
  const [, before = "", now = ""] = TEXTS;
  const { body } = parseHtml(before);
  const elements = () => [...body.querySelectorAll("main, h1, p, footer")];
  const own = elements();
  patch(body, now);
  expect(elements().map((element, index) => element === own[index])).not.toContain(false);
  expect(body.querySelector("b")?.textContent).toBe("nytt");
});
