import type { Announcement as AnnouncementModel } from "../../collections/frame/announcement.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface AnnouncementProps {
  announcement: AnnouncementModel;
  labels: Labels;
}

/** A line above the navbar that scrolls away with the page (ANN-1); no banner landmark (G-31). */
export function Announcement({ announcement, labels }: AnnouncementProps) {
  const { id, html, isCloseable } = announcement;
  return (
    <section
      className="announcement"
      aria-label={labels["AnnouncementBar.label"]}
      data-announcement-id={id}
    >
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {isCloseable && (
        <button type="button" aria-label={labels["AnnouncementBar.closeButtonAriaLabel"]}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
