import { Link } from 'react-router-dom';
import classes from './notes.module.css';
import { type PlaceInLesson, toSearch, usePlaceName } from './place-name.ts';

interface PlaceChipProps {
  place: PlaceInLesson;
  /** True if the place is in the lesson on the screen. */
  isHere: boolean;
  onSeek?: ((second: number) => void) | undefined;
  onShow?: ((paragraph: number) => void) | undefined;
  /** Label for a lesson as a whole. Without it, such a place has no chip. */
  wholeLessonLabel?: string;
}

/** A place in a lesson as a button or link: it scrolls or seeks in the open player, or opens another lesson. */
export function PlaceChip({ place, isHere, onSeek, onShow, wholeLessonLabel }: PlaceChipProps) {
  const { atSec, paragraph = null } = place;
  const text = usePlaceName()(place) ?? wholeLessonLabel;
  if (text === undefined) return null;
  if (!isHere)
    return (
      <Link className={classes.time} to={{ search: toSearch(place) }}>
        {text}
      </Link>
    );
  const go =
    atSec !== null
      ? onSeek && (() => onSeek(atSec))
      : paragraph !== null
        ? onShow && (() => onShow(paragraph))
        : undefined;
  if (!go) return <span className={classes.time}>{text}</span>;
  return (
    <button type="button" className={classes.time} onClick={go}>
      {text}
    </button>
  );
}
