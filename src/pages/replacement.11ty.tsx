import layout from "../layouts/content.11ty.tsx";
import { paginated } from "../layouts/template.tsx";

/** Texts that replace missing translations, and placeholders of hidden texts. */
export const data = paginated("replacementPages");

export default layout;
