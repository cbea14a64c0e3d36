import type { ViewedPart } from './viewed-part.ts';

/** Of fewer sittings one person's habit looks like everyone's. */
const LEAST_SITTINGS = 10;
/** Share of the sittings from which a part deserves a sentence. */
const LEAST_SHARE = 0.1;

/** The part in which most happened, where that is worth a look; undefined otherwise. */
export const standsOut = (
  parts: readonly ViewedPart[],
  what: 'replays' | 'drops',
  viewings: number,
): ViewedPart | undefined => {
  if (viewings < LEAST_SITTINGS) return undefined;
  const most = parts.reduce<ViewedPart | undefined>(
    (best, part) => (part[what] > (best?.[what] ?? 0) ? part : best),
    undefined,
  );
  return most && most[what] >= viewings * LEAST_SHARE ? most : undefined;
};
