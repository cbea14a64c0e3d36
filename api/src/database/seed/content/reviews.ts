import { REVIEWS } from './reviews/index.ts';

/** What a student wrote about a course, and perhaps what its teacher answered. */
export interface ReviewContent {
  readonly stars: number;
  readonly text: string;
  readonly reply?: string;
}

/** The reviews of a course: a line each, stars first, a teacher's reply behind `=>`. */
export const reviewsOf = (slug: string): ReviewContent[] =>
  (REVIEWS[slug] ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, stars, text, reply] = /^([1-5]) (.+?)(?: => (.+))?$/.exec(line) ?? [];
      if (!stars || !text) throw new Error(`Not a review: ${line}`);
      return { stars: Number(stars), text, ...(reply && { reply }) };
    });
