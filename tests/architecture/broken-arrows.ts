import { posix } from "node:path";
import { type Import, importsOf, type SourceFile } from "./imports-of.ts";
import { ROOMS, type Room, type Rooms } from "./rooms.ts";

/** Every import that the table of rooms does not allow, in words. */
export function brokenArrows(files: readonly SourceFile[], rooms: Rooms = ROOMS): string[] {
  return files.flatMap((file) => {
    const { path } = file;
    const [place, room] = roomOf(path, rooms);
    if (!room) return [`${path} is in no known room: add it to tests/architecture/rooms.ts`];
    const broken = importsOf(file).flatMap(({ specifier, typeOnly }): string[] => {
      if (!specifier.startsWith(".")) {
        const name = packageOf(specifier);
        return mayUse(room, name)
          ? []
          : [`${path} imports the package "${name}": ${place} may import ${packagesOf(room)}`];
      }
      const target = posix.join(posix.dirname(path), specifier);
      return liesIn(target, place) || mayImport(room, target, typeOnly)
        ? []
        : [`${path} imports ${target}: ${place} may import only ${filesOf(room)}`];
    });
    return [...new Set(broken)];
  });
}

/** The folder that the room of a file has for it, `widgets/dropdown` for `widgets/<name>`, and the room. */
function roomOf(path: string, rooms: Rooms): [place: string, room?: Room] {
  for (const [name, room] of Object.entries(rooms)) {
    const place = pattern(name).exec(path)?.[0].replace(/\/$/, "");
    if (place) return [place, room];
  }
  return [path];
}

function mayImport(
  { imports = [], types = [] }: Room,
  target: string,
  typeOnly: Import["typeOnly"],
) {
  return [...imports, ...(typeOnly ? types : [])].some((entry) => liesIn(target, entry));
}

function mayUse({ packages = [] }: Room, name: string): boolean {
  return packages === "any" || packages.includes(name);
}

/** Whether a path is the file, or in the folder, that an entry of the table names. */
function liesIn(path: string, entry: string): boolean {
  return pattern(entry).test(path);
}

function pattern(entry: string): RegExp {
  const source = entry
    .replaceAll(".", "\\.")
    .replace("<name>", "([^/.]+)")
    .replaceAll("<name>", "\\1");
  return new RegExp(`^${source}(?:/|$)`);
}

function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return "node";
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function filesOf({ imports = [], types = [] }: Room): string {
  return [...imports, ...types.map((entry) => `types of ${entry}`)].join(", ") || "its own folder";
}

function packagesOf({ packages = [] }: Room): string {
  return packages.length === 0 ? "no packages" : `only the packages ${[...packages].join(", ")}`;
}
