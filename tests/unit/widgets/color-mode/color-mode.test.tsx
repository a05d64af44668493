// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Labels } from "../../../../src/schema/labels.ts";
import ColorModeSwitch, { readModeTexts } from "../../../../widgets/color-mode/color-mode.tsx";
import { modeTexts } from "../../../../widgets/color-mode/color-mode-button.tsx";
import { readWebsiteData } from "../../../support/labels.ts";
import { LOCALES } from "../../../support/pages.ts";

beforeEach(() => {
  document.body.innerHTML = "";
});

test.each(LOCALES)(
  "MODE-4 its texts are read from the page as they were written (%s)",
  (locale) => {
    const texts = modeTexts(readWebsiteData<Labels>(`labels/${locale}.json`));
    const picture = renderToString(<ColorModeSwitch texts={texts} />);
    document.body.innerHTML = picture;
    expect(readModeTexts(document)).toEqual(texts);
    expect(renderToString(<ColorModeSwitch />)).toBe(picture);
  },
);

test("CONF-9 a page without the button has none in the drawer either", () => {
  expect(renderToString(<ColorModeSwitch />)).toBe("");
});
