import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../format.ts';
import type { LinePoint } from './line-points.ts';
import { PointsOnLine } from './points-on-line.tsx';
import classes from './video-player.module.css';

/** A range in seconds of the video. */
export interface TimeRange {
  from: number;
  to: number;
}

interface TimeLineProps {
  time: number;
  /** 0 until it is known. */
  length: number;
  /** Ranges that were watched before. */
  marks: readonly TimeRange[];
  points: readonly LinePoint[];
  onSeek: (time: number) => void;
}

/** The seek bar with the watched ranges. It is a native slider, which supports keyboard and touch. */
export function TimeLine({ time, length, marks, points, onSeek }: TimeLineProps) {
  const { t } = useTranslation('video');
  const { clock } = useFormat();
  const share = (seconds: number) => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`;
  return (
    <div className={classes.timeLine}>
      <div className={classes.rail} aria-hidden="true">
        {marks.map(({ from, to }) => (
          <span
            key={from}
            className={classes.watched}
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        <span className={classes.played} style={{ width: share(time) }} />
        <span className={classes.thumb} style={{ left: share(time) }} />
      </div>
      <input
        type="range"
        className={classes.range}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(time)}
        disabled={length === 0}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { at: clock(time), length: clock(length) })}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <PointsOnLine points={points} length={length} onSeek={onSeek} />
    </div>
  );
}
