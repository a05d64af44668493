import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "../../../src/components/icon/icon.tsx";
import { ICON_SPRITE, PATHS } from "../../../src/components/icon/paths.ts";

test("icons of the footer are in one cached file, the others in the page", () => {
  expect(renderToStaticMarkup(<Icon name="close" />)).toContain(`<path d="${PATHS.close}">`);
  expect(renderToStaticMarkup(<Icon name="mail" />)).toContain(
    `href="${ICON_SPRITE.address}#mail"`,
  );
  expect(ICON_SPRITE.content).toContain(`<g id="mail"><path d="${PATHS.mail}"/></g>`);
  expect(ICON_SPRITE.address).toMatch(/^\/assets\/icons-[0-9a-z]{1,7}\.svg$/);
});
