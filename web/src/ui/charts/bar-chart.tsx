import { Box, Row } from '../layout/layout.tsx';
import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { getTicks } from './scale.ts';

/** `marked` is highlighted and explained, `soft` alternates or is incomplete, `bad` is lost or wasted. */
export type BarTone = 'plain' | 'soft' | 'marked' | 'bad' | 'faint';

export interface ChartBar {
  key: string;
  /** Label below the chart. */
  name: string;
  value: number;
  /** Text of the bar. Defaults to its name and value. */
  text?: string;
  tone?: BarTone;
  /** A short text above a highlighted bar. */
  mark?: string;
  /** The lost or wasted part, drawn at the bottom. */
  part?: number;
}

interface BarChartProps {
  label: string;
  bars: readonly ChartBar[];
  format: (value: number) => string;
  formatShort?: (value: number) => string;
  /** The end of the scale. Defaults to the highest bar. */
  max?: number;
  /** For small charts: no grid lines and no scale. */
  isBare?: boolean;
  height?: number;
  maxNames?: number;
}

/** Vertical bars. Highlighted bars have an explanation above them. */
export function BarChart({
  label,
  bars,
  format,
  formatShort = format,
  max,
  isBare = false,
  height = 200,
  maxNames,
}: BarChartProps) {
  const highest = max ?? Math.max(0, ...bars.map(({ value }) => value));
  const ticks = isBare ? [] : getTicks(highest);
  const top = ticks.at(-1) ?? Math.max(1, highest);
  return (
    <ChartFrame
      label={label}
      names={bars.map(({ name }) => name)}
      texts={bars.map(({ text, name, value }) => text ?? `${name}: ${format(value)}`)}
      ticks={ticks.map(formatShort)}
      height={height}
      {...(maxNames === undefined ? {} : { maxNames })}
    >
      <Row
        className={classes.bars}
        align="stretch"
        gap="half"
        position="absolute"
        inset={0}
        data-many={bars.length > 60 || undefined}
        aria-hidden="true"
      >
        {bars.map(({ key, value, tone = 'plain', mark, part = 0 }) => (
          <Row as="span" key={key} align="end" justify="center" grow shrink position="relative">
            {mark && (
              <Box
                as="span"
                pb="half"
                text="micro"
                weight={600}
                tone="warn"
                space="nowrap"
                position="absolute"
                z={1}
                style={{ insetBlockEnd: `${(100 * value) / top}%` }}
              >
                {mark}
              </Box>
            )}
            <span
              className={classes.bar}
              data-tone={tone}
              style={{ blockSize: `${(100 * Math.max(0, value)) / top}%` }}
            >
              {part > 0 && (
                <Box
                  as="span"
                  className={classes.part}
                  w="full"
                  style={{ blockSize: `${(100 * part) / value}%` }}
                />
              )}
            </span>
          </Row>
        ))}
      </Row>
    </ChartFrame>
  );
}
