import { Fragment } from "react";

export interface EmailLinkProps {
  email: string;
}

/** A mail address that, where space is short, breaks before its dots and its @. */
export function EmailLink({ email }: EmailLinkProps) {
  const [first, ...parts] = email.split(/(?=[.@])/);
  return (
    <a href={`mailto:${email}`}>
      {first}
      {parts.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </a>
  );
}
