import type { ReactNode } from "react";
import type { CommitteeHeader as CommitteeHeaderModel } from "../../collections/pages/committee-header.ts";
import { EmailLink } from "../email/email-link.tsx";

export interface CommitteeHeaderProps {
  body: CommitteeHeaderModel;
  /** Beside the action. */
  children?: ReactNode;
}

/** Under the title of a committee's page: its emblem in an arch, what there is to know, and what to do. */
export function CommitteeHeader({
  body: { picture, facts, email, action },
  children,
}: CommitteeHeaderProps) {
  return (
    <div className="committee-header">
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
