import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { codeError } from "../../../src/assets/code-findings.ts";
import { Island } from "../../../src/components/island/island.tsx";
import { contextOf } from "../../support/site-data.ts";

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
