import { describe, expect, test } from "vitest";
import { eventsFile } from "../../../src/features/events/schema.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import { linkMistake } from "../../../src/schema/link-target.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

describe("CONF-34 a link that can lead nowhere is reported with what to write", () => {
  test.each([
    ["javascript:alert(1)", 'begins with "javascript:"', "Write /docs/board"],
    ["java\nscript:alert(1)", 'begins with "javascript:"', "Write /docs/board"],
    ["data:text/html,x", 'begins with "data:"', "Write /docs/board"],
    ["htps://www.kth.se", 'begins with "htps:"', 'Did you mean "https:"?'],
    ["www.kth.se", "has no protocol", "Write:  https://www.kth.se"],
    ["kth.se/om", "has no protocol", "Write:  https://kth.se/om"],
    ["ordf@example.org", "is an email address", "Write:  mailto:ordf@example.org"],
    ["https:/kth.se", "is not a full address", "Copy it from the bar of the browser"],
    ["https://x", "is not a full address", "Copy it from the bar of the browser"],
    ["/docs/bo%C2%ADard", "cannot be seen", "Write:  /docs/board"],
    ["https://", "is not a full address", "https://www.example.org"],
    ["https://kth .se", "is not a full address", "Copy it from the bar of the browser"],
    ["mailto:ordf", "has no email address in it", "Write:  mailto:name@example.org"],
    [" ", "leads nowhere", "Write /docs/board"],
  ])("%j %s", (target, problem, fix) => {
    const mistake = linkMistake(target);
    expect(mistake?.problem).toContain(problem);
    expect(mistake?.fix).toContain(fix);
  });

  test.each([
    "/docs/board",
    "#top",
    "for-antagna",
    "//other.example/x",
    "https://www.kth.se/?q=a b#c",
    "http://localhost:8080/",
    "mailto:ordf@example.org?subject=Hej",
    "webcal://kth.se/x.ics",
  ])("%j is a link", (target) => {
    expect(linkMistake(target)).toBeNull();
  });

  test("in data the mistake is reported instead of the form of the value", () => {
    const links = [{ label: both("KTH"), href: "www.kth.se" }];
    expect(schemaProblems(footerFile, { links })).toEqual([
      '"www.kth.se" has no protocol, so it would be a page of this site. Write:  https://www.kth.se',
    ]);
  });

  test.each(["javascript:alert(1)", "www.kth.se", "https:kth.se", "mailto:a@b.se", ""])(
    "%j is not another site",
    (calendar) => {
      const events = { calendar, timeZone: "Europe/Stockholm", to: "/evenemang", events: [] };
      expect(schemaProblems(eventsFile, events)).toEqual([
        `"calendar" is ${JSON.stringify(calendar)}: an address of another site is whole and begins with https://.`,
      ]);
    },
  );
});
