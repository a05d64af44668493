import type { CoursesBlock } from "./data.ts";

export interface CourseTableProps {
  block: CoursesBlock;
}

export function CourseTable({ block }: CourseTableProps) {
  return (
    <>
      <table className="numbers">
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{block.courseHeading}</th>
            <th scope="col">{block.creditsHeading}</th>
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ name, credits }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {block.note && <p className="note">{block.note}</p>}
    </>
  );
}
