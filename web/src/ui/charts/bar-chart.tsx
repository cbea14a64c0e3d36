import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { ticksOf } from './scale.ts';

/** `marked` stands out and says why, `soft` alternates with its neighbours or is still going on, `bad` is in vain. */
export type BarTone = 'plain' | 'soft' | 'marked' | 'bad' | 'faint';

export interface ChartBar {
  key: string;
  /** Below the chart. */
  name: string;
  value: number;
  /** What the bar says in words; its name and figure without. */
  text?: string;
  tone?: BarTone;
  /** A short word over a bar that stands out. */
  mark?: string;
  /** How much of it is in vain, drawn at its foot. */
  part?: number;
}

interface BarChartProps {
  label: string;
  bars: readonly ChartBar[];
  format: (value: number) => string;
  formatShort?: (value: number) => string;
  /** Where the scale ends; by the highest bar without. */
  most?: number;
  /** Without lines and their figures, for small ones. */
  isBare?: boolean;
  height?: number;
  mostNames?: number;
}

/** Bars side by side; what stands out is marked, and says why in a word above it. */
export function BarChart({
  label,
  bars,
  format,
  formatShort = format,
  most,
  isBare = false,
  height = 200,
  mostNames,
}: BarChartProps) {
  const highest = most ?? Math.max(0, ...bars.map(({ value }) => value));
  const ticks = isBare ? [] : ticksOf(highest);
  const top = ticks.at(-1) ?? Math.max(1, highest);
  return (
    <ChartFrame
      label={label}
      names={bars.map(({ name }) => name)}
      texts={bars.map(({ text, name, value }) => text ?? `${name}: ${format(value)}`)}
      ticks={ticks.map(formatShort)}
      height={height}
      {...(mostNames === undefined ? {} : { mostNames })}
    >
      <div className={classes.bars} data-many={bars.length > 60 || undefined} aria-hidden="true">
        {bars.map(({ key, value, tone = 'plain', mark, part = 0 }) => (
          <span key={key} className={classes.slot}>
            {mark && (
              <span className={classes.mark} style={{ insetBlockEnd: `${(100 * value) / top}%` }}>
                {mark}
              </span>
            )}
            <span
              className={classes.bar}
              data-tone={tone}
              style={{ blockSize: `${(100 * Math.max(0, value)) / top}%` }}
            >
              {part > 0 && (
                <span className={classes.part} style={{ blockSize: `${(100 * part) / value}%` }} />
              )}
            </span>
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}
