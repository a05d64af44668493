import { menuFiles } from "../../collections/navbar/menus.ts";
import { files, writeFile } from "../../layouts/template.tsx";

/** The menus as JSON, for the component that draws them in the browser. */
export const data = files((site, locale) =>
  menuFiles(site[locale]).map(({ path, data: menu }) => ({
    path,
    content: () => JSON.stringify(menu),
  })),
);

export default writeFile;
