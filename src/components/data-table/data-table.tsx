import type { ReactNode } from "react";

interface DataTableProps {
  className?: string;
  caption?: string;
  columns: readonly ReactNode[];
  /** Each begins with what it is about. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of data with the names of its columns. */
export function DataTable({ className, caption, columns, rows }: DataTableProps) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
