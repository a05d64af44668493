import type { z } from "zod";
import { chapterMapFile, chartsFile, coursesFile, keyDatesFile } from "./blocks.ts";
import { authorsFile, tagsFile } from "./blog.ts";
import { sidebarsFile, versionsFile } from "./docs.ts";
import { footerFile } from "./footer.ts";
import { eventsFile, partnersFile, statsFile } from "./home.ts";
import { labelsFile } from "./labels.ts";
import { localesFile } from "./locales.ts";
import { navbarFile } from "./navbar.ts";
import { contactsFile, peopleFile } from "./people.ts";
import { redirectsFile } from "./redirects.ts";
import { siteFile } from "./site.ts";

/** Schema of every file in `_data`, by its name without `.json`; `labels` are two files. */
export const dataFiles = {
  site: siteFile,
  locales: localesFile,
  labels: labelsFile,
  navbar: navbarFile,
  footer: footerFile,
  authors: authorsFile,
  tags: tagsFile,
  people: peopleFile,
  contacts: contactsFile,
  charts: chartsFile,
  courses: coursesFile,
  "key-dates": keyDatesFile,
  "chapter-map": chapterMapFile,
  events: eventsFile,
  partners: partnersFile,
  stats: statsFile,
  sidebars: sidebarsFile,
  versions: versionsFile,
  redirects: redirectsFile,
} satisfies Record<string, z.ZodType>;
