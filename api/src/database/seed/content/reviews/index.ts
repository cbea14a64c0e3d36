import { BUSINESS_REVIEWS } from './business.reviews.ts';
import { DATA_REVIEWS } from './data.reviews.ts';
import { DESIGN_REVIEWS } from './design.reviews.ts';
import { LANGUAGES_REVIEWS } from './languages.reviews.ts';
import { LIFE_REVIEWS } from './life.reviews.ts';
import { PROGRAMMING_REVIEWS } from './programming.reviews.ts';

/** Reviews by course slug, in the notation of `getReviews`. */
export const REVIEWS: Readonly<Record<string, string>> = {
  ...PROGRAMMING_REVIEWS,
  ...DATA_REVIEWS,
  ...DESIGN_REVIEWS,
  ...BUSINESS_REVIEWS,
  ...LANGUAGES_REVIEWS,
  ...LIFE_REVIEWS,
};
