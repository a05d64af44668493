import type { ReactNode } from "react";
import type { BodyHead as BodyHeadModel } from "../../collections/pages/body-head.ts";
import { EmailLink } from "../email/email-link.tsx";

export interface BodyHeadProps {
  body: BodyHeadModel;
  /** Beside the action. */
  children?: ReactNode;
}

/** Under the title of a committee's page: its emblem in an arch, what there is to know, and what to do. */
export function BodyHead({ body: { picture, facts, email, action }, children }: BodyHeadProps) {
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
      <div className="row">
        {action && (
          <a className="button" href={action.href}>
            {action.label}
          </a>
        )}
        {children}
      </div>
      {picture && (
        <svg
          className="ill"
          viewBox="0 0 280 240"
          aria-hidden="true"
          data-cluster={picture.emblem.cluster}
        >
          <use href={picture.arch} />
          <use href={picture.emblem.href} transform="translate(79.2 62)scale(1.9)" />
        </svg>
      )}
    </div>
  );
}
