import { Grid, Row } from '../layout/layout.tsx';
import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { getTicks } from './scale.ts';

export interface ChartLine {
  key: string;
  name: string;
  /** Null is a gap in the line. */
  values: readonly (number | null)[];
  /** The main line is dark and filled below; the lines that it is compared with are light. */
  isMain?: boolean;
}

interface LineChartProps {
  label: string;
  lines: readonly ChartLine[];
  /** Days, weeks or months, labelled below the chart. */
  names: readonly string[];
  format: (value: number) => string;
  /** A shorter format for the labels of grid lines. */
  formatShort?: (value: number) => string;
  /** True if the last place is incomplete; it is dashed. */
  isLastOpen?: boolean;
  height?: number;
  maxNames?: number;
  /** The limit of the values, as a dashed line. */
  limit?: { name: string; value: number };
}

const WIDTH = 1000;
const HEIGHT = 1000;

/** Values over time as lines, the main one as an area. */
export function LineChart({
  label,
  lines,
  names,
  format,
  formatShort = format,
  isLastOpen = false,
  height = 220,
  maxNames = 4,
  limit,
}: LineChartProps) {
  const ticks = getTicks(
    Math.max(limit?.value ?? 0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))),
  );
  const formatValue = (value: number | null | undefined) => (value == null ? '–' : format(value));
  const top = ticks.at(-1) ?? 1;
  const last = Math.max(1, names.length - 1);
  const yOf = (value: number) => (HEIGHT * (1 - Math.max(0, value) / top)).toFixed(1);
  const toPoint = (value: number, place: number) => `${((WIDTH * place) / last).toFixed(1)} ${yOf(value)}`;
  /** The segments between gaps. A single point is a dot. */
  const splitRuns = (values: readonly (number | null)[]) =>
    values.reduce<{ from: number; values: number[] }[]>((runs, value, place) => {
      if (value === null) return runs;
      if (place === 0 || values[place - 1] == null) runs.push({ from: place, values: [value] });
      else runs.at(-1)?.values.push(value);
      return runs;
    }, []);
  const toPath = (values: readonly (number | null)[]) =>
    splitRuns(values)
      .map(
        ({ from, values: run }) =>
          run.map((value, index) => `${index === 0 ? 'M' : 'L'}${toPoint(value, from + index)}`).join('') +
          (run.length === 1 ? 'h.1' : ''),
      )
      .join('');
  const toArea = (values: readonly (number | null)[]) =>
    splitRuns(values)
      .map(({ from, values: run }) => {
        const xOf = (place: number) => ((WIDTH * place) / last).toFixed(1);
        const line = run.map((value, index) => `L${toPoint(value, from + index)}`).join('');
        return `M${xOf(from)} ${HEIGHT}${line}L${xOf(from + run.length - 1)} ${HEIGHT}Z`;
      })
      .join('');
  // A single point is no line
  const drawn = lines.map((line) => ({
    ...line,
    values: line.values.length === 1 ? [line.values[0] ?? 0, line.values[0] ?? 0] : line.values,
  }));
  return (
    <Grid gap={2} shrink>
      {lines.length > 1 && <Legend lines={lines} limit={limit?.name} />}
      <ChartFrame
        label={label}
        names={names}
        texts={names.map(
          (name, place) =>
            `${name}: ${lines
              .map((line) =>
                lines.length > 1
                  ? `${line.name} ${formatValue(line.values[place])}`
                  : formatValue(line.values[place]),
              )
              .join(', ')}`,
        )}
        ticks={ticks.map(formatShort)}
        isAtEdges
        maxNames={maxNames}
        height={height}
      >
        <svg
          className={classes.lines}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {limit && <path className={classes.limit} d={`M0 ${yOf(limit.value)}H${WIDTH}`} />}
          {drawn.map(({ key, values, isMain }) => {
            const closed = isLastOpen && values.length > 2 ? values.slice(0, -1) : values;
            const open = values.length - 1;
            return (
              <g key={key} data-main={isMain}>
                {isMain && <path className={classes.area} d={toArea(values)} />}
                <path className={classes.stroke} d={toPath(closed)} />
                {closed !== values && (
                  <path
                    className={classes.stroke}
                    data-open
                    d={`M${toPoint(values[open - 1] ?? 0, open - 1)}L${toPoint(values[open] ?? 0, open)}`}
                  />
                )}
              </g>
            );
          })}
        </svg>
      </ChartFrame>
    </Grid>
  );
}

function Legend({ lines, limit }: { lines: readonly ChartLine[]; limit: string | undefined }) {
  return (
    <Row
      as="ul"
      className={classes.legend}
      wrap
      align="stretch"
      rowGap={1}
      columnGap={4}
      text="xs"
      tone="dim"
    >
      {lines.map(({ key, name, isMain }) => (
        <li key={key}>
          <span className={classes.lineKey} data-main={isMain} aria-hidden="true" />
          {name}
        </li>
      ))}
      {limit && (
        <li>
          <span className={classes.limitKey} aria-hidden="true" />
          {limit}
        </li>
      )}
    </Row>
  );
}
