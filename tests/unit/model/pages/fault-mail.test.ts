import { expect, test } from "vitest";
import { faultMail } from "../../../../src/model/pages/fault-mail.ts";
import { contentSource, contextOf } from "../../../support/site-data.ts";

const both = (text: string) => ({ sv: text, en: text });
const people = {
  board: { roles: [{ key: "ordf", title: both("Ordförande"), email: "ordf@test.example" }] },
};

test.each([
  { owner: "ordf", address: "ordf@test.example" },
  { owner: undefined, address: "fel@test.example" },
])(
  "AID-20 a mail about a fault goes to $address, with the title and the address of the page",
  ({ owner, address }) => {
    const context = contextOf("sv", { people });
    context.data.site = {
      ...context.data.site,
      nothingFound: [{ label: both("Skriv"), to: "mailto:fel@test.example" }],
    };
    const source = contentSource("a.md", { frontMatter: { ...(owner && { owner }) } });
    const mail = faultMail({ source, title: "Jag & du", url: "/a", context });
    const { pathname, searchParams } = new URL(mail ?? "");
    expect(pathname).toBe(address);
    expect(searchParams.get("subject")).toContain("Jag & du");
    expect(searchParams.get("body")).toContain(context.absolute("/a"));
  },
);
