import esbuild from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { LEFT_OUT } from "../../../src/bundle/react-left-out.ts";
import { leaveOut, reactModules, toModule } from "../../../src/bundle/react-modules.ts";

const CODE = `"use strict";
var Clock = require("clock"),
  part = 1;
exports.now = void 0;
if (part) {
  exports.now = function () {
    return Clock.now();
  };
}
function late(
  of
) {
  return of;
}
exports.isLate = late;
`;

test("a package of Node is an ES module then, whose parts can be left out one by one", async () => {
  const { outputFiles, errors } = await esbuild.build({
    stdin: { contents: toModule(CODE) },
    bundle: true,
    format: "esm",
    write: false,
    external: ["clock"],
  });
  expect(errors).toEqual([]);
  const text = outputFiles[0]?.text;
  expect(text).toMatch(/import \* as Clock from "clock"/);
  expect(text).toMatch(/as isLate/);
  expect(text).not.toMatch(/require|exports/);
});

test("what a function does is replaced; a name that is not there is told", () => {
  const code = leaveOut(CODE, { late: "return 0" });
  expect(code).toContain("function late() {return 0}\nexports.isLate");
  expect(() => leaveOut(CODE, { gone: "" })).toThrow("React has no function gone any more");
});

/** Widgets as they are published: React without what none of them uses. */
let published: string;

beforeAll(async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `export { hydrateRoot } from "react-dom/client";
        export { createPortal } from "react-dom";
        export { Component, useState, useRef, useLayoutEffect } from "react";
        export { jsx } from "react/jsx-runtime";`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    plugins: [reactModules(process.cwd())],
  });
  published = outputFiles[0]?.text ?? "";
});

test("every function that is left out is still one of React's", () => {
  // The build above would have failed.
  expect(Object.keys(LEFT_OUT["react-dom/client"] ?? {}).length).toBeGreaterThan(0);
  expect(published).not.toMatch(/startViewTransition\(\{/);
});
