interface EmailLinkProps {
  email: string;
  className?: string;
}

/** A mail address that, where space is short, breaks before its @. */
export function EmailLink({ email, className }: EmailLinkProps) {
  const [name, host] = email.split("@");
  return (
    <a className={className} href={`mailto:${email}`}>
      {name}
      <wbr />@{host}
    </a>
  );
}
