import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FOOTER_ICONS } from "../../../src/schema/footer.ts";
import { Icon } from "../../../src/ui/icon/icon.tsx";
import { type IconName, PATHS } from "../../../src/ui/icon/paths.ts";
import { isInSprite, SPRITE, SPRITE_ADDRESS } from "../../../src/ui/icon/sprite.ts";

const NAMES = Object.keys(PATHS) as IconName[];

test.each(NAMES)("the icon %s is drawn by its path, here or in the file of icons", (name) => {
  const html = renderToStaticMarkup(<Icon name={name} />);
  const path = `d="${PATHS[name]}"`;
  expect(html.includes(path)).toBe(!isInSprite(name));
  expect(html.includes(`href="${SPRITE_ADDRESS}#${name}"`)).toBe(isInSprite(name));
  expect(SPRITE.includes(`<path id="${name}" ${path}/>`)).toBe(isInSprite(name));
});

test("icons that a footer link may carry are in the file", () => {
  expect(FOOTER_ICONS.filter((name) => !isInSprite(name))).toEqual([]);
});

test("the file lies where browsers keep files for ever, under a name of its content", () => {
  expect(SPRITE_ADDRESS).toMatch(/^\/assets\/icons-[0-9a-z]{1,7}\.svg$/);
});
