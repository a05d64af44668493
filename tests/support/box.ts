import type { Locator } from "@playwright/test";

/** Where an element is in the window; null where it is not drawn. */
export type Box = Awaited<ReturnType<Locator["boundingBox"]>>;

/** Whether the middle of another box is inside this one. */
export function covers(box: Box, other: Box): boolean {
  if (!box || !other) return false;
  const [x, y] = [other.x + other.width / 2 - box.x, other.y + other.height / 2 - box.y];
  return x > 0 && x < box.width && y > 0 && y < box.height;
}
