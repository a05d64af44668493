import type { DataFileName } from "../schema/data-files.ts";
import type { Locale, Localized } from "../schema/localized.ts";

/**
 * Labels of the editing page (`/admin`), Swedish first: Sveltia CMS shows one text for both languages.
 * What to write in a field is in the description of its schema, in the same way.
 */

/** Files of `_data` that can be edited there, by collection. */
export const DATA_PARTS = {
  facts: {
    people: "Roller och adresser / Roles and addresses",
    contacts: "Kontakttabeller / Contact tables",
    tasks: "Jag vill … / I want to …",
    events: "Evenemang / Events",
    "academic-year": "Läsåret / Academic year",
    "key-dates": "Viktiga datum / Key dates",
    checklists: "Checklistor / Checklists",
    "open-roles": "Lediga poster / Open roles",
    jobs: "Jobb och exjobb / Jobs and theses",
    documents: "Dokument och tidningar / Documents and magazines",
    glossary: "Ordlista / Glossary",
    partners: "Samarbetspartners / Partners",
    announcement: "Meddelande överst på sidan / Announcement bar",
    wording: "Ord att undvika / Words to avoid",
    redirects: "Adresser som har flyttat / Addresses that moved",
    synonyms: "Sökord som betyder samma sak / Search words that mean the same",
  },
  menus: {
    navbar: "Huvudmeny / Navbar",
    footer: "Sidfot / Footer",
  },
} as const satisfies Record<string, Partial<Record<DataFileName, string>>>;

/** Names of these files. */
export const EDITED_FILES: readonly string[] = Object.values(DATA_PARTS).flatMap(Object.keys);

/** Languages of the texts, in the preview. */
export const PREVIEW_LANGUAGES = {
  sv: "Svenska / Swedish",
  en: "Engelska / English",
} satisfies Record<Locale, string>;

/** Texts of the preview. */
export const PREVIEW_TEXTS = {
  waiting: "Förhandsvisningen hämtas … / Loading the preview …",
  none: "Inga anmärkningar / No findings",
  findings: "Anmärkningar / Findings",
  line: "Rad / Line",
  broken:
    "Sidan uppdateras när felen är rättade. / The page is updated once the errors are corrected.",
  mode: "Ljust eller mörkt / Light or dark",
};

