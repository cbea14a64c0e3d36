/** Seconds by which a place may be off and is still the one that was meant: a video goes on while one presses. */
const NEAR_SEC = 2;

interface Place {
  readonly lessonId: string;
  readonly atSec: number | null;
}

/** The bookmark at a second of a lesson, or at the lesson itself (null). */
export const bookmarkAt = <B extends Place>(all: readonly B[], { lessonId, atSec }: Place): B | undefined => {
  const here = all.filter((each) => each.lessonId === lessonId && (each.atSec === null) === (atSec === null));
  if (atSec === null) return here[0];
  const offBy = (each: B) => Math.abs((each.atSec ?? 0) - atSec);
  return here.filter((each) => offBy(each) <= NEAR_SEC).sort((one, two) => offBy(one) - offBy(two))[0];
};
