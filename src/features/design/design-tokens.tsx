import { DataTable } from "../../components/data-table/data-table.tsx";
import type { BlockProps } from "../../model/site.ts";

/** Tables of all tokens; a colour is shown by an attribute, as the policy allows no style of its own. */
export function DesignTokens({ context: { data, labels } }: BlockProps) {
  const { colors, others } = data.designTokens ?? { colors: [], others: [] };
  const mode = "colorToggle.ariaLabel.mode";
  return (
    <div className="tokens">
      <DataTable
        columns={[labels["design.token"], labels[`${mode}.light`], labels[`${mode}.dark`]]}
        rows={colors.map(({ name, light, dark }) => [
          <code key={name}>{name}</code>,
          <Swatch key="light" color={light} />,
          <Swatch key="dark" color={dark} />,
        ])}
      />
      <DataTable
        columns={[labels["design.token"], labels["design.value"]]}
        rows={others.map(({ name, value }) => [<code key={name}>{name}</code>, value])}
      />
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <>
      <svg className="swatch" viewBox="0 0 40 20" aria-hidden="true">
        <path fill={color} d="M6 0h34l-6 20H0z" />
      </svg>{" "}
      {color}
    </>
  );
}
