import { Box } from '../layout/layout.tsx';
import { useScrollStop } from '../use-scroll-stop.ts';
import classes from './chart-card.module.css';

export interface ChartColumn<Row> {
  name: string;
  /** Formatted for viewers. */
  text: (row: Row) => string;
  /** For the CSV file, if it differs: numbers without grouping. */
  plain?: (row: Row) => string | number;
}

export interface ChartFigures<Row> {
  /** The first column names the row. */
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Row of totals below a line. */
  total?: Row;
}

export function ChartTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  total,
}: ChartFigures<Row> & { caption: string }) {
  const scrollStop = useScrollStop();
  const cells = (row: Row) =>
    columns.map(({ name, text }, index) =>
      index === 0 ? (
        <th key={name} scope="row">
          {text(row)}
        </th>
      ) : (
        <td key={name}>{text(row)}</td>
      ),
    );
  return (
    <section className={classes.tableBox} aria-label={caption} {...scrollStop}>
      <Box as="table" className={classes.table} w="full" text="sm" numbers collapse>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>{cells(row)}</tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </Box>
    </section>
  );
}
