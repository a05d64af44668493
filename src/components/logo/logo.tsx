import type { Logo as LogoModel } from "../../schema/menu.ts";

/** Both variants are in the HTML; CSS shows the one of the effective colour mode (NAV-10). */
export function Logo({ logo }: { logo: LogoModel }) {
  const { src, srcDark, alt, width, height } = logo;
  const size = { width, height };
  // `lazy` also keeps the browser from fetching the variant that is not shown.
  if (!srcDark) return <img loading="lazy" {...size} alt={alt} src={src} />;
  return (
    <>
      <img loading="lazy" {...size} alt={alt} className="on-light" src={src} />
      <img loading="lazy" {...size} alt={alt} className="on-dark" src={srcDark} />
    </>
  );
}
