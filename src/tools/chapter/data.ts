import type { z } from "zod";
import { tagSlug } from "../../routes/slugs.ts";
import type { dataFiles } from "../../schema/data-files.ts";
import type { ChapterAnswers } from "./answers.ts";

/** Contents of the data files that a new chapter starts with; labels and languages are copied. */
type ChapterData = {
  [Name in Exclude<keyof typeof dataFiles, "labels" | "locales">]?: z.input<
    (typeof dataFiles)[Name]
  >;
};

const both = (sv: string, en: string) => ({ sv, en });
const BOARD = both("Styrelsen", "The board");
const COMMITTEES = both("Nämnder", "Committees");
const EVENTS = both("Evenemang", "Events");
const JOIN = both("Gå med", "Join us");
const SAFETY = both("Trygghet", "Safety");

/** The page of a committee, without a language. */
export const committeePage = (name: string) => `/docs/${tagSlug(name)}`;

/**
 * The data files of a new chapter, by their names without `.json`.
 *
 * @param today first day of the site, which decides the operating year
 */
export function chapterData(answers: ChapterAnswers, today: string): ChapterData {
  const { name, url, repository, email, webmaster, calendar, color, committees } = answers;
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "07-01" ? 1 : 0);
  const operatingYear = `${year}/${String(year + 1).slice(2)}`;
  return {
    site: {
      title: name.sv,
      tagline: both("En studentsektion", "A student chapter"),
      description: both(
        `Nyheter, evenemang och nämnder i ${name.sv}.`,
        `News, events and committees of ${name.en}.`,
      ),
      url,
      repository,
      organisation: name,
      security: { contact: webmaster },
      themeColor: { light: color, dark: "#101010" },
      socialImage: "/og-image.png",
      notFound: [{ label: both("Alla nämnder", "All committees"), to: "/docs/intro" }],
      nothingFound: [{ label: both("Fråga styrelsen", "Ask the board"), to: "roll:board" }],
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      blog: { postsPerPage: 10, sidebarCount: 5, feedLimit: 20 },
      checks: { brokenLinks: "throw", brokenAnchors: "warn", brokenMarkdownLinks: "warn" },
    },
    navbar: {
      logo: { src: "/img/mark.svg", width: 64, height: 64 },
      title: name.sv,
      hideOnScroll: true,
      items: [
        { label: BOARD, to: "/docs/board", position: "left" },
        { label: COMMITTEES, to: "/docs/intro", position: "left" },
        { label: EVENTS, to: "/evenemang", position: "left" },
        { label: both("Aktuellt", "News"), to: "/blog", position: "left" },
        { label: JOIN, to: "/ga-med", position: "left" },
        { type: "localeDropdown", position: "right" },
        { type: "search" },
      ],
    },
    footer: {
      style: "dark",
      links: [
        {
          title: both("Hitta rätt", "Find your way"),
          items: [
            { label: COMMITTEES, to: "/docs/intro" },
            { label: EVENTS, to: "/evenemang" },
            { label: both("Ordlista", "Glossary"), to: "/ordlista" },
          ],
        },
        {
          title: both("Kontakt", "Contact"),
          items: [
            { label: BOARD, to: "/docs/board" },
            { label: SAFETY, to: "/trygghet" },
            { label: both("För företag", "For companies"), to: "/business" },
          ],
        },
        {
          title: both("Om webbplatsen", "About this website"),
          items: [
            { label: both("Integritet", "Privacy"), to: "/integritet" },
            { label: both("Källkod", "Source code"), href: repository, icon: "github" },
          ],
        },
      ],
      copyright: both(`© ${today.slice(0, 4)} ${name.sv}.`, `© ${today.slice(0, 4)} ${name.en}.`),
    },
    people: {
      board: { roles: [{ key: "board", title: BOARD, email, emblem: "board" }] },
      web: {
        roles: [{ key: "web", title: both("Webbansvarig", "Webmaster"), email: webmaster }],
      },
      ...Object.fromEntries(
        committees.map((committee) => {
          const key = tagSlug(committee.name.sv);
          const role = { key, title: committee.name, email: committee.email };
          return [key, { roles: [role] }];
        }),
      ),
    },
    "chapter-map": {
      title: both("Så hänger sektionen ihop", "How the chapter is organised"),
      operatingYear,
      root: {
        label: name,
        children: [
          {
            label: BOARD,
            to: "/docs/board",
            cluster: "board",
            emblem: "board",
            people: "board",
            line: both("Leder sektionen.", "Leads the chapter."),
          },
          { label: COMMITTEES, cluster: "event" },
        ],
      },
      committees: committees.map((committee) => ({
        label: committee.name,
        to: committeePage(committee.name.sv),
        emblem: tagSlug(committee.name.sv),
        people: tagSlug(committee.name.sv),
      })),
    },
    "academic-year": {
      label: both("Läsåret", "The academic year"),
      events: [
        { title: both("Höstterminen", "Autumn term"), when: 8 },
        { title: both("Vårterminen", "Spring term"), when: 1 },
      ],
      seasons: {
        autumn: both("på hösten", "in autumn"),
        winter: both("på vintern", "in winter"),
        spring: both("på våren", "in spring"),
      },
    },
    events: {
      calendar: calendar ?? `${url}/evenemang`,
      timeZone: "Europe/Stockholm",
      to: "/evenemang",
      events: [],
    },
    "open-roles": {
      to: "/ga-med",
      invitation: JOIN,
      lastDay: both("Sista dag att söka:", "Last day to apply:"),
      none: both("Inga lediga poster just nu.", "No open posts right now."),
    },
    jobs: {
      to: "/business",
      advertisement: both("Annons", "Advertisement"),
      lastDay: both("Sök senast", "Apply by"),
      types: {
        job: both("Jobb", "Job"),
        internship: both("Praktik", "Internship"),
        thesis: both("Exjobb", "Thesis"),
      },
      none: both("Inga annonser just nu.", "No advertisements right now."),
    },
    glossary: {
      to: "/ordlista",
      terms: [
        {
          term: both("sektionsmöte", "chapter meeting"),
          explanation: both(
            "Sektionens högsta beslutande organ, där medlemmarna röstar.",
            "The highest decision-making body of the chapter, where members vote.",
          ),
          also: ["sektionsmötet"],
          id: "sektionsmote",
        },
      ],
    },
    stats: [
      {
        value: both(String(committees.length), String(committees.length)),
        label: committees.length === 1 ? both("nämnd", "committee") : both("nämnder", "committees"),
      },
      { value: both("2", "2"), label: both("språk", "languages") },
    ],
    sidebars: { docs: { items: [{ type: "autogenerated", dir: "" }], categories: {} } },
    versions: {
      last: "current",
      versions: [{ name: "current", label: both(operatingYear, operatingYear), path: "" }],
    },
    "news-authors": {
      board: { name: BOARD, email, emblem: "board", page: true },
    },
    "news-tags": [],
    partners: [],
    charts: {},
    courses: {},
    "key-dates": {},
    checklists: {},
    tasks: {},
    documents: {},
    redirects: [],
    translations: {},
    terms: { terms: [] },
  };
}

/** Labels that name the chapter. */
export function chapterLabels({
  name,
}: ChapterAnswers): Record<"sv" | "en", Record<string, string>> {
  return {
    sv: {
      "blog.description": `Nyheter från ${name.sv}.`,
      "blog.authors.description": `De som skriver nyheter i ${name.sv}, och hur många inlägg var och en har publicerat.`,
      "blog.tags.description": `Alla ämnen i nyheterna från ${name.sv} i bokstavsordning, med antalet inlägg om varje ämne.`,
    },
    en: {
      "blog.description": `News from ${name.en}.`,
      "blog.authors.description": `Those who write the news of ${name.en}, and how many posts each of them has published.`,
      "blog.tags.description": `All the topics of the news of ${name.en} in alphabetical order, with the number of posts on each.`,
    },
  };
}
