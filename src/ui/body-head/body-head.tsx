import type { BodyHead as BodyHeadModel } from "../../model/pages/body-head.ts";
import { EmailLink } from "../email/email-link.tsx";

export interface BodyHeadProps {
  body: BodyHeadModel;
}

/** Under the title of a committee's page: its emblem in an arch, what there is to know, and what to do. */
export function BodyHead({ body: { cluster, picture, facts, email, action } }: BodyHeadProps) {
  return (
    <div className="body-head">
      {(facts.length > 0 || email) && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {email && (
            <div>
              <dt>{email.label}</dt>
              <dd>
                <EmailLink email={email.address} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {action && (
        <a className="button" href={action.href}>
          {action.label}
        </a>
      )}
      {picture && (
        <svg className="ill" viewBox="0 0 280 240" aria-hidden="true" data-patch={cluster}>
          <use href={picture.arch} />
          <use href={picture.emblem.href} transform="translate(79.2 62)scale(1.9)" />
        </svg>
      )}
    </div>
  );
}
