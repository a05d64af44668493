import type { BlockProps } from "../../model/site.ts";

/** Tables of all tokens; a colour is shown by an attribute, as the policy allows no style of its own. */
export function DesignTokens({ context: { data, labels } }: BlockProps) {
  const { colors, others } = data.designTokens ?? { colors: [], others: [] };
  return (
    <div className="tokens">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels["design.token"]}</th>
            <th scope="col">{labels["colorToggle.ariaLabel.mode.light"]}</th>
            <th scope="col">{labels["colorToggle.ariaLabel.mode.dark"]}</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ name, light, dark }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {[light, dark].map((color, index) => (
                <td key={index === 0 ? "light" : "dark"}>
                  <Swatch color={color} /> {color}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels["design.token"]}</th>
            <th scope="col">{labels["design.value"]}</th>
          </tr>
        </thead>
        <tbody>
          {others.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 40 20" aria-hidden="true">
      <path fill={color} d="M6 0h34l-6 20H0z" />
    </svg>
  );
}
