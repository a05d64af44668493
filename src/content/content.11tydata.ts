import { permalinkOf } from "../model/permalink.ts";

/** Directory data of all texts. */
export default {
  layout: "content.11ty.tsx",
  permalink: permalinkOf,
};
