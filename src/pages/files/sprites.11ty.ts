import { COVERS } from "../../components/cover/covers.ts";
import { siteFiles, writeFile } from "../../layouts/template.tsx";
import { ICON_SPRITE } from "../../schema/icons.ts";

/** Covers, emblems, and icons with long paths: one file of each for all pages. */
export const data = siteFiles(({ build: { emblems } }) =>
  [COVERS, ICON_SPRITE, ...(emblems.drawings.size > 0 ? [emblems.sprite] : [])].map(
    ({ address, content }) => ({ path: address.slice(1), content: () => content }),
  ),
);

export default writeFile;
