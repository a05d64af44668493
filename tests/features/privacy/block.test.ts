import { expect, test } from "vitest";
import { SESSION_KEYS, STORAGE_KEYS } from "../../../src/schema/storage-keys.ts";
import { shown, textsIn } from "../../support/block.ts";
import { label } from "../../support/labels.ts";
import { siteData } from "../../support/site-data.ts";

test("PRIVACY-1 ::: privacy says whether views are counted, and lists all that is stored", () => {
  const { site } = siteData();
  const counting = (enabled: boolean) =>
    shown("privacy", "page-views", {
      site: { ...site, analytics: { ...site.analytics, enabled } },
    });
  expect(counting(true)).toContain(label("en", "privacy.counted"));
  expect(counting(false)).toContain(label("en", "privacy.notCounted"));
  const stored = textsIn(shown("privacy", "stored"), "code");
  expect(stored).toEqual([...Object.values(STORAGE_KEYS), ...Object.values(SESSION_KEYS)]);
});
