import { useEffect, useState } from 'react';
import classes from './moving-mark.module.css';

/** Seconds that the code stays at one place. */
const STAY_MS = 15_000;
/** Places in percent of the picture: away from the controls, and from where captions stand. */
const PLACES = [
  { left: 6, top: 8 },
  { left: 62, top: 18 },
  { left: 30, top: 42 },
  { left: 70, top: 58 },
  { left: 10, top: 60 },
  { left: 48, top: 10 },
] as const;

/** The code of a playback, at another place of the picture every few seconds: who crops one place out has the others. */
export function MovingMark({ code }: { code: string }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((old) => old + 1), STAY_MS);
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
