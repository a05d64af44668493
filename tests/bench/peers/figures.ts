import { CATEGORIES } from "../lighthouse/audit.ts";
import { median } from "../measure.ts";
import type { PageCost } from "./page-cost.ts";
import type { Figure, Result } from "./results.ts";
import type { Usage } from "./run-measured.ts";

const seconds = (value: number) => `${value.toFixed(1)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const megabytes = (value: number) => `${Math.round(value)} MB`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/** The figures that the chart shows. */
export const COLD_BUILD: Figure = {
  name: "cold build",
  of: ({ cold }) => middle(cold.map((usage) => usage.seconds)),
  write: seconds,
};
export const SAVE_TO_SEEN: Figure = {
  name: "save → seen in an open page",
  of: ({ save }) => middle(save?.seen),
  write: milliseconds,
};
export const PAGE_BYTES: Figure = {
  name: "docs page until it is loaded",
  of: ({ page }) => (page ? total(page) : null),
  write: kilobytes,
};

/** All figures, in the order of the table. */
export const FIGURES: readonly Figure[] = [
  COLD_BUILD,
  {
    name: "cold build, processor time",
    of: ({ cold }) => middle(known(cold, (usage) => usage.processorSeconds)),
    write: seconds,
  },
  {
    name: "cold build, peak memory",
    of: ({ cold }) => middle(known(cold, (usage) => usage.megabytes)),
    write: megabytes,
  },
  {
    name: "warm build",
    of: ({ warm }) => middle(warm.map((usage) => usage.seconds)),
    write: seconds,
  },
  {
    name: "save → served by the development server",
    of: ({ save }) => middle(save?.served),
    write: milliseconds,
  },
  SAVE_TO_SEEN,
  PAGE_BYTES,
  {
    name: "– without fonts and images",
    of: ({ page }) => (page ? total(page) - page.bytes.Font - page.bytes.Image : null),
    write: kilobytes,
  },
  {
    name: "– the same over HTTP/2",
    of: ({ page }) => page?.http2 ?? null,
    write: kilobytes,
  },
  ...(
    [
      ["HTML", "Document"],
      ["stylesheets", "Stylesheet"],
      ["scripts", "Script"],
      ["fonts", "Font"],
      ["images", "Image"],
      ["other", "Other"],
    ] as const
  ).map(
    ([name, type]): Figure => ({
      name: `– ${name}`,
      of: ({ page }) => page?.bytes[type] ?? null,
      write: kilobytes,
    }),
  ),
  { name: "– requests", of: ({ page }) => page?.requests ?? null, write: String },
  {
    name: "fetched at rest after that",
    of: ({ page }) => page?.restBytes ?? null,
    write: kilobytes,
  },
  { name: "– requests", of: ({ page }) => page?.restRequests ?? null, write: String },
  { name: "largest paint", of: ({ page }) => page?.largestPaint ?? null, write: milliseconds },
  { name: "blocked", of: ({ page }) => page?.blocked ?? null, write: milliseconds },
  {
    name: "layout shift",
    of: ({ page }) => page?.layoutShift ?? null,
    write: (value) => value.toFixed(3),
  },
  ...CATEGORIES.map(
    (category): Figure => ({
      name: `Lighthouse, ${category}`,
      of: ({ lighthouse }) => lighthouse?.[category] ?? null,
      write: String,
    }),
  ),
];

function total({ bytes }: PageCost): number {
  return Object.values(bytes).reduce((sum, value) => sum + value, 0);
}

function middle(values: readonly number[] | null | undefined): number | null {
  return values && values.length > 0 ? median([...values]) : null;
}

function known(usages: Result["cold"], of: (usage: Usage) => number | null): number[] {
  return usages.map(of).filter((value) => value !== null);
}
