import { REVIEWS } from './reviews/index.ts';

/** A review of a course, with the optional reply of its teacher. */
export interface ReviewContent {
  readonly stars: number;
  readonly text: string;
  readonly reply?: string;
}

/** Parses the reviews of a course, one per line: stars, text, and optionally `=>` and the teacher's reply. */
export const getReviews = (slug: string): ReviewContent[] =>
  (REVIEWS[slug] ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, stars, text, reply] = /^([1-5]) (.+?)(?: => (.+))?$/.exec(line) ?? [];
      if (!stars || !text) throw new Error(`Not a review: ${line}`);
      return { stars: Number(stars), text, ...(reply && { reply }) };
    });
