import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { ticksOf } from './scale.ts';

export interface ChartLine {
  key: string;
  name: string;
  values: readonly number[];
  /** The line that matters is dark and filled below; what it is compared with is light. */
  isMain?: boolean;
}

interface LineChartProps {
  label: string;
  lines: readonly ChartLine[];
  /** Days, weeks or months, as they are named below. */
  names: readonly string[];
  /** A figure as people read it. */
  format: (value: number) => string;
  /** A figure beside a line of the chart, where there is less room. */
  formatShort?: (value: number) => string;
  /** The last place is still going on: drawn with dashes. */
  isLastOpen?: boolean;
  height?: number;
  mostNames?: number;
}

const WIDTH = 1000;
const HEIGHT = 1000;

/** Figures over time as lines, the main one as an area. */
export function LineChart({
  label,
  lines,
  names,
  format,
  formatShort = format,
  isLastOpen = false,
  height = 220,
  mostNames = 4,
}: LineChartProps) {
  const ticks = ticksOf(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const last = Math.max(1, names.length - 1);
  const pointOf = (value: number, place: number) =>
    `${((WIDTH * place) / last).toFixed(1)} ${(HEIGHT * (1 - Math.max(0, value) / top)).toFixed(1)}`;
  const pathOf = (values: readonly number[]) =>
    values.map((value, place) => `${place === 0 ? 'M' : 'L'}${pointOf(value, place)}`).join('');
  // Alone a point is no line
  const drawn = lines.map((line) => ({
    ...line,
    values: line.values.length === 1 ? [line.values[0] ?? 0, line.values[0] ?? 0] : line.values,
  }));
  return (
    <div className={classes.chart}>
      {lines.length > 1 && <Legend lines={lines} />}
      <ChartFrame
        label={label}
        names={names}
        texts={names.map(
          (name, place) =>
            `${name}: ${lines
              .map((line) =>
                lines.length > 1
                  ? `${line.name} ${format(line.values[place] ?? 0)}`
                  : format(line.values[place] ?? 0),
              )
              .join(', ')}`,
        )}
        ticks={ticks.map(formatShort)}
        isAtEdges
        mostNames={mostNames}
        height={height}
      >
        <svg
          className={classes.lines}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {drawn.map(({ key, values, isMain }) => {
            const closed = isLastOpen && values.length > 2 ? values.slice(0, -1) : values;
            const open = values.length - 1;
            return (
              <g key={key} data-main={isMain}>
                {isMain && (
                  <path className={classes.area} d={`${pathOf(values)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
                )}
                <path className={classes.stroke} d={pathOf(closed)} />
                {closed !== values && (
                  <path
                    className={classes.stroke}
                    data-open
                    d={`M${pointOf(values[open - 1] ?? 0, open - 1)}L${pointOf(values[open] ?? 0, open)}`}
                  />
                )}
              </g>
            );
          })}
        </svg>
      </ChartFrame>
    </div>
  );
}

function Legend({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul className={classes.legend}>
      {lines.map(({ key, name, isMain }) => (
        <li key={key}>
          <span className={classes.lineKey} data-main={isMain} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
