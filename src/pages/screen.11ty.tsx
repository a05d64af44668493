import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import { screenViews } from "../collections/screen.ts";
import type { Site } from "../collections/site.ts";
import { Screen } from "../components/screen/screen.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** For the screen in the hall. Linked from pages for editors only, and not for search engines. */
export const data = pages(screenPages);

export default template(ScreenPage);

function screenPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  return [
    generatedPage(context, {
      kind: "screen",
      unlisted: true,
      title: context.labels["screen.title"],
      description: context.labels["screen.description"],
      views: screenViews(site[locale]),
    }),
  ];
}

function ScreenPage({ model }: { model: ModelOf<typeof screenPages> }) {
  return (
    <Frame model={model} isFull>
      <Screen model={model} />
    </Frame>
  );
}
