/** Times of day, alone or as a range. */
const TIMES = /(\d\d[.:]\d\d(?:\s?–\s?\d\d[.:]\d\d)?)/;

/** A day or a span, whose times never break. */
export function Time({ dateTime, children }: { dateTime: string; children: string }) {
  return (
    <time dateTime={dateTime}>
      {children.split(TIMES).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="nowrap">
            {part}
          </span>
        ),
      )}
    </time>
  );
}
