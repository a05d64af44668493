// @vitest-environment jsdom
import { expect, test } from "vitest";
import { reveal } from "../../../../widgets/shared/reveal.ts";

test("everything opens that hides an element, from the inside out", () => {
  document.body.innerHTML = `<div hidden="until-found"><details><summary>S</summary>
    <div hidden="until-found"><p>Text</p></div></details></div><details><summary>Other</summary></details>`;
  const asked: Element[] = [];
  for (const hider of document.querySelectorAll("[hidden]")) {
    hider.addEventListener("beforematch", () => {
      asked.push(hider);
      hider.removeAttribute("hidden");
    });
  }
  const [outer, inner] = document.querySelectorAll("[hidden]");
  const text = document.querySelector("p") as Element;
  expect(reveal(text)).toBe(true);
  expect(asked).toEqual([inner, outer]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
  expect(reveal(text)).toBe(false);
});
