import { Icon } from "../../../components/icon/icon.tsx";
import type { LocaleContext } from "../../../model/site-data.ts";
import { EXTERNAL_LINK } from "../../../routes/links.ts";
import { googleSubscription, subscription } from "../model/event-addresses.ts";

export interface CalendarLinksProps {
  /** Address of the calendar. */
  file: string;
  name: string;
  context: LocaleContext;
}

/**
 * A calendar: to subscribe to, with Google where the system has no subscriptions, and as a file. A
 * script shows the button that copies its address.
 */
export function CalendarLinks({ file, name, context }: CalendarLinksProps) {
  const { labels, published } = context;
  return (
    <p className="row">
      <a href={subscription(file, context)}>
        <Icon name="calendar" />
        {labels["events.subscribe"]}
        <span className="sr">: {name}</span>
      </a>{" "}
      <a href={googleSubscription(file, context)} {...EXTERNAL_LINK}>
        {labels["events.google"]}
        <span className="sr">: {name}</span>
      </a>{" "}
      <a href={file}>
        {labels["events.file"]}
        <span className="sr">: {name}</span>
      </a>{" "}
      <button
        type="button"
        className="copy-address"
        hidden
        data-share={published(file)}
        data-shared={labels["share.copied"]}
      >
        {labels["events.copy"]}
        <span className="sr">: {name}</span>
      </button>{" "}
      <span role="status" />
    </p>
  );
}
