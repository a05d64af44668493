import { createSprite, type Drawing } from "../../schema/drawing.ts";
import type { Motif } from "../../schema/pictures.ts";
import boilersuit from "../../theme/boilersuit/boilersuit.svg";
import collar from "../../theme/boilersuit/collar.svg";
import book from "../../theme/covers/book.svg";
import briefcase from "../../theme/covers/briefcase.svg";
import cap from "../../theme/covers/cap.svg";
import hanger from "../../theme/covers/hanger.svg";
import noticeboard from "../../theme/covers/noticeboard.svg";
import overall from "../../theme/covers/overall.svg";
import screen from "../../theme/covers/screen.svg";
import standard from "../../theme/covers/standard.svg";
import tree from "../../theme/covers/tree.svg";
import umbrella from "../../theme/covers/umbrella.svg";
import wall from "../../theme/covers/wall.svg";
import business from "../../theme/illustrations/business.svg";
import involved from "../../theme/illustrations/involved.svg";
import wellbeing from "../../theme/illustrations/wellbeing.svg";

/** The arch of each cover with what is in it, 320 × 240. */
export const COVER_DRAWINGS: Readonly<Record<Motif, Drawing>> = {
  tree,
  standard,
  overall,
  briefcase,
  umbrella,
  book,
  hanger,
  screen,
  noticeboard,
  cap,
};

/** All covers, each in front of the wall, the boilersuit, and the cards of the home page: what pages need not carry. */
export const COVERS = createSprite("covers", [
  ["wall", wall.content],
  ["suit", boilersuit.content],
  ["collar", collar.content],
  ["business", business.content],
  ["involved", involved.content],
  ["wellbeing", wellbeing.content],
  ...Object.entries(COVER_DRAWINGS).map(([name, { content }]): [string, string] => [
    name,
    `<use href="#wall"/><g transform="translate(53.5)">${content}</g>`,
  ]),
]);
