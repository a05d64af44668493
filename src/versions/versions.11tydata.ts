import { permalinkOf } from "../model/permalink.ts";

/** Directory data of the archived docs. */
export default {
  layout: "content.11ty.tsx",
  permalink: permalinkOf,
};
