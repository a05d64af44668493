import { LOCALES } from "../../../src/schema/localized.ts";
import { type EditorSite, footerList, pageText } from "../../support/editor-site.ts";

/** Where a mistake is told, and a word that the message cannot do without. */
export interface Mistake {
  at: RegExp;
  says: RegExp;
  /** How often at most; once if nothing is said. */
  times?: number;
}
type Blunder = (site: EditorSite) => Mistake | Promise<Mistake>;

/** Mistakes in data and front matter: each is told once, at its line, with what is wrong. */
export const MISTAKES: Record<string, Blunder> = {
  "a role without its title in English": (site) => {
    site.changeData("people", (people) => {
      Object.values(people)[0]?.roles.push({ title: { sv: "Ny roll" }, email: "ny@example.org" });
    });
    return { at: /^_data\/people\.json:\d+$/, says: /"?en"?/ };
  },

  "an event on a day that does not exist": (site) => {
    site.changeData("events", ({ events }) => {
      const title = { sv: "Skottdag", en: "Leap day" };
      events.push({ title, start: "2099-02-30T18:00", end: "2099-03-30T20:00" });
    });
    return { at: /^_data\/events\.json:\d+$/, says: /2099-02-30/ };
  },

  "a link of the footer without a name": (site) => {
    site.changeData("footer", (footer) => {
      footerList(footer).push({ href: "https://example.org/utan-namn" });
    });
    return { at: /^_data\/footer\.json/, says: /label/ };
  },

  "a comma that is missing in a data file": (site) => {
    const value = { sv: "1", en: "1" };
    const entry = JSON.stringify({ value, label: value });
    site.write("_data/stats.json", `[\n  ${entry}\n  ${entry}\n]\n`);
    return { at: /^_data\/stats\.json:\d+/, says: /comma/i };
  },

  "a page that is both draft and unlisted": async (site) => {
    const front = { title: "Båda", description: "Om båda.", draft: true, unlisted: true };
    await site.writeText("docs/bade-och", "sv", pageText(front));
    return { at: /^src\/content\/sv\/docs\/bade-och\.md:\d/, says: /draft.*unlisted/ };
  },

  "a page without its title": async (site) => {
    const front = { description: "Om sidan utan rubrik." };
    await site.writeText("sida-utan-rubrik", "sv", pageText(front));
    return { at: /^src\/content\/sv\/sida-utan-rubrik\.md/, says: /title/ };
  },
};

/** Mistakes of texts, which are read once all data and front matter are in order. */
export const WRONG_TEXTS: Record<string, Blunder> = {
  "a picture without a description": async (site) => {
    await site.addPicture("docs/utan-ord.png", "sv");
    const front = { title: "Utan ord", description: "Om sidan med en bild." };
    await site.writeText("docs/bild-utan-ord", "sv", pageText(front, "![](utan-ord.png)"));
    return { at: /^src\/content\/sv\/docs\/bild-utan-ord\.md:6/, says: /description/ };
  },

  "a picture that is not there": async (site) => {
    const front = { title: "Utan bild", description: "Om sidan utan sin bild." };
    await site.writeText("docs/utan-bild", "sv", pageText(front, "![En bild](finns-inte.png)"));
    return { at: /^src\/content\/sv\/docs\/utan-bild\.md:6/, says: /finns-inte\.png/ };
  },

  "a body that has no roles": async (site) => {
    const front = { title: "Okänd nämnd", description: "Om en nämnd som ingen känner." };
    await site.writeText("docs/okand-namnd", "sv", pageText(front, "::: roles ingen-sadan"));
    return { at: /^src\/content\/sv\/docs\/okand-namnd\.md:6/, says: /ingen-sadan/ };
  },
};

/** Mistakes that only show when all pages are known, and are told with those of texts. */
export const WRONG_LINKS: Record<string, Blunder> = {
  "a link in a text to a page that does not exist": async (site) => {
    const front = { title: "Med länk", description: "Om sidan med en länk." };
    const body = "Läs [mer](/docs/finns-verkligen-inte).";
    await site.writeText("docs/med-fel-lank", "sv", pageText(front, body));
    return { at: /^src\/content\/sv\/docs\/med-fel-lank\.md:6/, says: /finns-verkligen-inte/ };
  },

  "a page that was removed although a menu leads there": async (site) => {
    const doc = await site.takeDoc();
    site.changeData("navbar", ({ items }) => {
      items.push({ label: { sv: "Borttagen", en: "Removed" }, to: doc.url });
    });
    for (const locale of LOCALES) site.remove(`src/content/${locale}/${doc.file}.md`);
    // The menus of each language are made by themselves.
    const at = /^_data(\/navbar\.json:\d+)?$/;
    return { at, says: new RegExp(doc.url), times: LOCALES.length };
  },
};
