import { serviceAddress } from "../../model/services.ts";
import type { BlockProps } from "../../model/site.ts";
import { classifyLink, EXTERNAL_LINK } from "../../routes/links.ts";
import { Day } from "../key-dates/index.ts";

/**
 * Steps of `_data/checklists.json` to tick off. The browser's own checkboxes work, and print, without
 * script.
 */
export function Checklist({ name, context }: BlockProps) {
  const { data, labels, text, href, locale } = context;
  const list = data.checklists[name];
  if (!list) return null;
  return (
    <fieldset className="checklist" data-checklist={name}>
      <legend>{text(list.title)}</legend>
      <ul>
        {list.steps.map(({ id, step, note, keyDate, link }) => {
          const date = keyDate === undefined ? undefined : data.keyDates[keyDate];
          const to = link?.to ?? serviceAddress(link?.service, locale, data.services);
          const isExternal = to !== undefined && classifyLink(to, data.site.url) === "external";
          return (
            <li key={id}>
              <label>
                {/* Without a name, as Firefox would restore ticks after a reload over the saved ones. */}
                <input type="checkbox" value={id} />
                {text(step)}
              </label>
              {date && (
                <p>
                  <Day entry={date} context={context} />
                </p>
              )}
              {note && <p>{text(note)}</p>}
              {link && to && (
                <p>
                  <a href={href(to)} {...(isExternal && EXTERNAL_LINK)}>
                    {text(link.label)}
                  </a>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {list.done && (
        <p className="done" role="status">
          {text(list.done)}
        </p>
      )}
      <p hidden data-kept="">
        {labels["checklist.kept"]}
      </p>
      <button type="button" className="button" hidden data-print="">
        {labels["checklist.print"]}
      </button>
    </fieldset>
  );
}
