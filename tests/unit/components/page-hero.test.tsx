import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageHero } from "../../../src/components/page-hero/page-hero.tsx";
import { parseHtml } from "../../support/build.ts";
import { contextOf } from "../../support/site-data.ts";

test("HERO-1 a calm field has no picture, and the button for an emergency comes first", () => {
  const html = renderToStaticMarkup(
    <PageHero
      hero={{
        color: "light",
        action: { label: "Prata med någon", to: "#prata" },
        urgent: { label: "Ring 112", to: "tel:112" },
      }}
      lead={null}
      title={<h1>Trygghet</h1>}
      context={contextOf("sv")}
    />,
  );
  const page = parseHtml(html);
  expect(page.querySelector("svg")).toBeNull();
  expect(
    [...page.querySelectorAll("a")].map((link) => `${link.className} ${link.textContent}`),
  ).toEqual(["button urgent Ring 112", "button Prata med någon"]);
});
