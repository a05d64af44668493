/// <reference lib="dom" />

/**
 * Makes the content of an element what some HTML says, and touches only what differs: the browser draws the rest no
 * second time.
 */
export function patch(element: Element, html: string): void {
  const template = element.ownerDocument.createElement("template");
  template.innerHTML = html;
  patchChildren(element, template.content);
}

function patchChildren(shown: Node, wanted: Node): void {
  const [own, next] = [[...shown.childNodes], [...wanted.childNodes]];
  const isSame = (place: number) => own.at(place)?.isEqualNode(next.at(place) ?? null);
  let above = 0;
  while (above < own.length && isSame(above)) above += 1;
  const most = Math.min(own.length, next.length) - above;
  let below = 0;
  while (below < most && isSame(-1 - below)) below += 1;
  const [old, now] = [own, next].map((nodes) => nodes.slice(above, nodes.length - below));
  const [first, other] = [old?.[0], now?.[0]];
  const isOne = old?.length === 1 && now?.length === 1 && first?.hasChildNodes();
  if (isOne && other && first?.cloneNode().isEqualNode(other.cloneNode())) {
    patchChildren(first, other);
    return;
  }
  for (const node of old ?? []) shown.removeChild(node);
  for (const node of now ?? []) shown.insertBefore(node, own[own.length - below] ?? null);
}
