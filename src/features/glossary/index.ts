import type { Feature } from "../feature.ts";
import { Glossary } from "./glossary.tsx";

/** The list of the words of the chapter. The words themselves are known to all texts: `src/model/glossary.ts`. */
export const glossary: Feature = {
  blocks: { glossary: { Block: Glossary } },
};
