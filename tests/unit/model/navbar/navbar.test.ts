import { describe, expect, test } from "vitest";
import { resolveNavbar } from "../../../../src/model/navbar/navbar.ts";
import { navbarFile } from "../../../../src/schema/navbar.ts";
import { labels, navbarOf, type ShownItem } from "../../../support/navbar.ts";
import { both, contextOf } from "../../../support/site-data.ts";

describe("sides", () => {
  const item = (label: string, position?: string) => ({
    label: both(label),
    to: "/x",
    ...(position ? { position } : {}),
  });

  test("NAV-2 an item without position is on the right, in the order of the data", () => {
    const { left, right } = navbarOf([
      item("a", "left"),
      item("b"),
      item("c", "right"),
      item("d", "left"),
      item("e"),
    ]);
    expect(labels(left)).toEqual(["a", "d"]);
    expect(labels(right)).toEqual(["b", "c", "e"]);
  });

  test("NAV-2 where the sides change the order of the data, the drawer can restore it", () => {
    const mixed = navbarOf([item("a"), item("b", "left"), item("c")]);
    const shown = [...mixed.left, ...mixed.right];
    expect(labels((mixed.order ?? []).map((at) => shown[at] as ShownItem))).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(navbarOf([item("a", "left"), item("b")]).order).toBeUndefined();
  });
});

describe("an item that fails", () => {
  const failing = (items: object[]) => {
    const boom = new Error("boom");
    const navbar = navbarFile.parse({ items });
    const context = contextOf("sv", { navbar });
    const href = () => {
      throw boom;
    };
    const place = { versions: [], active: undefined };
    return { boom, build: () => resolveNavbar({ ...context, href }, place) };
  };

  test("NAV-4 the error points to the list, shows the item and keeps its cause", () => {
    const { boom, build } = failing([{ type: "search" }, { label: both("x"), to: "/x" }]);
    expect(build).toThrow(
      expect.objectContaining({
        message: `_data/navbar.json: the item "items[1]" failed:
{
  "type": "default",
  "label": {
    "sv": "x",
    "en": "x"
  },
  "to": "/x"
}`,
        cause: boom,
      }),
    );
  });

  test("NAV-4 children of a dropdown are covered", () => {
    const { build } = failing([
      { label: both("menu"), items: [{ label: both("child"), to: "/child" }] },
    ]);
    expect(build).toThrow(/"to": "\/child"/);
  });
});

describe("brand", () => {
  const logo = { src: "/img/logo.svg" };

  test.each([
    { given: "an alt text", navbar: { logo: { ...logo, alt: "KTH" }, title: "I" }, alt: "KTH" },
    { given: "an alt text, no title", navbar: { logo: { ...logo, alt: "KTH" } }, alt: "KTH" },
    { given: "an empty alt text", navbar: { logo: { ...logo, alt: "" } }, alt: "" },
    { given: "a title only", navbar: { logo, title: "I" }, alt: "" },
    { given: "neither", navbar: { logo }, alt: "I-Sektionen KTH" },
    { given: "an empty title", navbar: { logo, title: "" }, alt: "I-Sektionen KTH" },
  ])('NAV-10 with $given the logo is called "$alt"', ({ navbar, alt }) => {
    expect(navbarOf([], { navbar }).brand.logo?.alt).toBe(alt);
  });

  test("NAV-10 the dark logo defaults to the light one", () => {
    expect(navbarOf([], { navbar: { logo } }).brand.logo).toMatchObject({
      src: logo.src,
      srcDark: logo.src,
    });
    const two = { ...logo, srcDark: "/img/dark.svg", width: 30, height: 20 };
    expect(navbarOf([], { navbar: { logo: two } }).brand.logo).toEqual({
      ...two,
      alt: "I-Sektionen KTH",
    });
  });

  test.each([
    { own: "no", navbar: { title: "I" }, locale: "sv", href: "/" },
    { own: "no", navbar: { title: "I" }, locale: "en", href: "/en/" },
    {
      own: "an internal",
      navbar: { logo: { ...logo, href: "/section" } },
      locale: "en",
      href: "/en/section",
    },
    {
      own: "an external",
      navbar: { logo: { ...logo, href: "https://kth.se" } },
      locale: "en",
      href: "https://kth.se",
    },
  ] as const)(
    "NAV-10 a brand with $own target of its own on a page in $locale leads to $href",
    ({ navbar, locale, href }) => {
      expect(navbarOf([], { navbar, locale }).brand.href).toBe(href);
    },
  );

  test("NAV-10 without logo or title there is neither; a target is kept", () => {
    expect(navbarOf([]).brand).toEqual({ href: "/", title: null, logo: null });
    expect(navbarOf([], { navbar: { logo: { ...logo, target: "_self" } } }).brand.target).toBe(
      "_self",
    );
  });
});
