/**
 * Starts Eleventy for `npm start` and `npm run build`, if what package.json names is installed. Plain
 * JavaScript without packages: before `npm ci` there are none, and no Node but that of the computer.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const { devDependencies } = read("package.json");
const others = Object.entries(devDependencies)
  .filter(([name, version]) => read(`node_modules/${name}/package.json`).version !== version)
  .map(([name]) => name);

if (others.length === 0) {
  // In a process of its own: what is wrong with a schema must not keep the site from being shown.
  if (process.argv.includes("--serve"))
    spawn(process.execPath, ["src/tools/editor-schemas.ts", "--schemas"], { stdio: "ignore" });
  await import(new URL("node_modules/@11ty/eleventy/cmd.cjs", root).href);
} else {
  const some = others.slice(0, 3).join(", ") + (others.length > 3 ? ", …" : "");
  console.error(`These packages are missing, or have other versions than in package.json: ${some}`);
  console.error("Run:  npm ci");
  process.exitCode = 1;
}

/** A JSON file of the project; empty where it cannot be read. */
function read(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, root), "utf8"));
  } catch {
    return {};
  }
}
