// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hashTarget } from "../../../../widgets/shared/hash-target.ts";

test("SCROLL-1 a fragment names an id, decoded, else an anchor by its name, else nothing", () => {
  Object.assign(window, { CSS: { escape: (text: string) => text } });
  document.body.innerHTML = '<h2 id="åtgärd">A</h2><a name="gammal"></a><p name="gammal"></p>';
  const found = ["#åtgärd", "#%C3%A5tg%C3%A4rd", "gammal", "#nej", "#%E0%A4%A"].map(
    (hash) => hashTarget(hash)?.localName,
  );
  expect(found).toEqual(["h2", "h2", "a", undefined, undefined]);
});
