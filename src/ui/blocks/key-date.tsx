import type { KeyDateBlock } from "../../model/blocks/key-date.ts";

export interface KeyDateProps {
  block: KeyDateBlock;
}

export function KeyDate({ block }: KeyDateProps) {
  return (
    <p className="key-date">
      {block.label}
      <time dateTime={block.iso}>{block.date}</time>
      {block.note && <small>{block.note}</small>}
    </p>
  );
}
