import { files, writeFile } from "../../layouts/template.tsx";
import { menuFiles } from "../../model/navbar/menus.ts";

/** The menus as JSON, for the component that draws them in the browser. */
export const data = files((site, locale) =>
  menuFiles(site[locale]).map(({ path, data: menu }) => ({
    path,
    content: () => JSON.stringify(menu),
  })),
);

export default writeFile;
