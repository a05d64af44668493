import type { LocaleContext } from "../site-data.ts";

export type Announcement = NonNullable<ReturnType<typeof buildAnnouncement>>;

/** The line above the navbar in a language; null when there is none to show (ANN-1). */
export function buildAnnouncement({ data, text }: LocaleContext) {
  const { announcement } = data;
  if (!announcement?.enabled) return null;
  const { id, content, isCloseable, backgroundColor, textColor } = announcement;
  return {
    /** The browser remembers by it that a visitor has closed it. */
    id,
    html: text(content),
    isCloseable,
    /** CSS for a `<style>` in the head: the policy allows no style attributes. */
    style: `:root{--announcement-paper:${backgroundColor};--announcement-ink:${textColor}}`,
  };
}
