import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Options = Parameters<AxeBuilder["options"]>[0];
type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** Only what is wrong, not what is right: that halves the time. */
const OPTIONS: Options = {
  resultTypes: ["violations"],
  rules: { "color-contrast-enhanced": { enabled: true } },
};

/** The rules whose result depends on the colours. */
const COLORS: Options = { runOnly: ["color-contrast-enhanced", "link-in-text-block"] };

/** What axe finds on a page, in words that name the rule, the place and what to do. */
export async function findings(page: Page, more: Partial<Options> = {}): Promise<string[]> {
  const options = { ...OPTIONS, ...more };
  const violations = (await lookAgain(page, options)) ?? (await look(page, options));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} – ${node.failureSummary}`),
  );
}

/** The same in light and in dark colours, each finding with its colours before it. */
export async function findingsInBothColors(
  page: Page,
  more: Partial<Options> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, options] of [
    ["light", {}],
    ["dark", COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    found.push(
      ...(await findings(page, { ...options, ...more })).map(
        (finding) => `${colorScheme}: ${finding}`,
      ),
    );
  }
  return found;
}

async function look(page: Page, options: Options): Promise<Violations> {
  return (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
}

/** A page that was looked at still has axe; bringing it there takes as long as the look itself. */
function lookAgain(page: Page, options: Options): Promise<Violations | null> {
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as {
      axe?: { run(page: Document, options: Options): Promise<{ violations: Violations }> };
    };
    return axe ? (await axe.run(document, wanted)).violations : null;
  }, options);
}
