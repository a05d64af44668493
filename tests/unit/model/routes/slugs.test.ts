import { expect, test } from "vitest";
import { createHeadingSlugger, headingSlug, tagSlug } from "../../../../src/routes/slugs.ts";

test.each([
  { heading: "Å, Ä & Ö!", id: "å-ä--ö" },
  { heading: "a\u00a0b", id: "ab" },
  { heading: "snake_case och bindestreck-ord", id: "snake_case-och-bindestreck-ord" },
  { heading: "A\u030angstro\u0308m", id: "ångström" },
])('ANCH-1 the id of "$heading" is $id', ({ heading, id }) => {
  expect(headingSlug(heading)).toBe(id);
});

test.each([
  {
    name: "three equal headings are numbered from the second",
    reserved: [],
    headings: ["Vad är en sektion", "Vad är en sektion", "Vad är en sektion"],
    ids: ["vad-är-en-sektion", "vad-är-en-sektion-1", "vad-är-en-sektion-2"],
  },
  {
    name: "a heading like the level-1 heading of a doc is numbered",
    reserved: ["intro"],
    headings: ["Intro"],
    ids: ["intro-1"],
  },
  {
    name: "a generated id avoids explicit ones, wherever they are",
    reserved: ["same", "same-2"],
    headings: ["Same", "Same"],
    ids: ["same-1", "same-3"],
  },
  {
    name: "composed and decomposed letters count as the same",
    reserved: [],
    headings: ["Översikt", "O\u0308versikt"],
    ids: ["översikt", "översikt-1"],
  },
  {
    name: "headings without letters have ids, too",
    reserved: [],
    headings: ["🎉", "–"],
    ids: ["section", "section-1"],
  },
  {
    name: "names of JavaScript's own properties are ordinary words",
    reserved: [],
    headings: ["constructor", "constructor"],
    ids: ["constructor", "constructor-1"],
  },
])("ANCH-2 $name", ({ reserved, headings, ids }) => {
  const slugger = createHeadingSlugger(reserved);
  expect(headings.map(slugger)).toEqual(ids);
});

test.each([
  { label: "Långa meddelanden", slug: "langa-meddelanden" },
  { label: "IT", slug: "it" },
  { label: "  Mat & Dryck  ", slug: "mat-dryck" },
  { label: "Café_kväll", slug: "cafe-kvall" },
  { label: "A\u030aka", slug: "aka" },
])('BLOG-11 the address of the tag "$label" ends with $slug', ({ label, slug }) => {
  expect(tagSlug(label)).toBe(slug);
});
