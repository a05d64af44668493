import { expect, test } from "vitest";
import { pageStyles } from "../../../../src/collections/pages/page-styles.ts";
import type { PlannedPage } from "../../../../src/collections/pages/planned-page.ts";
import { contentSource } from "../../../support/site-data.ts";

const source = contentSource("section", { text: { styles: ["chart", "code"] } });

/** Of a page only what decides about styles. */
const planned = (core: object, page: Partial<PlannedPage> = {}) =>
  ({
    core: { locale: "sv", contentLocale: "sv", unlisted: false, ...core },
    source: null,
    ...page,
  }) as PlannedPage;

test.each([
  {
    page: "a text",
    is: planned({ kind: "content", text: "" }, { source }),
    has: ["cluster-colors", "code", "chart"],
  },
  {
    page: "a page with a field of colour",
    is: planned({ kind: "content", text: "", hero: { color: "green" } }),
    has: ["page-hero"],
  },
  { page: "the home page", is: planned({ kind: "home" }), has: ["news", "home"] },
  {
    page: "a list of posts",
    is: planned({ kind: "tag", posts: [{ styles: ["tabs"] }, { styles: ["code", "tabs"] }] }),
    has: ["cluster-colors", "code", "tabs", "news"],
  },
  {
    page: "an unlisted page",
    is: planned({ unlisted: true }),
    has: ["cluster-colors", "admonition"],
  },
  {
    page: "a stand-in",
    is: planned({ contentLocale: "en" }),
    has: ["cluster-colors", "admonition"],
  },
  {
    page: "an archived doc",
    is: planned({ version: { banner: {} } }),
    has: ["cluster-colors", "admonition"],
  },
  { page: "a doc", is: planned({ version: { banner: null } }), has: [] },
  { page: "a page that is missing", is: planned({ kind: "not-found" }), has: ["not-found"] },
  { page: "what editors review", is: planned({ kind: "review" }), has: ["table"] },
])("$page has the stylesheets of what it shows, in the order of the cascade", ({ is, has }) => {
  expect(pageStyles(is)).toEqual(has);
});

test("a page with a note on its translation has the stylesheet of notes", () => {
  expect(pageStyles(planned({}), { hasNote: true })).toEqual(["cluster-colors", "admonition"]);
});
