import type { KeyDateBlock } from "./data.ts";
import { DayText } from "./day-text.tsx";

export interface KeyDateProps {
  block: KeyDateBlock;
}

export function KeyDate({ block }: KeyDateProps) {
  return (
    <p className="key-date">
      {block.label}
      <DayText day={block} />
      {block.note && <small>{block.note}</small>}
    </p>
  );
}
