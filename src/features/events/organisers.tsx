import { PatchLinks } from "../../components/patch-links/patch-links.tsx";
import type { LocaleContext } from "../../model/site-data.ts";
import { listedEvents } from "./model/events.ts";

/** Who arranges what is to come, as their patches and names. */
export function Organisers({ context }: { context: LocaleContext }) {
  const links = new Map(
    listedEvents(context).upcoming.flatMap(({ organiser, emblem }) =>
      organiser ? [[organiser.href, { ...organiser, emblem }]] : [],
    ),
  );
  return <PatchLinks title={context.labels["events.organisers"]} links={[...links.values()]} />;
}
