/**
 * `npm run test:nightly -- netlify`: Netlify's own builder, offline, builds the fixture twice in each context; before the
 * second one Netlify's `.cache` is emptied and the calendar is gone, so that the copy of the plugin's cache is shown.
 * `npm ci --prefix tests/netlify` installs it.
 */
import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildEnvironment, createProject, PROJECT } from "../support/build.ts";
import { calendarHost, calendarOf } from "../support/calendar.ts";

const BUILDER = join(import.meta.dirname, "node_modules/.bin/netlify-build");
const ENTRY = ["UID:1", "DTSTART:20260610T160000Z", "SUMMARY:Pub från kalendern"];

/** Throws what was printed, if something is not as it should be. */
function check(isRight: boolean, what: string, printed: string): void {
  if (!isRight) throw new Error(`${what}\n${printed}`);
  console.log(`ok   ${what}`);
}

for (const context of ["production", "deploy-preview"]) {
  let isThere = true;
  await using host = await calendarHost((_, response) =>
    isThere ? response.end(calendarOf(ENTRY)) : response.writeHead(503).end(),
  );
  await using project = await createProject();
  for (const name of ["netlify", "netlify.toml"])
    cpSync(join(PROJECT, name), join(project.dir, name), { recursive: true });
  for (const told of ["", "Its last good copy is used"]) {
    const args = ["--offline", "--telemetry=false", `--context=${context}`, `--cwd=${project.dir}`];
    const env = buildEnvironment(project.dir, {
      CALENDAR_ICS_URL: `${host.address}/basic.ics`,
      SITE_PREVIEW: undefined,
      CI: "true",
    });
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [BUILDER, ...args], {
      cwd: project.dir,
      env,
      maxBuffer: 100_000_000,
    });
    const printed = stdout + stderr;
    const page = readFileSync(join(project.dir, "_site/evenemang.html"), "utf8");
    const isPreview = page.includes('<meta name="robots" content="noindex');
    check(
      printed.includes(told),
      `${context}, calendar ${isThere ? "there" : "gone: the copy is told"}`,
      printed,
    );
    check(page.includes("Pub från kalendern"), `${context}: its entry is on the page`, printed);
    check(
      isPreview === (context !== "production"),
      `${context}: hidden from search engines or not`,
      printed,
    );
    isThere = false;
    rmSync(join(project.dir, ".cache"), { recursive: true });
  }
}
