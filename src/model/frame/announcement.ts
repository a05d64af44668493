import type { SiteData } from "../site-data.ts";

/** CSS for a `<style>` in the head: the policy allows no other style for it. null without an announcement. */
export function announcementStyle({ announcement }: Pick<SiteData, "announcement">): string | null {
  if (!announcement) return null;
  const { backgroundColor, textColor } = announcement;
  return `:root{--announcement-paper:${backgroundColor};--announcement-ink:${textColor}}`;
}
