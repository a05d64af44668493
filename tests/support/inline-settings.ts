import { vi } from "vitest";
import type { InlineSettings } from "../../src/assets/inline-scripts.ts";

/** Lets a unit test import the inline script, with what the build would have put into it. */
export function stubInlineSettings({
  unchosen = "system",
  hasSwitch = true,
  hasAnnouncement = true,
  announcementEnd = 0,
}: Partial<InlineSettings["colorMode"] & Omit<InlineSettings, "colorMode">> = {}): void {
  vi.stubGlobal("SITE_MODE", unchosen);
  vi.stubGlobal("SITE_HAS_SWITCH", hasSwitch);
  vi.stubGlobal("SITE_HAS_ANNOUNCEMENT", hasAnnouncement);
  vi.stubGlobal("SITE_ANNOUNCEMENT_END", announcementEnd);
}
