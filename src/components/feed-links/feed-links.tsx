import type { Head } from "../../model/pages/planned-page.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface FeedLinksProps {
  /** The feed is the one that the head of the page announces; Atom and JSON are there only. */
  links: Head["links"];
  labels: Labels;
}

export function FeedLinks({ links, labels }: FeedLinksProps) {
  const feed = links.find(({ type }) => type === "application/rss+xml");
  return (
    feed && (
      <p className="row">
        <a href={feed.href}>
          <Icon name="rss" />
          {labels["blog.feeds.rss"]}
        </a>
      </p>
    )
  );
}
