import { vi } from "vitest";
import type { InlineSettings } from "../../src/bundle/inline-scripts.ts";

/** Lets a unit test import the inline script, with what the build would have put into it. */
export function stubInlineSettings({
  unchosen = "system",
  hasSwitch = true,
  hasAnnouncement = true,
}: Partial<InlineSettings["colorMode"] & Pick<InlineSettings, "hasAnnouncement">> = {}): void {
  vi.stubGlobal("SITE_MODE", unchosen);
  vi.stubGlobal("SITE_HAS_SWITCH", hasSwitch);
  vi.stubGlobal("SITE_HAS_ANNOUNCEMENT", hasAnnouncement);
}
