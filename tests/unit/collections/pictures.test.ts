import { expect, test } from "vitest";
import type { SharePicture } from "../../../src/collections/pages/share-picture.ts";
import { shareSets } from "../../../src/collections/pictures.ts";
import { both, contextOf, siteData } from "../../support/site-data.ts";

const post = (iso: string) => ({
  ...{ title: iso, url: `/blog/${iso}`, description: "Om dagen.", cover: "book" },
  ...{ contentLocale: "sv", date: { iso, long: iso } },
});
const event = (title: string, day: string, more = {}) => ({
  ...{ title: both(title), start: `${day}T18:00`, end: `${day}T20:00`, ...more },
});

function sets(isBuild = true) {
  const events = [
    event("Över", "2026-05-31"),
    event("Inställd", "2026-06-02", { cancelled: true }),
    event("Pub", "2026-06-03", { place: both("Issy") }),
    event("Fika", "2026-06-04"),
  ];
  const context = contextOf("sv", {
    today: "2026-06-01",
    events: { ...siteData().events, events },
  });
  const blog = { listed: [post("2026-05-20"), post("2026-04-20")] } as never;
  const drawn: SharePicture[] = [];
  const address = (picture: SharePicture) => `/${drawn.push(picture)}.png`;
  return { sets: shareSets({ context, blog }, isBuild ? address : undefined), drawn };
}

test("SHARE-4 events to come and posts of the last month have three pictures, their words and a description", () => {
  const { sets: found, drawn } = sets();
  expect(found.map(({ title }) => title)).toEqual(["Pub", "Fika", "2026-05-20"]);
  expect(found[0]).toMatchObject({
    text: "Pub\nonsdag 3 juni 18:00–20:00\nIssy\nhttps://www.example.org/evenemang/2026-06-03-pub",
    alt: "Tecknat tegelvalv med texten: Pub, onsdag 3 juni 18:00–20:00, Issy",
  });
  expect(found[0]?.pictures.map(({ file }) => file)).toEqual([
    "2026-06-03-pub-story.png",
    "2026-06-03-pub-square.png",
    "2026-06-03-pub-link.png",
  ]);
  expect(found[1]?.text).toBe(
    "Fika\ntorsdag 4 juni 18:00–20:00\nhttps://www.example.org/evenemang/2026-06-04-fika",
  );
  expect(drawn[0]).toMatchObject({ format: "story", date: { day: "3", month: "juni" } });
  expect(drawn[2]).toMatchObject({ format: "link", line: expect.stringContaining("2026") });
  expect(drawn[8]).toMatchObject({ title: "2026-05-20", motif: "book" });
});

test("SHARE-4 where no pictures are made the words are there", () => {
  expect(sets(false).sets.map(({ pictures }) => pictures)).toEqual([[], [], []]);
});
