import { expect, test } from "vitest";
import { editLinks } from "../../../../src/routes/edit-links.ts";

const url = "https://test.example";

test.each([
  ["docs/event/cmi", "docs/entries/event/cmi"],
  ["blog/2026-03-01-a", "posts/entries/2026-03-01-a"],
  ["ga-med", "pages/entries/ga-med"],
])("AID-20 the text %s is edited in the form at %s, or as a file on GitHub", (name, entry) => {
  const repository = "https://github.com/a/b";
  expect(editLinks(`src/content/en/${name}.md`, { repository, url })).toEqual({
    form: `${url}/admin/#/collections/${entry}`,
    file: `${repository}/edit/main/src/content/en/${name}.md`,
  });
});

test("AID-20 elsewhere than on GitHub there is only the file, and without a repository nothing", () => {
  const repository = "https://code.example/b";
  expect(editLinks("src/content/sv/a.md", { repository, url }).form).toBeNull();
  expect(editLinks("src/content/sv/a.md", { repository: null, url })).toEqual({
    form: null,
    file: null,
  });
});
