import { bodiesOf } from "../model/committees.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Check } from "./check.ts";

/** Promise: who arranges an event is a body of the chapter map. */
export const eventOrganisers: Check = {
  name: "organisers of events",
  // A committee that has left the map stops nobody; its event is listed without it.
  severity: "warn",
  about: "sources",
  run({ data, dataFiles }) {
    const file = "_data/events.json";
    const known = bodiesOf(data.chapterMap).map(({ to }) => to);
    const written = dataFiles.find((each) => each.file === file)?.value as
      | { events: { committee?: string }[] }
      | undefined;
    return (written?.events ?? []).flatMap(({ committee }, index) =>
      committee === undefined || known.includes(committee)
        ? []
        : [
            {
              file,
              path: ["events", index, "committee"],
              problem: `No body of the chapter map has the page "${committee}".`,
              fix: suggestion(committee, known),
            },
          ],
    );
  },
};
