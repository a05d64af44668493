import type { CSSProperties } from "react";
import type { Letter as LetterModel } from "../../collections/letters.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { DesignTokens } from "../../schema/design-tokens.ts";

interface LetterProps {
  letter: LetterModel;
  context: LocaleContext;
  colors: DesignTokens["colors"];
}

/** Parts of a letter whose colours differ in dark mode, by class. */
const DARK = [
  [".l-page", "background-color", "--paper"],
  [".l-text", "color", "--ink"],
  [".l-soft", "color", "--soft"],
  [".l-link", "color", "--brown"],
  [".l-head", "background-color", "--hero"],
] as const;

const FONT = "Georgia, 'Times New Roman', serif";
const TEXT: CSSProperties = {
  fontFamily: "Arial, Helvetica, sans-serif",
  fontSize: 16,
  lineHeight: "24px",
  margin: 0,
};
const LOGO: CSSProperties = {
  width: 48,
  height: 48,
  border: 0,
  padding: 0,
  background: "none",
  verticalAlign: "middle",
};
const WIDTH = 600;

/** Outlook knows no `max-width`: there a table of its own keeps the letter as narrow. */
export const forOutlook = (html: string) =>
  html.replace(
    new RegExp(
      `<table role="presentation" width="${WIDTH}".*</table>(?=</td></tr></tbody></table></body>)`,
      "s",
    ),
    (inner) =>
      `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->${inner}<!--[if mso]></td></tr></table><![endif]-->`,
  );

/**
 * A letter as programs for mail show it: tables and inline styles, no script, whole addresses, readable
 * without pictures.
 *
 * @see https://www.caniemail.com
 */
function Letter({ letter, context, colors }: LetterProps) {
  const { labels, data, absolute } = context;
  const color = (name: string) => colors.find((one) => one.name === name)?.light;
  const heading = {
    fontFamily: FONT,
    fontSize: 22,
    lineHeight: "28px",
    margin: "24px 0 8px",
    fontWeight: 400,
    color: color("--ink"),
  };
  const { empty } = letter;
  return (
    <table
      role="presentation"
      className="l-page"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ backgroundColor: color("--paper") }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ padding: 12 }}>
            <table
              role="presentation"
              width={WIDTH}
              cellPadding={0}
              cellSpacing={0}
              style={{ width: "100%", maxWidth: WIDTH }}
            >
              <tbody>
                <tr>
                  <td className="l-head" style={{ backgroundColor: color("--hero"), padding: 20 }}>
                    <p style={{ ...TEXT, color: color("--on-hero") }}>
                      <img
                        src={absolute("/icon-512.png")}
                        alt=""
                        width={48}
                        height={48}
                        style={LOGO}
                      />{" "}
                      {data.site.title}
                    </p>
                    <h1
                      style={{
                        ...heading,
                        color: color("--on-hero"),
                        fontSize: 30,
                        lineHeight: "36px",
                        margin: "12px 0 0",
                      }}
                    >
                      {letter.title}
                    </h1>
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: "0 20px 20px" }}>
                    {empty && (
                      <p
                        className="l-text"
                        style={{ ...TEXT, color: color("--ink"), marginTop: 24 }}
                      >
                        {empty.text}
                      </p>
                    )}
                    {empty && empty.usual.length > 0 && (
                      <p className="l-soft" style={{ ...TEXT, color: color("--soft") }}>
                        {labels["letter.usual"]} {empty.usual.join(", ")}.
                      </p>
                    )}
                    {letter.sections.map(({ title, entries }) => (
                      <div key={title}>
                        <h2 className="l-text" style={heading}>
                          {title}
                        </h2>
                        {entries.map(({ title: name, href, detail }) => (
                          <p
                            key={`${href} ${detail}`}
                            className="l-soft"
                            style={{ ...TEXT, color: color("--soft"), margin: "0 0 16px" }}
                          >
                            <a
                              className="l-link"
                              href={href}
                              style={{ color: color("--brown"), fontWeight: 700 }}
                            >
                              {name}
                            </a>
                            <br />
                            {detail}
                          </p>
                        ))}
                      </div>
                    ))}
                    <p style={{ ...TEXT, marginTop: 24, color: color("--soft") }}>
                      <a
                        className="l-link"
                        href={letter.more.href}
                        style={{ color: color("--brown") }}
                      >
                        {letter.more.label}
                      </a>
                    </p>
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The whole file of a letter. */
export function LetterDocument(props: LetterProps) {
  const { letter, context, colors } = props;
  const paper = colors.find(({ name }) => name === "--paper")?.light;
  const dark = DARK.map(([part, property, name]) => {
    const value = colors.find((one) => one.name === name)?.dark;
    return `${part}{${property}:${value} !important}`;
  });
  return (
    <html lang={context.record.htmlLang} dir={context.record.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{`${context.data.site.title}: ${letter.title}`}</title>
        <style
          dangerouslySetInnerHTML={{
            __html: `@media (prefers-color-scheme: dark){${dark.join("")}}`,
          }}
        />
      </head>
      <body className="l-page" style={{ margin: 0, backgroundColor: paper }}>
        <Letter {...props} />
      </body>
    </html>
  );
}
