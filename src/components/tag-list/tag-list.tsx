import type { PostSummary } from "../../model/news/post-summary.ts";
import type { Labels } from "../../schema/labels.ts";

export function TagList({ tags, labels }: { tags: PostSummary["tags"]; labels: Labels }) {
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      <span>{labels["tags.tagsListLabel"]}</span>
      <ul>
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
