import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { announceNewTabs } from "../routes/new-tab.ts";
import type { BaseProps } from "./base.tsx";

/** The HTML of a page, without its document type. */
export function pageHtml(page: ReactElement<BaseProps>): string {
  return announceNewTabs(renderToStaticMarkup(page), page.props.model.context);
}
