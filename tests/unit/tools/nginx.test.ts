import { expect, test } from "vitest";
import { UserError } from "../../../src/schema/finding.ts";
import { nginxConfig } from "../../../src/tools/nginx.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

// What nginx makes of it is tried with nginx itself: tests/hosts.

const SETTINGS = { root: "/var/www/site", listen: "80", name: "test.example" };

async function configOf(files: Record<string, string>): Promise<string> {
  await using folder = await createTempFolder({
    "index.html": "hem",
    _headers: "",
    _redirects: "",
    ...files,
  });
  return await nginxConfig(folder.dir, SETTINGS);
}

test("HOST-1 page views are passed on as _redirects says", async () => {
  const config = await configOf({
    _redirects: "/_vercel/insights/*  https://views.example/_vercel/insights/:splat  200\n",
  });
  expect(config).toMatch(
    /location \^~ "\/_vercel\/insights\/" {\s+proxy_pass "https:\/\/views\.example\/_vercel\/insights\/";/,
  );
});

test("HOST-1 the compressed files are asked for where there are some", async () => {
  expect(await configOf({})).not.toMatch(/_static/);
  const config = await configOf({ "index.html.br": "x", "index.html.gz": "x" });
  expect(config).toContain("gzip_static on;");
  expect(config).toContain("brotli_static on;");
});

test.each([
  [
    "a rule that has no form in nginx yet",
    { _redirects: "/a/:b /c/:b 301\n" },
    /\/a\/:b.*nginx\.ts/s,
  ],
  [
    "a type for some addresses only",
    { _headers: "/blog/rss.xml\n  Content-Type: text/xml\n" },
    /rss\.xml.*\*\.ending/s,
  ],
  ["a kind of file that nobody has named", { "a.zzz": "?" }, /"\.zzz".*nginx\.ts/s],
  ["a value that nginx would fill in", { _headers: "/*\n  X-A: $host\n" }, /\$host/],
])("HOST-1 %s is refused", async (_, files, message) => {
  await expect(configOf(files)).rejects.toThrow(UserError);
  await expect(configOf(files)).rejects.toThrow(message);
});

test("HOST-1 a setting that would be more than one is refused", async () => {
  await using folder = await createTempFolder({ "index.html": "", _headers: "", _redirects: "" });
  await expect(nginxConfig(folder.dir, { ...SETTINGS, name: "a; include x" })).rejects.toThrow(
    /neither an address nor a domain/,
  );
});
