/** A mail address that, where space is short, breaks before its @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{host}
    </a>
  );
}
