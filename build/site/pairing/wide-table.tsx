/** A column of a table, and what it says of a row. */
export interface Column<Row> {
  label: string;
  class?: string;
  of: (row: Row) => string;
}

interface WideTableProps<Row> {
  /** For screen readers. */
  label: string;
  /** The first one names the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table that scrolls where the page is narrower. */
export function WideTable<Row>({ label, columns, rows }: WideTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" class={column.class}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{first?.of(row)}</th>
              {others.map((column) => (
                <td class={column.class}>{column.of(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
