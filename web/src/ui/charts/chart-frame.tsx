import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { Grid } from '../layout/layout.tsx';
import classes from './charts.module.css';
import { namedAt } from './scale.ts';

interface ChartFrameProps {
  label: string;
  /** Texts of the places along the chart. */
  texts: readonly string[];
  /** Short labels below the chart, one for each place. */
  names: readonly string[];
  /** Labels of the grid lines, lowest first. Without them no lines are drawn. */
  ticks?: readonly string[];
  /** Points are at the edges of the chart; bars are inside their places. */
  isAtEdges?: boolean;
  height?: number;
  /** The maximum number of labels below the chart. Other places are read by pointer or keyboard. */
  maxNames?: number;
  children: ReactNode;
}

/**
 * Grid lines, labels and reading of a chart: a pointer or the arrow keys choose a place, and a line below shows its
 * value. For screen readers the chart is an image, and the line is read out; the table of the card has the same data
 * in rows.
 */
export function ChartFrame({
  label,
  texts,
  names,
  ticks = [],
  isAtEdges = false,
  height = 200,
  maxNames = 6,
  children,
}: ChartFrameProps) {
  const [chosen, choose] = useState<number | null>(null);
  const last = texts.length - 1;
  const at = chosen === null ? last : Math.min(chosen, last);
  const move = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    choose(Math.min(last, Math.max(0, place)));
  };
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const place = isAtEdges ? Math.round(share * last) : Math.floor(share * texts.length);
    choose(Math.min(last, Math.max(0, place)));
  };
  const getMiddle = (place: number) =>
    isAtEdges ? (100 * place) / Math.max(1, last) : (100 * (place + 0.5)) / texts.length;
  return (
    <Grid gap={2} shrink>
      <Grid columns="1-fill" gap={2}>
        <div
          className={classes.plot}
          style={{ blockSize: height }}
          role="img"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move through its values
          tabIndex={0}
          aria-label={label}
          onKeyDown={move}
          onPointerMove={point}
          onPointerLeave={() => choose(null)}
        >
          {ticks.map((tick, index) => (
            <span
              key={tick}
              className={classes.line}
              style={{ insetBlockEnd: `${(100 * index) / Math.max(1, ticks.length - 1)}%` }}
            />
          ))}
          {children}
          {chosen !== null && (
            <span className={classes.cursor} style={{ insetInlineStart: `${getMiddle(at)}%` }} />
          )}
        </div>
        {ticks.length > 0 && (
          <div className={classes.ticks} aria-hidden="true">
            {ticks.toReversed().map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        )}
        <div className={classes.names} aria-hidden="true">
          {namedAt(names.length, maxNames).map((place) => {
            const side = getSide(place, last);
            return (
              <span
                key={place}
                data-place={side}
                style={side ? undefined : { insetInlineStart: `${getMiddle(place)}%` }}
              >
                {names[place]}
              </span>
            );
          })}
        </div>
      </Grid>
      <p className={classes.reading} role="status">
        {texts[at]}
      </p>
    </Grid>
  );
}

/** Keeps labels at the edges inside the chart. */
const getSide = (place: number, last: number): string | undefined => {
  if (last === 0) return undefined;
  if (place === 0) return 'first';
  return place === last ? 'last' : undefined;
};
