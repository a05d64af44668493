import { expect } from "vitest";
import { LOCALES } from "../../../src/schema/localized.ts";
import { footerList, pageText } from "../../support/editor-site.ts";
import { addressIn } from "../../support/labels.ts";
import { all, only, ownText, text } from "../dom.ts";
import {
  type Change,
  canonical,
  currentLinks,
  feed,
  languageLinks,
  languageOf,
  linksTo,
  menuLinks,
  post,
  redirects,
  sitemap,
  TITLE,
} from "./look.ts";

/** What is new. None of it is in the way of the others or of what changes: all share one build. */
export const ADDITIONS: Record<string, Change> = {
  "a docs page in both languages is in the menu, the sitemap and the language menu": async (
    site,
  ) => {
    await site.writePage("docs/tillagda/sida", (locale) =>
      pageText({ title: TITLE[locale], description: "Om den tillagda sidan." }),
    );
    site.showInMenu("tillagda");
    return (built) => {
      for (const locale of LOCALES) {
        const page = built.page(addressIn(locale, "/docs/tillagda/sida"));
        expect(text(only(page, "h1"))).toBe(TITLE[locale]);
        expect(languageLinks(page)).toEqual(["/docs/tillagda/sida", "/en/docs/tillagda/sida"]);
        expect(currentLinks(page).map(ownText)).toContain(TITLE[locale]);
        expect(sitemap(built)).toContain(addressIn(locale, "/docs/tillagda/sida"));
      }
    };
  },

  "a page outside the docs is at the address of its file": async (site) => {
    await site.writePage("tillagd-vid-sidan", (locale) =>
      pageText({ title: TITLE[locale], description: "Om den tillagda sidan." }),
    );
    return (built) => {
      for (const locale of LOCALES) {
        const url = addressIn(locale, "/tillagd-vid-sidan");
        expect(text(only(built.page(url), "h1"))).toBe(TITLE[locale]);
        expect(sitemap(built)).toContain(url);
      }
    };
  },

  "a docs page in Swedish only is shown in English too, marked as Swedish": async (site) => {
    const front = { title: "Bara på svenska", description: "Om sidan som saknar en engelsk text." };
    await site.writeText("docs/tillagd-svensk", "sv", pageText(front, "En svensk mening."));
    return (built) => {
      const page = built.page("/en/docs/tillagd-svensk");
      expect(page.documentElement.lang).toBe("en");
      expect(all(page, "main [lang=sv]").map(text)).toContainEqual(
        expect.stringContaining("En svensk mening."),
      );
      expect(canonical(page)).toMatch(/[^n]\/docs\/tillagd-svensk$/);
      expect(sitemap(built)).toContain("/docs/tillagd-svensk");
      expect(sitemap(built)).not.toContain("/en/docs/tillagd-svensk");
    };
  },

  "a draft is not published": async (site) => {
    const front = { title: "Utkast", description: "Om utkastet.", draft: true };
    await site.writePage("docs/tillagt-utkast", () => pageText(front));
    return (built) => expect(built.urls.filter((url) => url.includes("utkast"))).toEqual([]);
  },

  "an unlisted page is there for those who have the link, and nowhere listed": async (site) => {
    const front = { title: "Olistad", description: "Om den olistade.", unlisted: true };
    await site.writePage("docs/tillagd-olistad", () => pageText(front));
    return (built) => {
      expect(built.urls).toEqual(
        expect.arrayContaining(["/docs/tillagd-olistad", "/en/docs/tillagd-olistad"]),
      );
      expect(sitemap(built).filter((url) => url.includes("olistad"))).toEqual([]);
      for (const url of ["/docs/tillagd-olistad", "/en/docs/tillagd-olistad"]) {
        // The pages themselves lead to each other in the language menu, and editors have lists.
        const others = linksTo(built, url).filter(
          (from) => !/tillagd-olistad$|\/redaktion\//.test(from),
        );
        expect(others).toEqual([]);
      }
    };
  },

  "a post is the first of the news and of the feed": async (site) => {
    await site.writePage("blog/2099-05-01-tillagt-inlagg", (locale) =>
      post({ title: TITLE[locale] }),
    );
    return (built) => {
      for (const locale of LOCALES) {
        const url = addressIn(locale, "/blog/2099/05/01/tillagt-inlagg");
        const list = built.page(addressIn(locale, "/blog"));
        expect(
          only<HTMLAnchorElement>(list, "article:first-of-type h2 a").getAttribute("href"),
        ).toBe(url);
        expect(text(built.page(url).body)).toContain("Det som alla ser.");
        expect(feed(built, locale)).toMatch(new RegExp(`<item>(?!.*<item>.*${url}).*${url}`, "s"));
      }
    };
  },

  "a tag has its page with the posts that carry it": async (site) => {
    site.changeData("news-tags", (tags) => {
      tags["tillagd-tagg"] = { label: { sv: "Tillagd tagg", en: "Added tag" } };
    });
    await site.writePage("blog/2099-04-01-med-tagg", () =>
      post({ title: "Med tagg", tags: ["tillagd-tagg"] }),
    );
    return (built) => {
      for (const locale of LOCALES) {
        const page = built.page(addressIn(locale, "/blog/tags/tillagd-tagg"));
        expect(text(only(page, "h1"))).toContain({ sv: "Tillagd tagg", en: "Added tag" }[locale]);
        expect(all(page, "article")).toHaveLength(1);
      }
    };
  },

  "an author stands on the posts and has a page": async (site) => {
    site.changeData("news-authors", (authors) => {
      authors.tillagd = { name: { sv: "Den tillagda gruppen", en: "The added group" }, page: true };
    });
    await site.writePage("blog/2099-03-01-av-tillagd", () =>
      post({ title: "Av den tillagda", authors: ["tillagd"] }),
    );
    return (built) => {
      for (const locale of LOCALES) {
        const name = { sv: "Den tillagda gruppen", en: "The added group" }[locale];
        const author = built.page(addressIn(locale, "/blog/authors/tillagd"));
        expect(text(only(author, "h1"))).toContain(name);
        expect(all(author, "article")).toHaveLength(1);
        const written = built.page(addressIn(locale, "/blog/2099/03/01/av-tillagd"));
        expect(text(only(written, "main"))).toContain(name);
      }
    };
  },

  "an event is on both home pages": (site) => {
    site.changeData("events", ({ events }) => {
      events.push({
        title: { sv: "Tillagd fest", en: "Added party" },
        start: "2099-07-01T18:00",
        end: "2099-07-01T23:00",
      });
    });
    return (built) => {
      expect(text(built.page("/").body)).toContain("Tillagd fest");
      expect(text(built.page("/en/").body)).toContain("Added party");
    };
  },

  "a date of the year stands where a text asks for it": async (site) => {
    site.changeData("key-dates", (dates) => {
      dates.tillagt = { label: { sv: "Tillagt datum", en: "Added date" }, date: "2099-08-10" };
    });
    const front = { title: "Med datum", description: "Om sidan med ett datum." };
    await site.writePage("docs/tillagd-med-datum", () => pageText(front, "::: key-date tillagt"));
    return (built) => {
      for (const locale of LOCALES) {
        const page = built.page(addressIn(locale, "/docs/tillagd-med-datum"));
        expect(only(page, "main time").getAttribute("datetime")).toBe("2099-08-10");
        expect(text(only(page, "main"))).toContain(
          { sv: "Tillagt datum", en: "Added date" }[locale],
        );
      }
    };
  },

  "a role stands wherever its body is shown": async (site) => {
    const [body = ""] = Object.keys(site.data("people"));
    site.changeData("people", (people) => {
      people[body]?.roles.push({
        title: { sv: "Tillagd roll", en: "Added role" },
        email: "tillagd@example.org",
      });
    });
    const front = { title: "Med roller", description: "Om sidan med roller." };
    await site.writePage("docs/tillagd-med-roller", () => pageText(front, `::: roles ${body}`));
    return (built) => {
      for (const locale of LOCALES) {
        const page = built.page(addressIn(locale, "/docs/tillagd-med-roller"));
        expect(text(only(page, "main"))).toContain(
          { sv: "Tillagd roll", en: "Added role" }[locale],
        );
      }
    };
  },

  "a menu entry leads to its page from every page of its language": (site) => {
    site.changeData("navbar", ({ items }) => {
      items.push({ label: { sv: "Till nyheterna", en: "To the news" }, to: "/blog" });
    });
    return (built) => {
      for (const url of sitemap(built)) {
        const locale = languageOf(url);
        const name = { sv: "Till nyheterna", en: "To the news" }[locale];
        expect(menuLinks(built, url), url).toContainEqual([name, addressIn(locale, "/blog")]);
      }
    };
  },

  "a link of the footer is on every page": (site) => {
    const link = { label: { sv: "Tillagd länk", en: "Added link" }, href: "https://example.org/" };
    site.changeData("footer", (footer) => {
      footerList(footer).push(link);
    });
    return (built) => {
      for (const url of sitemap(built)) {
        expect(text(all(built.page(url), "footer").at(-1) ?? null), url).toContain(
          link.label[languageOf(url)],
        );
      }
    };
  },

  "a partner is on both home pages": (site) => {
    site.changeData("partners", (partners) => {
      partners.push({ name: "Det tillagda bolaget", url: "https://example.org/partner" });
    });
    return (built) => {
      for (const url of ["/", "/en/"])
        expect(text(built.page(url).body)).toContain("Det tillagda bolaget");
    };
  },

  "a picture beside a text is shown with its description and the room it takes": async (site) => {
    const front = { title: "Med bild", description: "Om sidan med en bild." };
    for (const locale of LOCALES) await site.addPicture("docs/bilden.png", locale);
    await site.writePage("docs/tillagd-med-bild", () =>
      pageText(front, "![Vad bilden visar](bilden.png)"),
    );
    return (built) => {
      for (const locale of LOCALES) {
        const page = built.page(addressIn(locale, "/docs/tillagd-med-bild"));
        const picture = only<HTMLImageElement>(page, "main img");
        expect(picture.alt).toBe("Vad bilden visar");
        expect(picture.width).toBeGreaterThan(0);
        expect(built.files).toContain(picture.getAttribute("src")?.slice(1));
      }
    };
  },

  "a line that leads an old address on does so": (site) => {
    site.changeData("redirects", (redirects) => {
      redirects.push({ from: "/en-gammal-adress", to: "/blog", why: "It was on a poster." });
    });
    return (built) =>
      expect(redirects(built)).toContainEqual(["/en-gammal-adress", "/blog", "301"]);
  },
};
