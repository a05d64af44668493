interface EmailLinkProps {
  email: string;
  className?: string;
  /** What stands before the address. */
  lead?: string | undefined;
}

/** A mail address that, where space is short, breaks before its @. */
export function EmailLink({ email, className, lead }: EmailLinkProps) {
  const [name, host] = email.split("@");
  return (
    <a className={className} href={`mailto:${email}`}>
      {lead && `${lead}: `}
      {name}
      <wbr />@{host}
    </a>
  );
}