/** Labels of fields, in whatever file they occur. */
const FIELDS: Readonly<Record<string, string>> = {
  sv: "Svenska / Swedish",
  en: "Engelska / English",
  body: "Text (Markdown)",

  // Front matter
  title: "Rubrik / Title",
  description: "Beskrivning / Description",
  slug: "Egen adress / Address",
  draft: "Utkast / Draft",
  unlisted: "Olistad / Unlisted",
  hide_table_of_contents: "Dölj innehållsförteckningen / Hide the table of contents",
  picture: "Bild vid länkar / Picture beside links",
  toc_min_heading_level: "Största rubriknivå i innehåll / Contents from level",
  toc_max_heading_level: "Minsta rubriknivå i innehåll / Contents to level",
  id: "Nyckel / Key",
  sidebar_label: "Kort namn i menyn / Short name in the menu",
  sidebar_position: "Plats i menyn / Place in the menu",
  pagination_label: "Namn i bläddringen / Name in previous and next",
  pagination_prev: "Föregående sida / Previous page",
  pagination_next: "Nästa sida / Next page",
  displayed_sidebar: "Annan meny / Another menu",
  title_meta: "Titel i webbläsaren / Browser title",
  date: "Datum / Date",
  authors: "Författare / Authors",
  tags: "Taggar / Tags",
  expires: "Gäller till och med / Holds until",
  owner: "Ansvarig roll / Role that answers for it",
  review: "Läs igenom igen / Read again from",
  hidden: "Dold / Hidden",
  leave: "Lämna sidan / Leave this page",
  from: "Från / From",
  until: "Visas den / Shown on",
  instead: "Så länge / Meanwhile",
  translationOf: "Samma sida på det andra språket / Same page in the other language",

  // Home page
  hero: "Överst på sidan / Top of the page",
  lead: "Ingress / Lead",
  actions: "Knappar / Buttons",
  calendar: "Kalender / Calendar",
  cards: "Kort / Cards",
  text: "Text",
  illustration: "Bild / Picture",
  color: "Färg / Colour",
  action: "Knapp / Button",
  sections: "Delar av sidan / Sections of the page",
  overall: "Overallen / The overall",
  stats: "Siffror / Numbers",
  news: "Nyheter / News",

  // Facts
  roles: "Roller / Roles",
  email: "E-post / Email",
  phone: "Telefon / Phone",
  task: "Uppgift / Task",
  emblem: "Märke / Emblem",
  leads: "Leder klustret / Leads the cluster",
  place: "Plats / Place",
  committee: "Arrangör / Organiser",
  allDay: "Hela dagar / Whole days",
  start: "Börjar (svensk tid) / Starts (Swedish time)",
  end: "Slutar (svensk tid) / Ends (Swedish time)",
  url: "Länk / Link",
  name: "Namn / Name",
  imageURL: "Bild / Picture",
  main: "Huvudpartner / Main partner",
  note: "Anmärkning / Note",
  past: "När dagen är över / When the day is over",
  steps: "Steg / Steps",
  step: "Vad man gör / What to do",
  keyDate: "Viktigt datum / Key date",
  enabled: "Visas / Shown",
  content: "Text (HTML)",
  backgroundColor: "Bakgrundsfärg / Background colour",
  textColor: "Textfärg / Text colour",
  isCloseable: "Kan stängas / Can be closed",
  avoid: "Skriv inte / Do not write",
  write: "Skriv i stället / Write instead",
  why: "Varför / Why",
  except: "Utom i / Except in",

  caption: "Rubrik över tabellen / Caption",
  rows: "Rader / Rows",
  topic: "Ärende / Topic",
  tasks: "Vad man vill göra / What readers want to do",
  form: "Formulär / Form",
  seasons: "Årstider / Seasons",
  autumn: "Höst / Autumn",
  winter: "Vinter / Winter",
  spring: "Vår / Spring",
  when: "Månad / Month",
  invitation: "Länk till hur man går med / Link to how to join",
  lastDay: "Sista dag / Last day",
  none: "När det inte finns någon / When there is none",
  company: "Företag / Company",
  type: "Sort / Kind",
  published: "Första dagen / First day",
  jobs: "Annonser / Advertisements",
  advertisement: "Märkning / Mark",
  types: "Sorter / Kinds",
  job: "Jobb / Job",
  internship: "Praktik / Internship",
  thesis: "Exjobb / Thesis",
  documents: "Dokument / Documents",
  where: "Var det finns / Where it is kept",
  languages: "På språken / In the languages",
  terms: "Ord / Words",
  term: "Ord / Word",
  explanation: "Förklaring / Explanation",
  also: "Även skrivet / Also written",

  // Menus
  items: "Poster / Items",
  links: "Länkar / Links",
  label: "Text / Label",
  link: "Länktext / Link text",
  to: "Leder till (sida här) / Leads to (page of this site)",
  href: "Leder till (annan webbplats) / Leads to (another site)",
  html: "HTML",
  value: "HTML",
  icon: "Ikon / Icon",
  position: "Sida (left eller right) / Side (left or right)",
  logo: "Märke / Logo",
  src: "Bildfil / Picture",
  srcDark: "Bildfil i mörkt läge / Picture in dark mode",
  alt: "Bilden i ord / The picture in words",
  width: "Bredd / Width",
  height: "Höjd / Height",
  target: "Fönster / Window",
  rel: "Förhållande (rel) / Relation (rel)",
  open: "Öppen plats / Open place",
  style: "Utseende / Style",
  copyright: "Upphovsrätt / Copyright",
  hideOnScroll: "Göms vid rullning / Hides when scrolling",
  docId: "Dokument / Doc",
  sidebarId: "Meny / Sidebar",
  activeBasePath: "Markeras under adressen / Marked below the address",
  activeBaseRegex: "Markeras enligt mönster / Marked by pattern",
  prependBaseUrlToHref: "Med språkets adress / With the language's address",
  className: "CSS-klass / CSS class",
  dropdownItemsBefore: "Poster före / Items before",
  dropdownItemsAfter: "Poster efter / Items after",
  dropdownActiveClassDisabled: "Markeras aldrig / Never marked",
  queryString: "Frågesträng / Query string",

  // Types of navbar items
  default: "Länk / Link",
  dropdown: "Undermeny / Dropdown",
  search: "Sökning / Search",
  doc: "Dokument / Doc",
  docSidebar: "Dokumentens meny / Sidebar of the docs",
  docsVersion: "Dokumentens version / Version of the docs",
  docsVersionDropdown: "Versionsväljare / Version picker",
  localeDropdown: "Språkväljare / Language picker",

  // Choices
  brown: "Brun / Brown",
  green: "Grön / Green",
  brass: "Mässing / Brass",
  involved: "Engagemang / Getting involved",
  wellbeing: "Välmående / Well-being",
  business: "Näringsliv / Business",
  studies: "Studier / Studies",
  welcome: "Välkomnande / Welcome",
  signpost: "Vägvisare / Signpost",
  tree: "Träd / Tree",
  standard: "Fana / Standard",
  briefcase: "Portfölj / Briefcase",
  umbrella: "Paraply / Umbrella",
  book: "Bok / Book",
  hanger: "Galge / Hanger",
  screen: "Skärm / Screen",
  noticeboard: "Anslagstavla / Noticeboard",
  cap: "Studentmössa / Student cap",
  light: "Ljust / Light",
  dark: "Mörkt / Dark",
};

const LABELS: Readonly<Record<string, string>> = {
  ...DATA_PARTS.facts,
  ...DATA_PARTS.menus,
  ...FIELDS,
};

/** A text of the data as a label. */
export function bothLanguages({ sv, en }: Localized): string {
  return sv === en ? sv : `${sv} / ${en}`;
}

/** The label of a field or file; a test fails when one is missing. */
export function labelOf(name: string): string {
  return LABELS[name] ?? name;
}
