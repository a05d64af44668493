import { vi } from "vitest";
import { type InlineSettings, inlineScript } from "../../src/assets/inline-scripts.ts";

/** Lets a unit test import the inline script, with what the build would have put into it. */
export function stubInlineSettings({
  unchosen = "system",
  hasSwitch = true,
  hasAnnouncement = true,
  announcementEnd,
}: Partial<InlineSettings["colorMode"] & Omit<InlineSettings, "colorMode">> = {}): void {
  const colorMode = { unchosen, hasSwitch };
  const { define = {} } = inlineScript({}, { colorMode, hasAnnouncement, announcementEnd });
  for (const [name, value] of Object.entries(define)) vi.stubGlobal(name, JSON.parse(value));
}
