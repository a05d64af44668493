import { pages } from "../layouts/template.tsx";
import layout from "../layouts/text.11ty.tsx";

/** Texts that replace missing translations, and placeholders of hidden texts. */
export const data = pages("replacement");

export default layout;
