import { paginated, template } from "../layouts/template.tsx";
import { ArchivePage } from "../ui/pages/archive-page.tsx";

/** All news by year and month. */
export const data = paginated("archivePages");

export default template(ArchivePage);
