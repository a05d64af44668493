/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

/** What a header adds to the score of 100, or takes from it. */
type Rule = (header: (name: string) => string | undefined) => number;

const SIX_MONTHS = 15_552_000;
const EXTRA_CREDIT_FROM = 90;

const HASH = /^'(?:sha256|sha384|sha512|nonce)-/;
/** Sources that are hardly a limit. */
const BROAD = /^(?:\*|https?:(?:\/\/\*(?:\.\*)?)?|ftp:)$/;
const INSECURE = /^(?:http|ftp):/;

/**
 * The scoring table of Mozilla's HTTP Observatory, algorithm 6, for answers over https without cookies,
 * CORS and scripts of other sites; those tests give and take nothing here, and neither do redirections to
 * https, which are the host's. Its own package grades only what it fetches from a public host, and brings
 * a database and MPL code along.
 *
 * @see https://github.com/mdn/mdn-http-observatory/blob/94042bbfbf9f1af722ad9114ada6d271dcb525b9/src/grader/charts.js
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const RULES: Readonly<Record<string, Rule>> = {
  "content-security-policy": (header) => gradePolicy(directives(header)),
  "cross-origin-embedder-policy": (header) =>
    oneOf(header("cross-origin-embedder-policy"), 0, {
      "require-corp": 10,
      credentialless: 10,
      "unsafe-none": 0,
    }),
  "cross-origin-opener-policy": (header) =>
    oneOf(header("cross-origin-opener-policy"), 0, {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
  "cross-origin-resource-policy": (header) =>
    oneOf(header("cross-origin-resource-policy"), 0, {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
  "referrer-policy": (header) =>
    oneOf(header("referrer-policy"), 0, {
      "no-referrer": 5,
      "same-origin": 5,
      "strict-origin": 5,
      "strict-origin-when-cross-origin": 5,
    }),
  "strict-transport-security": (header) => {
    const value = header("strict-transport-security") ?? "";
    const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
    if (age === undefined || value.includes(",")) return -20;
    return Number(age) < SIX_MONTHS ? -10 : 0;
  },
  "x-content-type-options": (header) => oneOf(header("x-content-type-options"), -5, { nosniff: 0 }),
  "x-frame-options": (header) =>
    directives(header).has("frame-ancestors")
      ? 5
      : oneOf(header("x-frame-options"), -20, { deny: 5, sameorigin: 5 }, -20),
};

/**
 * The grade that the Observatory would give for these headers. Extra credit counts only from 90 on.
 *
 * @returns with what each of its tests gave or took
 */
export function observatoryGrade(headers: Headers): {
  grade: string;
  score: number;
  tests: Record<string, number>;
} {
  const byName = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const tests = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, rule((header) => byName.get(header))]),
  );
  const given = Object.values(tests);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutCredit = sum(given.filter((value) => value < 0));
  const score = Math.max(0, withoutCredit >= EXTRA_CREDIT_FROM ? sum(given) : withoutCredit);
  return { grade: gradeOf(score), score, tests };
}

/** From each of these scores on. */
const GRADES: readonly [from: number, grade: string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];

function gradeOf(score: number): string {
  return GRADES.find(([from]) => score >= from)?.[1] ?? "F";
}

/** What a header with one value gives; any other value takes something. */
function oneOf(
  value: string | undefined,
  absent: number,
  known: Record<string, number>,
  unknown = -5,
): number {
  return value === undefined ? absent : (known[value.trim().toLowerCase()] ?? unknown);
}

/** Directives of the policy by name; of several with one name the first counts. */
function directives(header: Parameters<Rule>[0]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const directive of (header("content-security-policy") ?? "").split(";")) {
    const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name && !found.has(name)) found.set(name, sources);
  }
  return found;
}

function gradePolicy(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  // Browsers that know hashes ignore 'unsafe-inline' beside them.
  const inlineOf = (name: string) =>
    sources(name).some((source) => HASH.test(source)) ? [] : ["'unsafe-inline'"];
  const isUnsafe = (name: string) =>
    sources(name).some(
      (source) => BROAD.test(source) || source === "data:" || inlineOf(name).includes(source),
    );
  const passive = ["img-src", "media-src"];
  const active = [
    ...[...policy].filter(([name]) => !passive.includes(name)).flatMap(([, listed]) => listed),
    ...sources("script-src"),
  ];
  if (isUnsafe("script-src") || sources("object-src").some((source) => BROAD.test(source)))
    return -20;
  if (active.some((source) => INSECURE.test(source))) return -20;
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sources).some((source) => INSECURE.test(source))) return -10;
  if (isUnsafe("style-src")) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}
