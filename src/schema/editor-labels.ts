import type { Localized } from "./localized.ts";

/**
 * What editors read on the page where they edit in the browser (`/admin`). Visitors never see it, so
 * it stands beside the schemas that it names and not in `_data/labels`. What a field is good for
 * follows from the schema's own description.
 */

/** The page itself, before the CMS has started. */
export const ADMIN_PAGE = {
  title: { sv: "Redigera", en: "Edit" },
  noScript: {
    sv: "Här redigeras webbplatsen. Det kräver JavaScript.",
    en: "The website is edited here. That needs JavaScript.",
  },
} satisfies Record<string, Localized>;

/** Parts of the site that can be edited there. */
export const EDITED_PARTS = {
  pages: { sv: "Sidor", en: "Pages" },
  home: { sv: "Startsida", en: "Home page" },
  docs: { sv: "Dokument", en: "Docs" },
  posts: { sv: "Nyheter", en: "News" },
  facts: { sv: "Fakta", en: "Facts" },
  menus: { sv: "Menyer", en: "Menus" },
  people: { sv: "Roller och adresser", en: "Roles and addresses" },
  events: { sv: "Evenemang", en: "Events" },
  "key-dates": { sv: "Viktiga datum", en: "Key dates" },
  checklists: { sv: "Checklistor", en: "Checklists" },
  partners: { sv: "Samarbetspartners", en: "Partners" },
  announcement: { sv: "Meddelande överst på sidan", en: "Announcement bar" },
  wording: { sv: "Ord att undvika", en: "Words to avoid" },
  navbar: { sv: "Huvudmeny", en: "Navbar" },
  footer: { sv: "Sidfot", en: "Footer" },
} satisfies Record<string, Localized>;

/** One of a list of parts, on the button that adds it. */
export const ONE_OF_PARTS: Partial<Record<keyof typeof EDITED_PARTS, Localized>> = {
  pages: { sv: "Sida", en: "Page" },
  docs: { sv: "Dokument", en: "Doc" },
  posts: { sv: "Nyhet", en: "Post" },
};

