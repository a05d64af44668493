import { adminPage } from "../../admin/admin-page.ts";
import { adminConfig } from "../../admin/config.ts";
import { pack, snapshotOf } from "../../admin/preview/snapshot.ts";
import { siteFiles, writeFile } from "../../layouts/template.tsx";
import { hasAdmin } from "../../routes/edit-links.ts";

/** The page where editors write in the browser, what it can edit, and what its preview knows of the build. */
export const data = siteFiles((site) => {
  if (!hasAdmin(site.data.site)) return [];
  return [
    { path: "admin/index.html", content: () => adminPage(site.data) },
    {
      path: "admin/config.json",
      content: () => JSON.stringify(adminConfig(site.allData, site.sources)),
    },
    { path: "admin/snapshot.json", content: () => pack(snapshotOf(site)) },
  ];
});

export default writeFile;
