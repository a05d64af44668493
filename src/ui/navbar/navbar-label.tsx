export interface NavbarLabelProps {
  label: string;
  /** Shown instead; trusted editor content. */
  html?: string | undefined;
  /** The label for a visitor who prefers a version, by its name. */
  byVersion?: Record<string, string> | undefined;
}

/**
 * Text of a navbar item. Where it depends on the version that the visitor prefers, its place is as
 * wide as the longest of them from the start, so that nothing moves when it changes (PREF-2).
 */
export function NavbarLabel({ label, html, byVersion }: NavbarLabelProps) {
  if (html) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  if (!byVersion) return label;
  return (
    <span
      className="roomy"
      data-labels={JSON.stringify(byVersion)}
      data-room={[...new Set([label, ...Object.values(byVersion)])].join("\n")}
    >
      {label}
    </span>
  );
}