/** Names of fields, whatever file they stand in. */
export const FIELD_LABELS: Readonly<Record<string, Localized>> = {
  sv: { sv: "Svenska", en: "Swedish" },
  en: { sv: "Engelska", en: "English" },
  body: { sv: "Text (Markdown)", en: "Text (Markdown)" },

  // Front matter
  title: { sv: "Rubrik", en: "Title" },
  description: { sv: "Beskrivning", en: "Description" },
  slug: { sv: "Egen adress", en: "Address" },
  draft: { sv: "Utkast", en: "Draft" },
  unlisted: { sv: "Olistad", en: "Unlisted" },
  hide_table_of_contents: {
    sv: "Dölj innehållsförteckningen",
    en: "Hide the table of contents",
  },
  picture: { sv: "Bild vid länkar", en: "Picture beside links" },
  toc_min_heading_level: { sv: "Största rubriknivå i innehåll", en: "Contents from level" },
  toc_max_heading_level: { sv: "Minsta rubriknivå i innehåll", en: "Contents to level" },
  id: { sv: "Nyckel", en: "Key" },
  sidebar_label: { sv: "Kort namn i menyn", en: "Short name in the menu" },
  sidebar_position: { sv: "Plats i menyn", en: "Place in the menu" },
  pagination_label: { sv: "Namn i bläddringen", en: "Name in previous and next" },
  pagination_prev: { sv: "Föregående sida", en: "Previous page" },
  pagination_next: { sv: "Nästa sida", en: "Next page" },
  displayed_sidebar: { sv: "Annan meny", en: "Another menu" },
  title_meta: { sv: "Titel i webbläsaren", en: "Browser title" },
  date: { sv: "Datum", en: "Date" },
  authors: { sv: "Författare", en: "Authors" },
  tags: { sv: "Taggar", en: "Tags" },
  expires: { sv: "Gäller till och med", en: "Holds until" },
  owner: { sv: "Ansvarig roll", en: "Role that answers for it" },
  review: { sv: "Läs igenom igen", en: "Read again from" },
  hidden: { sv: "Dold", en: "Hidden" },
  from: { sv: "Från och med", en: "From" },
  until: { sv: "Visas den", en: "Shown on" },
  instead: { sv: "Så länge", en: "Meanwhile" },
  translationOf: { sv: "Samma sida på det andra språket", en: "Same page in the other language" },

  // Home page
  hero: { sv: "Överst på sidan", en: "Top of the page" },
  lead: { sv: "Ingress", en: "Lead" },
  actions: { sv: "Knappar", en: "Buttons" },
  events: { sv: "Evenemang", en: "Events" },
  calendar: { sv: "Kalender", en: "Calendar" },
  empty: { sv: "När inget är planerat", en: "When nothing is planned" },
  cards: { sv: "Kort", en: "Cards" },
  text: { sv: "Text", en: "Text" },
  illustration: { sv: "Bild", en: "Picture" },
  color: { sv: "Färg", en: "Colour" },
  action: { sv: "Knapp", en: "Button" },
  stats: { sv: "Siffror", en: "Numbers" },
  partners: { sv: "Samarbetspartners", en: "Partners" },
  news: { sv: "Nyheter", en: "News" },

  // Facts
  roles: { sv: "Roller", en: "Roles" },
  email: { sv: "E-post", en: "Email" },
  task: { sv: "Uppgift", en: "Task" },
  group: { sv: "Rubrik för rollen och dem efter", en: "Heading above this role and the next" },
  emblem: { sv: "Märke (src/assets/emblems)", en: "Emblem (src/assets/emblems)" },
  leads: { sv: "Leder klustret", en: "Leads the cluster" },
  place: { sv: "Plats", en: "Place" },
  committee: { sv: "Arrangör (sida här)", en: "Organiser (page of this site)" },
  allDay: { sv: "Hela dagar", en: "Whole days" },
  start: { sv: "Börjar (svensk tid)", en: "Starts (Swedish time)" },
  end: { sv: "Slutar (svensk tid)", en: "Ends (Swedish time)" },
  url: { sv: "Länk", en: "Link" },
  name: { sv: "Namn", en: "Name" },
  main: { sv: "Huvudpartner", en: "Main partner" },
  note: { sv: "Anmärkning", en: "Note" },
  past: { sv: "När dagen är över", en: "When the day is over" },
  steps: { sv: "Steg", en: "Steps" },
  step: { sv: "Vad man gör", en: "What to do" },
  keyDate: { sv: "Nyckel bland viktiga datum", en: "Key among the key dates" },
  enabled: { sv: "Visas", en: "Shown" },
  content: { sv: "Text (HTML)", en: "Text (HTML)" },
  backgroundColor: { sv: "Bakgrundsfärg", en: "Background colour" },
  textColor: { sv: "Textfärg", en: "Text colour" },
  isCloseable: { sv: "Kan stängas", en: "Can be closed" },
  avoid: { sv: "Skriv inte", en: "Do not write" },
  write: { sv: "Skriv i stället", en: "Write instead" },
  why: { sv: "Varför", en: "Why" },
  except: { sv: "Utom i", en: "Except in" },

  // Menus
  items: { sv: "Poster", en: "Items" },
  links: { sv: "Länkar", en: "Links" },
  label: { sv: "Text", en: "Label" },
  link: { sv: "Länktext", en: "Link text" },
  to: { sv: "Leder till (sida här)", en: "Leads to (page of this site)" },
  href: { sv: "Leder till (annan webbplats)", en: "Leads to (another site)" },
  html: { sv: "HTML", en: "HTML" },
  value: { sv: "HTML", en: "HTML" },
  icon: { sv: "Ikon", en: "Icon" },
  position: { sv: "Sida (left eller right)", en: "Side (left or right)" },
  logo: { sv: "Märke", en: "Logo" },
  src: { sv: "Bildfil", en: "Picture" },
  srcDark: { sv: "Bildfil i mörkt läge", en: "Picture in dark mode" },
  alt: { sv: "Bilden i ord", en: "The picture in words" },
  width: { sv: "Bredd", en: "Width" },
  height: { sv: "Höjd", en: "Height" },
  target: { sv: "Fönster", en: "Window" },
  rel: { sv: "Förhållande (rel)", en: "Relation (rel)" },
  open: { sv: "Öppen plats", en: "Open place" },
  style: { sv: "Utseende", en: "Style" },
  copyright: { sv: "Upphovsrätt", en: "Copyright" },
  hideOnScroll: { sv: "Göms vid rullning", en: "Hides when scrolling" },
  docId: { sv: "Dokument", en: "Doc" },
  sidebarId: { sv: "Meny", en: "Sidebar" },
  activeBasePath: { sv: "Markeras under adressen", en: "Marked below the address" },
  activeBaseRegex: { sv: "Markeras enligt mönster", en: "Marked by pattern" },
  prependBaseUrlToHref: { sv: "Med språkets adress", en: "With the language's address" },
  className: { sv: "CSS-klass", en: "CSS class" },
  dropdownItemsBefore: { sv: "Poster före", en: "Items before" },
  dropdownItemsAfter: { sv: "Poster efter", en: "Items after" },
  dropdownActiveClassDisabled: { sv: "Markeras aldrig", en: "Never marked" },
  queryString: { sv: "Frågesträng", en: "Query string" },

  // Types of navbar items
  default: { sv: "Länk", en: "Link" },
  dropdown: { sv: "Undermeny", en: "Dropdown" },
  search: { sv: "Sökning", en: "Search" },
  doc: { sv: "Dokument", en: "Doc" },
  docSidebar: { sv: "Dokumentens meny", en: "Sidebar of the docs" },
  docsVersion: { sv: "Dokumentens version", en: "Version of the docs" },
  docsVersionDropdown: { sv: "Versionsväljare", en: "Version picker" },
  localeDropdown: { sv: "Språkväljare", en: "Language picker" },
};
