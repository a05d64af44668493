import { expect, test } from "vitest";
import { escapeMarkdown } from "../../../src/pages/escape-markdown.ts";

test("TWIN-3 names stand in Markdown exports as text", () => {
  expect(escapeMarkdown("<script>[x](y) *z*")).toBe("\\<script>\\[x\\](y) \\*z\\*");
});
