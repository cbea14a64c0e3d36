import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../format.ts';
import { Row, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import { groupPoints, type LinePoint, type PointGroup } from './line-points.ts';
import classes from './points-on-line.module.css';

/** The number of texts of a group that are shown; of the rest, only the count. */
const SHOWN = 3;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

interface PointsOnLineProps {
  points: readonly LinePoint[];
  /** Seconds. */
  length: number;
  onSeek: (time: number) => void;
}

/**
 * Markers above the seek bar with their texts. They are a single tab stop with arrow keys, so that a video with fifty
 * notes does not have fifty stops.
 */
export function PointsOnLine({ points, length, onSeek }: PointsOnLineProps) {
  const { t } = useTranslation('video');
  const { clock } = useFormat();
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const groups = groupPoints(points, length);
  if (length === 0 || groups.length === 0) return null;
  const last = groups.length - 1;
  const current = Math.min(stop, last);
  const share = (at: number) => `${(at / length) * 100}%`;
  const getName = ({ at, points: inside }: PointGroup) =>
    [clock(at), ...inside.map(({ kind, text }) => t(`point.${kind}`, { text }))].join('; ');
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && shown !== null) {
      // Escape must not close the full screen or a surrounding dialog
      event.stopPropagation();
      setShown(null);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[step(current, last)]?.focus();
  };
  const shownGroup = shown === null ? undefined : groups[shown];
  return (
    <div
      role="toolbar"
      aria-label={t('points')}
      className={styleClass({ position: 'absolute', inset: 0, pointer: 'none' })}
      onKeyDown={onKey}
    >
      {groups.map((group, index) => (
        <button
          key={group.points[0]?.id}
          type="button"
          className={classes.point}
          data-kind={group.points[0]?.kind}
          data-many={group.points.length > 1}
          style={{ left: share(group.at) }}
          tabIndex={index === current ? 0 : -1}
          aria-label={getName(group)}
          onClick={() => onSeek(group.at)}
          onFocus={() => {
            setStop(index);
            setShown(index);
          }}
          onBlur={() => setShown(null)}
          onPointerEnter={() => setShown(index)}
          onPointerLeave={() => setShown(null)}
        />
      ))}
      {shownGroup && (
        <div
          className={classes.tip}
          style={{ '--at': share(shownGroup.at) } as React.CSSProperties}
          aria-hidden="true"
        >
          {shownGroup.points.slice(0, SHOWN).map(({ id, at, kind, text }) => (
            <Row as="p" key={id} align="baseline" gap={2}>
              <span className={classes.sign} data-kind={kind} />
              <Text as="b" rigid numbers>
                {clock(at)}
              </Text>
              <span className={classes.text}>{text}</span>
            </Row>
          ))}
          {shownGroup.points.length > SHOWN && (
            <p>{t('morePoints', { count: shownGroup.points.length - SHOWN })}</p>
          )}
        </div>
      )}
    </div>
  );
}
