import { localPath } from "../../routes/locales.ts";
import { comparablePath } from "../../routes/paths.ts";
import type { Announcement } from "../../schema/announcement.ts";
import type { SiteData } from "../site-data.ts";

/** The announcement on a day; undefined while it is switched off, before its first day and after its last one. */
export function announcedOn(
  announcement: Announcement | null | undefined,
  today: string,
): Announcement | undefined {
  const { enabled, from = today, expires = today } = announcement ?? {};
  return announcement && enabled && from <= today && today <= expires ? announcement : undefined;
}

/** The announcement on a page; a list of no pages means all. */
export function announcementAt(
  url: string,
  { announcement, locales }: Pick<SiteData, "announcement" | "locales">,
): Announcement | null {
  const path = `${comparablePath(localPath(url, locales))}/`;
  const isShown = announcement?.pages?.some((page) => path.startsWith(`${comparablePath(page)}/`));
  return isShown || !announcement?.pages?.length ? announcement : null;
}

/** CSS for a `<style>` in the head: the policy allows no other style for it. null without an announcement. */
export function announcementStyle({ announcement }: Pick<SiteData, "announcement">): string | null {
  if (!announcement) return null;
  const { backgroundColor, textColor } = announcement;
  return `:root{--announcement-paper:${backgroundColor};--announcement-ink:${textColor}}`;
}
