import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Roles } from "../../../src/features/committees/roles.tsx";
import type { BlockProps } from "../../../src/model/site.ts";

const role = { title: { sv: "Kassör" }, email: "kassor@test.example", emblem: "coins" };
const named = {
  ...role,
  title: { sv: "Ordförande" },
  name: "Kim",
  period: "2026/27",
  presides: true,
};

const render = (...roles: object[]) =>
  renderToStaticMarkup(
    <Roles
      name="board"
      images={{ byPath: new Map() }}
      features={[]}
      context={
        {
          data: {
            people: { board: { roles } },
            chapterMap: { operatingYear: "2027/28", root: { label: { sv: "Mötet" } } },
            emblems: { drawings: new Map([["coins", ""]]), sprite: { address: "/e.svg" } },
          },
          text: ({ sv }: { sv: string }) => sv,
        } as unknown as BlockProps["context"]
      }
    />,
  );

test("a door without a name is whole: its emblem, what the role is called, and the address", () => {
  const html = render(role);
  expect(html).toContain('<p class="plate"><b>Kassör</b></p>');
  expect(html).toContain('href="/e.svg#coins"');
  expect(html).toContain('href="mailto:kassor@test.example"');
});

test("with a name and a picture the plate has the name and the role, and the door the person", () => {
  const html = render({ ...named, imageURL: "/img/kim.jpg" });
  expect(html).toContain('<p class="plate"><b>Kim</b><span>Ordförande, 2026/27</span></p>');
  expect(html).toContain('<img src="/img/kim.jpg" alt="Kim" loading="lazy"/>');
  expect(html).toContain('data-presides=""');
});

test("the term is said only where it is not the year of the page", () => {
  expect(render({ ...named, period: "2027/28" })).toContain("<b>Kim</b><span>Ordförande</span>");
});
