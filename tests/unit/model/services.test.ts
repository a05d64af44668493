import { expect, test } from "vitest";
import { serviceAddress, serviceLink } from "../../../src/model/services.ts";
import { both } from "../../support/both.ts";

const SERVICES = {
  care: {
    title: { sv: "Vård", en: "Care" },
    address: { sv: "https://care.example/sv", en: "https://care.example/en" },
    phone: "+46 771-11 77",
    review: "2027-01-01",
    owner: "x@example.org",
  },
  form: {
    title: both("Form"),
    address: { en: "https://form.example" },
    review: "2027-01-01",
    owner: "x@example.org",
  },
};

test("LINK-7 a service has an address in the language of the text, else in the other, and a number to call", () => {
  expect(serviceLink("länk:care", "sv", SERVICES)).toEqual({
    href: "https://care.example/sv",
    text: "Vård",
  });
  expect(serviceLink("link:care", "en", SERVICES)?.href).toBe("https://care.example/en");
  expect(serviceLink("länk:form", "sv", SERVICES)?.href).toBe("https://form.example");
  expect(serviceLink("telefon:care", "sv", SERVICES)).toEqual({
    href: "tel:+467711177",
    text: "+46 771-11 77",
  });
  expect(serviceLink("phone:form", "en", SERVICES)).toBeUndefined();
  expect(serviceLink("länk:toString", "sv", SERVICES)).toBeUndefined();
  expect(serviceAddress("form", "sv", null)).toBeUndefined();
});
