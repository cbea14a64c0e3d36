/** Tolerance in seconds, because a video continues while the viewer presses the button. */
const NEAR_SEC = 2;

interface Place {
  readonly lessonId: string;
  readonly atSec: number | null;
}

/** The bookmark at a second of a lesson, or of the lesson itself (null). */
export const bookmarkAt = <B extends Place>(all: readonly B[], { lessonId, atSec }: Place): B | undefined => {
  const candidates = all.filter(
    (each) => each.lessonId === lessonId && (each.atSec === null) === (atSec === null),
  );
  if (atSec === null) return candidates[0];
  const getDistance = (each: B) => Math.abs((each.atSec ?? 0) - atSec);
  return candidates
    .filter((each) => getDistance(each) <= NEAR_SEC)
    .sort((one, two) => getDistance(one) - getDistance(two))[0];
};
