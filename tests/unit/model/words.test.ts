import { expect, test } from "vitest";
import { termOf } from "../../../src/model/glossary.ts";
import { serviceAddress, serviceLink } from "../../../src/model/services.ts";
import { format } from "../../../src/schema/format.ts";
import { both } from "../../support/both.ts";

test.each([
  ["{a} and {a}", { a: 1 }, "1 and 1"],
  ["{a} and {b}", { a: "x" }, "x and {b}"],
  ["{title}", { title: "{count}", count: 2 }, "{count}"],
])('a label "%s" with %j reads "%s"', (pattern, values, text) => {
  expect(format(pattern, values as Record<string, string | number>)).toBe(text);
});

test.each([
  ["n0llan", "n0llan"],
  ["The new student", "n0llan"],
  ["nøllan", "n0llan"],
  ["sektionsmöte (sm)", "sm"],
  ["SM", "sm"],
  ["n0lla", undefined],
])("TEXT-6 [[%s]] means the entry %s of the glossary", (word, id) => {
  const term = { sv: "n0llan", en: "the new student" };
  const meeting = { sv: "Sektionsmöte (SM)", en: "chapter meeting" };
  const terms = [
    { id: "n0llan", term, explanation: both("x"), also: ["nØllan"] },
    { id: "sm", term: meeting, explanation: both("x") },
  ];
  expect(termOf(word, { to: "/ordlista", terms })?.id).toBe(id);
});

test("LINK-7 a service has an address in the language of the text, else in the other, and a number to call", () => {
  const kept = { review: "2027-01-01", owner: "x@example.org" };
  const address = { sv: "https://care.example/sv", en: "https://care.example/en" };
  const services = {
    care: { title: { sv: "Vård", en: "Care" }, address, phone: "+46 771-11 77", ...kept },
    form: { title: both("Form"), address: { en: "https://form.example" }, ...kept },
  };
  expect(serviceLink("länk:care", "sv", services)).toEqual({ href: address.sv, text: "Vård" });
  expect(serviceLink("link:care", "en", services)?.href).toBe(address.en);
  expect(serviceLink("länk:form", "sv", services)?.href).toBe("https://form.example");
  expect(serviceLink("telefon:care", "sv", services)).toEqual({
    href: "tel:+467711177",
    text: "+46\u00a0771-11\u00a077",
  });
  for (const key of ["phone:form", "länk:toString"])
    expect(serviceLink(key, "en", services)).toBeUndefined();
  expect(serviceAddress("form", "sv", null)).toBeUndefined();
});
