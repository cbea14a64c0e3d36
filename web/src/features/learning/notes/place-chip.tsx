import { Link } from 'react-router-dom';
import { useFormat } from '../../../ui/format.ts';
import classes from './notes.module.css';

interface PlaceChipProps {
  place: { lessonId: string; atSec: number | null };
  /** Whether the lesson of the place is on the screen. */
  isHere: boolean;
  onSeek?: ((second: number) => void) | undefined;
  /** What a place is called that is a lesson as a whole; without it such a place has no chip. */
  whole?: string;
}

/** Where in a lesson something stands, and the way there: in the player that is open, or to another lesson in it. */
export function PlaceChip({ place: { lessonId, atSec }, isHere, onSeek, whole }: PlaceChipProps) {
  const { clock } = useFormat();
  const text = atSec === null ? whole : clock(atSec);
  if (text === undefined) return null;
  if (!isHere) {
    const search = atSec === null ? `?lesson=${lessonId}` : `?lesson=${lessonId}&t=${atSec}`;
    return (
      <Link className={classes.time} to={{ search }}>
        {text}
      </Link>
    );
  }
  if (atSec === null || !onSeek) return <span className={classes.time}>{text}</span>;
  return (
    <button type="button" className={classes.time} onClick={() => onSeek(atSec)}>
      {text}
    </button>
  );
}
