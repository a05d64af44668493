import type { LocaleContext, SiteData } from "../../model/site-data.ts";
import { Icon } from "../icon/icon.tsx";

interface AnnouncementProps {
  announcement: SiteData["announcement"];
  context: LocaleContext;
}

/** A line above the navbar that scrolls away with the page (ANN-1); no banner landmark (G-31). */
export function Announcement({ announcement, context: { labels, text } }: AnnouncementProps) {
  if (!announcement) return null;
  const { id, content, isCloseable } = announcement;
  return (
    <section
      className="announcement"
      aria-label={labels["AnnouncementBar.label"]}
      data-announcement-id={id}
    >
      <div dangerouslySetInnerHTML={{ __html: text(content) }} />
      {isCloseable && (
        <button type="button" aria-label={labels["AnnouncementBar.closeButtonAriaLabel"]}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
