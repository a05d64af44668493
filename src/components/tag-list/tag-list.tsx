import type { TagLink } from "../../collections/news/news-model.ts";
import type { Labels } from "../../schema/labels.ts";

export function TagList({ tags, labels }: { tags: TagLink[]; labels: Labels }) {
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
