import { virtual } from "@guidepup/virtual-screen-reader";

/** What a screen reader says of an element and all in it, with the language where it changes. */
globalThis.readOut = async (container) => {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const said = [];
  let lang = document.documentElement.lang;
  let phrase = first;
  // After the end it begins again.
  do {
    const { activeNode } = virtual;
    const element = activeNode?.closest ? activeNode : activeNode?.parentElement;
    const own = element?.closest("[lang]")?.lang ?? lang;
    if (own !== lang) said.push(`(${own})`);
    lang = own;
    said.push(phrase);
    await virtual.next();
    phrase = await virtual.lastSpokenPhrase();
  } while (phrase !== first && said.length < 3000);
  await virtual.stop();
  return said;
};
