import { useEffect, useState } from 'react';
import classes from './moving-mark.module.css';

/** Milliseconds for which the code stays at one place. */
const MOVE_MS = 15_000;
/** Places in percent of the picture, away from the controls and captions. */
const PLACES = [
  { left: 6, top: 8 },
  { left: 62, top: 18 },
  { left: 30, top: 42 },
  { left: 70, top: 58 },
  { left: 10, top: 60 },
  { left: 48, top: 10 },
] as const;

/** The watermark code of a playback, which moves every few seconds, so that cropping one place does not remove it. */
export function MovingMark({ code }: { code: string }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((old) => old + 1), MOVE_MS);
    return () => clearInterval(timer);
  }, []);
  const { left, top } = PLACES[turn % PLACES.length] ?? PLACES[0];
  return (
    <span
      className={classes.mark}
      style={{ left: `${left}%`, top: `${top}%` }}
      aria-hidden="true"
      data-playback-mark
    >
      {code}
    </span>
  );
}
