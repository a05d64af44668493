import { LOCALES } from "../../src/schema/localized.ts";
import { serveVariant, type VariantHost } from "./variant-host.ts";

/** Versions of the docs in the site of `serveVersions`; the second is the latest. */
export const VERSIONS = [
  { name: "next", label: { sv: "Nästa version", en: "Next version" }, path: "next" },
  { name: "current", label: { sv: "2026/27", en: "2026/27" }, path: "" },
  { name: "2025", label: { sv: "2025/26", en: "2025/26" }, path: "2025" },
] as const;

const both = (text: string) => ({ sv: text, en: text });

/** A navbar with one item of each kind that has to do with versions, and a label with a link. */
const NAVBAR = {
  title: "Versioner",
  items: [
    {
      type: "dropdown",
      label: both("Mer"),
      to: "/section",
      position: "left",
      items: [
        { label: both("Företag"), to: "/business" },
        { type: "docsVersion", label: both("Dokument") },
      ],
    },
    { type: "doc", docId: "intro", label: both("Intro"), position: "left" },
    { type: "docSidebar", sidebarId: "docs", position: "left" },
    { type: "docsVersion", position: "left" },
    { label: both("Nyheter"), to: "/blog", position: "left" },
    { type: "docsVersionDropdown" },
    { type: "localeDropdown" },
  ],
};

const doc = (title: string, position: number) =>
  `---\ntitle: ${title}\ndescription: ${title}\nsidebar_position: ${position}\n---\n\n## Del ett\n\nText.\n`;

/**
 * The website with three versions of its docs: `intro` is in all of them, `board` not in the oldest,
 * `ny` only in the newest, where it stands first.
 */
export async function serveVersions(): Promise<VariantHost> {
  const docs = LOCALES.flatMap((locale) => [
    [`src/versions/next/${locale}/ny.md`, doc("Nyast", 1)],
    [`src/versions/next/${locale}/intro.md`, doc("Intro", 2)],
    [`src/versions/next/${locale}/board.md`, doc("Styrelsen", 3)],
    [`src/versions/2025/${locale}/intro.md`, doc("Intro", 1)],
  ]);
  return await serveVariant({
    "_data/navbar.json": JSON.stringify(NAVBAR),
    "_data/versions.json": JSON.stringify({ last: "current", versions: VERSIONS }),
    ...Object.fromEntries(docs),
  });
}
