import type { ViewedPart } from './viewed-part.ts';

/** With fewer viewings, the habit of one person would dominate. */
const MIN_VIEWINGS = 10;
/** Part of the viewings from which a part of the video is mentioned. */
const MIN_SHARE = 0.1;

/** The part of the video with the most events, if there are enough of them; else undefined. */
export const findPeak = (
  parts: readonly ViewedPart[],
  event: 'replays' | 'drops',
  viewings: number,
): ViewedPart | undefined => {
  if (viewings < MIN_VIEWINGS) return undefined;
  const highest = parts.reduce<ViewedPart | undefined>(
    (best, part) => (part[event] > (best?.[event] ?? 0) ? part : best),
    undefined,
  );
  return highest && highest[event] >= viewings * MIN_SHARE ? highest : undefined;
};
