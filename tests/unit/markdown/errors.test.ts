import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { codeError } from "../../../src/assets/code-findings.ts";
import { Island } from "../../../src/components/island/island.tsx";
import type { KeyDatesFile } from "../../../src/features/key-dates/schema.ts";
import { contentSource, contextOf, siteOf } from "../../support/site-data.ts";

/** The report of what a function throws. */
function reportOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return codeError(error, "src/pages/x.11ty.tsx").message;
  }
  return "";
}

/** React itself throws: no component is on the stack. */
const NO_TEXT = {} as string;

test("CONF-1 an error in a block is reported with the place in the text and the name of the block", () => {
  const text = { body: "Hej.\n\n- a\n\n  ::: key-date start\n" };
  const keyDates: KeyDatesFile = { start: { label: { sv: NO_TEXT, en: NO_TEXT } } };
  const { site } = siteOf([contentSource("om.md", { text })], { keyDates });
  const report = reportOf(() => site.byUrl.get("/om")?.text.html);
  expect(report).toMatch(
    /^src\/content\/sv\/om\.md:8\n {2}The block "::: key-date start" cannot be/,
  );
  expect(report).toContain("Objects are not valid as a React child");
  expect(report).not.toContain("src/markdown");
});

test("CONF-1 an error in an island is reported with the name of the island, and where it is known with its line", () => {
  const island = (widget: () => ReactNode) =>
    reportOf(() => {
      const { type, props } = createElement(Island, {
        name: "navbar",
        id: "a",
        widget,
        props: {},
        context: contextOf(),
      });
      return (type as (props: object) => ReactNode)(props);
    });
  expect(island(() => NO_TEXT)).toMatch(
    /^src\/pages\/x\.11ty\.tsx\n {2}The island "navbar" cannot be rendered\. Error: Objects/,
  );
  const broken = () => {
    throw new TypeError("x is missing");
  };
  expect(island(broken)).toMatch(
    /^tests\/unit\/markdown\/errors\.test\.ts:\d+:\d+\n {2}The island "navbar" cannot be rendered\. TypeError: x/,
  );
});
