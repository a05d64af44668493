import type { ReactNode } from "react";
import type { AuthorModel } from "../../model/news/authors.ts";
import { EmailLink } from "../email/email-link.tsx";
import { Emblem } from "../emblem/emblem.tsx";

export interface AuthorCardProps {
  author: AuthorModel;
  /** Heading of the card, or nothing where the page's own heading is the name. */
  children?: ReactNode;
}

/** What is known about an author: picture or emblem, role, text, address, links. */
export function AuthorCard({ author, children }: AuthorCardProps) {
  return (
    <div className="author">
      {author.imageURL && (
        <img src={author.imageURL} alt="" width={80} height={80} loading="lazy" />
      )}
      {!author.imageURL && <Emblem emblem={author.emblem} />}
      <div>
        {children}
        {author.title && <p className="soft">{author.title}</p>}
        {author.description && <p>{author.description}</p>}
        {author.email && (
          <p>
            <EmailLink email={author.email} />
          </p>
        )}
        {author.socials.length > 0 && (
          <ul className="row">
            {author.socials.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="me noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
