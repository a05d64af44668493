import layout from "../layouts/content.11ty.tsx";
import { pages } from "../layouts/template.tsx";

/** Texts that replace missing translations, and placeholders of hidden texts. */
export const data = pages("replacement");

export default layout;
