import type { DocumentsBlock } from "./data.ts";

export interface DocumentListProps {
  block: DocumentsBlock;
}

export function DocumentList({ block: { documents, none } }: DocumentListProps) {
  if (documents.length === 0) return none && <p>{none}</p>;
  return (
    <ul className="roles">
      {documents.map(({ title, href, where, languages }) => (
        <li key={title}>
          <b>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          </b>
          {where && <p>{where}</p>}
          {languages && <p>{languages}</p>}
        </li>
      ))}
    </ul>
  );
}
