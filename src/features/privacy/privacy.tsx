import { DataTable } from "../../components/data-table/data-table.tsx";
import type { BlockProps } from "../../model/site.ts";
import { SESSION_KEYS, STORAGE_KEYS } from "../../schema/storage-keys.ts";

/** What the privacy page says of this build: whether views are counted, and what is stored. */
export function Privacy({ name, context }: BlockProps) {
  return name === "page-views" ? <PageViews context={context} /> : <Stored context={context} />;
}

type Context = Pick<BlockProps, "context">;

function PageViews({ context: { labels, data } }: Context) {
  return <p>{labels[data.site.analytics.enabled ? "privacy.counted" : "privacy.notCounted"]}</p>;
}

const STORED = [
  ["stored.untilCleared", STORAGE_KEYS],
  ["stored.untilClosed", SESSION_KEYS],
] as const;

type Name = keyof typeof STORAGE_KEYS | keyof typeof SESSION_KEYS;

function Stored({ context: { labels } }: Context) {
  return STORED.map(([caption, keys]) => (
    <DataTable
      key={caption}
      caption={labels[caption]}
      columns={[labels["stored.why"], labels["stored.key"]]}
      rows={Object.entries(keys).map(([name, key]) => [
        labels[`stored.${name as Name}`],
        <code key={key} translate="no">
          {key}
        </code>,
      ])}
    />
  ));
}
