import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createProject, WITHOUT_NEWS } from "../support/build.ts";
import { builtOnce } from "../support/shared-sites.ts";
import { AS_IT_IS, fixture, ONLY_VERSION } from "./sites.ts";

// tests/unit/lint has the findings; here is what a build does with them.

/** The report that ends a failed build. */
function report(output: string): string {
  const [, text] =
    /Eleventy Fatal Error \(CLI\):\n([\s\S]*?Nothing was published\.)/.exec(output) ?? [];
  return text ?? `There is no report in:\n${output}`;
}

test("CONF-1, CONF-7 a report ends a failed build, which leaves the earlier one as it was, and nothing half-written", async () => {
  await using project = await createProject({
    files: {
      ...WITHOUT_NEWS,
      ...ONLY_VERSION,
      "photos/cat.jpg": "",
      // It only shows when the pages are finished.
      "src/content/sv/section.md":
        "---\ntitle: Sida\ndescription: En sida.\n---\nSe [a](/blog/tags/nope) och [fel](/docs/intro#nope).\n",
    },
  });
  const earlier = await fixture();
  cpSync((await builtOnce(AS_IT_IS)).dir, join(project.dir, "_site"), { recursive: true });
  const failed = await project.build();
  expect(failed.exitCode).toBe(1);
  expect(failed.files).toEqual(earlier.files);
  const changed = failed.files.filter((file) => !failed.bytes(file).equals(earlier.bytes(file)));
  expect(changed).toEqual([]);
  expect(existsSync(join(project.dir, "_site.next"))).toBe(false);
  expect(failed.output).not.toMatch(/^\s+at .*\.tsx?\b|TypeScript|zod/im);
  expect(report(failed.output)).toBe(`src/content/sv/section.md:5:4
  The link /blog/tags/nope on /section leads to /blog/tags/nope, which does not exist.

1 finding in 1 file. Nothing was published.`);
  // Warnings are printed before it.
  const [, warning] =
    /^warning:\n([\s\S]*?)\n\n\d+ findings? in .*Warnings do not stop/m.exec(failed.output) ?? [];
  expect(warning).toMatch(/^src\/content\/sv\/section\.md:5:29\n {2}The link .*"#nope"/m);
  // One that must not begin says why.
  const refused = await project.build({ env: { SITE_OUTPUT: "photos" } });
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain("Nothing was built: no build has made photos");
  expect(refused.output).not.toMatch(/^\s+at /m);
});
