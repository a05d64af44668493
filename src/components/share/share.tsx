import type { LocaleContext } from "../../model/site-data.ts";

interface ShareProps {
  title: string;
  /** Of the page, on the site. */
  address: string;
  context: LocaleContext;
}

/** How to tell of a page: by a letter or, with script, as the device can. */
export function Share({ title, address, context: { labels, published } }: ShareProps) {
  const url = published(address);
  return (
    <span>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        data-share={url}
        className="roomy"
        data-room={labels["share.copy"]}
        data-shared={labels["share.copied"]}
      >
        {labels["share.share"]}
      </a>{" "}
      <span role="status" />
    </span>
  );
}
