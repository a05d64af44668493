import { expect } from "vitest";
import { LOCALES } from "../../../src/schema/localized.ts";
import type { EditorSite, MenuItem } from "../../support/editor-site.ts";
import { addressIn } from "../../support/labels.ts";
import { all, only, ownText, text } from "../dom.ts";
import {
  type Change,
  currentLinks,
  feed,
  languageOf,
  linksTo,
  menuLinks,
  post,
  redirects,
  sitemap,
  TITLE,
} from "./look.ts";

/** What changes or goes. */
export const REVISIONS: Record<string, Change> = {
  "a reworded text shows the new words, and the other language keeps its own": async (site) => {
    const doc = await site.takeDoc();
    site.reword(doc.file, "sv", (old) => `${old}\nEn mening som är ny.\n`);
    return (built) => {
      expect(text(only(built.page(doc.url), "main"))).toContain("En mening som är ny.");
      expect(text(only(built.page(`/en${doc.url}`), "main"))).not.toContain("som är ny");
    };
  },

  "a new title is the heading, the title of the tab and the name in the menu": async (site) => {
    const doc = await site.takeDoc();
    for (const locale of LOCALES) {
      site.reword(doc.file, locale, (old) => old.replace(/^title:.*$/m, `title: ${TITLE[locale]}`));
    }
    return (built) => {
      for (const locale of LOCALES) {
        const page = built.page(addressIn(locale, doc.url));
        expect(text(only(page, "h1"))).toBe(TITLE[locale]);
        expect(page.title).toContain(TITLE[locale]);
        expect(currentLinks(page).map(ownText)).toContain(TITLE[locale]);
      }
    };
  },

  "a renamed page is at its new address, and the old one leads there": async (site) => {
    const doc = await site.takeDoc();
    const file = `${doc.file}-med-nytt-namn`;
    site.rename(doc, file, `/${file}`);
    return (built) => {
      for (const locale of LOCALES) {
        const [from, to] = [addressIn(locale, doc.url), addressIn(locale, `/${file}`)];
        expect(text(only(built.page(to), "h1"))).toBe(doc.title[locale]);
        expect(built.urls).not.toContain(from);
        expect(sitemap(built)).toContain(to);
        expect(linksTo(built, from)).toEqual([]);
        expect(redirects(built)).toContainEqual([from, to, "301"]);
      }
    };
  },

  "a removed page is gone from pages, menus and sitemap, and its address leads on": async (
    site,
  ) => {
    const doc = await site.takeDoc();
    site.takeAway(doc, "/blog");
    return (built) => {
      for (const locale of LOCALES) {
        const from = addressIn(locale, doc.url);
        expect(built.urls).not.toContain(from);
        expect(sitemap(built)).not.toContain(from);
        expect(linksTo(built, from)).toEqual([]);
        expect(redirects(built)).toContainEqual([from, addressIn(locale, "/blog"), "301"]);
      }
    };
  },

  "a renamed post keeps its place in the news, and the old address leads there": async (site) => {
    const found = await site.takePost();
    const [file, url] = [`${found.file}-omdopt`, `${found.url}-omdopt`];
    site.rename(found, file, url);
    return (built) => {
      for (const locale of LOCALES) {
        const [from, to] = [addressIn(locale, found.url), addressIn(locale, url)];
        expect(text(only(built.page(to), "h1"))).toBe(found.title[locale]);
        expect(built.urls).not.toContain(from);
        expect(linksTo(built, to)).toContain(addressIn(locale, "/blog/archive"));
        expect(redirects(built)).toContainEqual([from, to, "301"]);
      }
    };
  },

  "a removed post is gone from lists and feeds": async (site) => {
    const found = await site.takePost();
    site.takeAway(found, "/blog");
    // A tag that no post carries any more has no page.
    await site.writePage("blog/2099-01-02-med-alla-taggar", () =>
      post({ title: "Med alla taggar", tags: Object.keys(site.data("news-tags")) }),
    );
    return (built) => {
      for (const locale of LOCALES) {
        const from = addressIn(locale, found.url);
        expect(built.urls).not.toContain(from);
        expect(linksTo(built, from)).toEqual([]);
        expect(feed(built, locale)).not.toContain(`${from}<`);
      }
    };
  },

  "an event that is moved shows its new day": (site) => {
    const event = {
      title: { sv: "Flyttad fest", en: "Moved party" },
      start: "2099-09-02T18:00",
      end: "2099-09-02T23:00",
    };
    site.changeData("events", ({ events }) => {
      if (events.length === 0) events.push(event);
      else Object.assign(events.at(-1) ?? {}, event);
    });
    return (built) => {
      for (const locale of LOCALES) {
        const home = built.page(addressIn(locale, "/"));
        const entry = all(home, "main li").find((item) => text(item).includes(event.title[locale]));
        expect(entry?.querySelector("time")?.getAttribute("datetime")).toMatch(/^2099-09-02/);
      }
    };
  },

  "a role with a new address is written to there, in both languages": (site) => {
    const body = shownBody(site);
    site.changeData("people", (people) => {
      Object.assign(people[body]?.roles[0] ?? {}, {
        title: { sv: "Rollen i ny dräkt", en: "The role in new clothes" },
        email: "ny.adress@example.org",
      });
    });
    return (built) => {
      const showing = (words: string) =>
        sitemap(built).filter((url) => text(built.page(url).body).includes(words));
      const swedish = showing("Rollen i ny dräkt");
      expect(swedish.length).toBeGreaterThan(0);
      expect(showing("The role in new clothes")).toEqual(swedish.map((url) => `/en${url}`));
      expect(showing("ny.adress@example.org")).toEqual(
        expect.arrayContaining([...swedish, ...swedish.map((url) => `/en${url}`)]),
      );
    };
  },

  "a removed menu entry is on no page any more": (site) => {
    let gone: MenuItem | undefined;
    site.changeData("navbar", ({ items }) => {
      gone = takeMenuEntry(items);
    });
    const name = gone?.label;
    if (!name) throw new Error("The navbar has no entry that could go.");
    return (built) => {
      for (const url of sitemap(built)) {
        expect(
          menuLinks(built, url).map(([label]) => label),
          url,
        ).not.toContain(name[languageOf(url)]);
      }
    };
  },

  "a changed label is on the pages of its language only": (site) => {
    const key = "common.skipToMainContent";
    const english = site.data("labels/en")[key];
    site.changeData("labels/sv", (labels) => {
      labels[key] = "Hoppa direkt till texten";
    });
    return (built) => {
      expect(text(built.page("/").querySelector("a"))).toBe("Hoppa direkt till texten");
      expect(text(built.page("/en/").querySelector("a"))).toBe(english);
    };
  },

  "an announcement is on every page, in the language of the page": (site) => {
    const content = { sv: "Det här är <b>nytt</b>.", en: "This is <b>new</b>." };
    site.changeData("announcement", (announcement) =>
      Object.assign(announcement, { enabled: true, id: "alldeles-ny", content }),
    );
    return (built) => {
      for (const url of built.urls) {
        const said = { sv: "Det här är nytt.", en: "This is new." }[languageOf(url)];
        expect(text(built.page(url).body), url).toContain(said);
      }
    };
  },
};

/** A body whose roles a text of today shows. */
function shownBody(site: EditorSite): string {
  const body = Object.keys(site.data("people")).find((name) => site.asksFor(`::: roles ${name}`));
  if (!body) throw new Error("No text shows the roles of a body.");
  return body;
}

/** An entry of a list of the navbar that can go: it leaves others, and no second one is called so. */
function takeMenuEntry(items: MenuItem[]): MenuItem | undefined {
  const lists = [items, ...items.map((item) => item.items ?? [])];
  const everything = lists.flat();
  for (const list of lists.toReversed()) {
    const entry = list.find(
      ({ label, items: children }) =>
        label &&
        !children &&
        everything.filter((other) => other.label?.sv === label.sv || other.label?.en === label.en)
          .length === 1,
    );
    if (entry && list.length > 1) return list.splice(list.indexOf(entry), 1)[0];
  }
  return undefined;
}
