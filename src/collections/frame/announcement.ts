import type { LocaleContext } from "../site-data.ts";
import type { Announcement } from "./frame-model.ts";

/** The announcement in a language; null when there is none to show (ANN-1). */
export function buildAnnouncement({ data, text }: LocaleContext): Announcement | null {
  const { announcement } = data;
  if (!announcement?.enabled) return null;
  const { id, content, isCloseable, backgroundColor, textColor } = announcement;
  return {
    id,
    html: text(content),
    isCloseable,
    style: `:root{--announcement-paper:${backgroundColor};--announcement-ink:${textColor}}`,
  };
}
