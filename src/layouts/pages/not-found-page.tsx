import type { NotFoundPage as NotFoundPageModel } from "../../collections/pages/page-model.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import notFound from "../../theme/illustrations/not-found.svg";

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
