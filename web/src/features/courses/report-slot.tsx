import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Tells moderators of a rating, also on pages of other features. */
export const ReportRating = lazyOptional(async () => (await import('./rating-extra.tsx')).RatingExtra);
