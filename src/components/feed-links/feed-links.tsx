import type { Head } from "../../model/pages/planned-page.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

/** The JSON feed is announced in the head only: few readers know what it is. */
const FEEDS = [
  { type: "application/rss+xml", label: "blog.feeds.rss" },
  { type: "application/atom+xml", label: "blog.feeds.atom" },
] as const;

export interface FeedLinksProps {
  /** The feeds are those that the head of the page announces. */
  links: Head["links"];
  labels: Labels;
}

export function FeedLinks({ links, labels }: FeedLinksProps) {
  const feeds = FEEDS.flatMap(({ type, label }) => {
    const link = links.find((candidate) => candidate.type === type);
    return link ? [{ href: link.href, label: labels[label] }] : [];
  });
  if (feeds.length === 0) return null;
  return (
    <ul className="row">
      {feeds.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            <Icon name="rss" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
