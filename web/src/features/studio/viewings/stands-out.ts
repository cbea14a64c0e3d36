import type { ViewedPart } from './viewed-part.ts';

/** With fewer viewings, the habit of one person would dominate. */
const MIN_SITTINGS = 10;
/** Part of the viewings from which a part of the video is mentioned. */
const MIN_SHARE = 0.1;

/** The part of the video with the most events, if there are enough of them; else undefined. */
export const standsOut = (
  parts: readonly ViewedPart[],
  what: 'replays' | 'drops',
  viewings: number,
): ViewedPart | undefined => {
  if (viewings < MIN_SITTINGS) return undefined;
  const highest = parts.reduce<ViewedPart | undefined>(
    (best, part) => (part[what] > (best?.[what] ?? 0) ? part : best),
    undefined,
  );
  return highest && highest[what] >= viewings * MIN_SHARE ? highest : undefined;
};
