import type { NotFoundPage as NotFoundPageModel } from "../../model/pages/page-model.ts";
import notFound from "../../theme/illustrations/not-found.svg";
import { Drawing } from "../drawing/drawing.tsx";

export interface NotFoundPageProps {
  model: NotFoundPageModel;
}

export function NotFoundPage({ model }: NotFoundPageProps) {
  return (
    <main id="main" tabIndex={-1} className="lost wrap" data-not-found="">
      <div>
        <h1>{model.title}</h1>
        {model.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <span className="actions">
          <a className="button" href={model.home.href}>
            {model.home.label}
          </a>
          <a className="more" href={model.invitation.href}>
            {model.invitation.label}
          </a>
        </span>
        {model.links.length > 0 && (
          <ul>
            {model.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Drawing drawing={notFound} className="ill" />
    </main>
  );
}
