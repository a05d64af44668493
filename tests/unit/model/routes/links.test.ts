import { expect, test } from "vitest";
import { classifyLink } from "../../../../src/routes/links.ts";

test.each([
  { target: "#a", kind: "fragment" },
  { target: "/x", kind: "internal" },
  { target: "x", kind: "internal" },
  { target: "/x.html", kind: "internal" },
  { target: "/x?file=a.pdf", kind: "internal" },
  { target: "https://www.example.org", kind: "internal" },
  { target: "https://www.example.org/x", kind: "internal" },
  { target: "https://WWW.EXAMPLE.ORG/x", kind: "internal" },
  { target: "https://www.example.org/f.pdf", kind: "file" },
  { target: "https://www.example.org.example/x", kind: "external" },
  { target: "//h/x", kind: "external" },
  { target: "HTTP://h", kind: "external" },
  { target: "mailto:a@b", kind: "scheme" },
  { target: "/f.PDF", kind: "file" },
  { target: "/backup.7z?x#y", kind: "file" },
])("LINK-1 $target is $kind", ({ target, kind }) => {
  expect(classifyLink(target, "https://www.example.org")).toBe(kind);
});
