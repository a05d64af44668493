import { vi } from "vitest";
import type { BundleSettings } from "../../src/eleventy/bundle-settings.ts";

/** Lets a unit test import the inline script, with what the build would have put into it. */
export function stubBundleSettings({
  unchosen = "system",
  hasSwitch = true,
  hasAnnouncement = true,
}: Partial<BundleSettings["colorMode"] & Pick<BundleSettings, "hasAnnouncement">> = {}): void {
  vi.stubGlobal("SITE_MODE", unchosen);
  vi.stubGlobal("SITE_HAS_SWITCH", hasSwitch);
  vi.stubGlobal("SITE_HAS_ANNOUNCEMENT", hasAnnouncement);
}
