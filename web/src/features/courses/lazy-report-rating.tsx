import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** The button to report a rating, for pages of other features. */
export const ReportRating = lazyOptional(async () => (await import('./rating-extra.tsx')).RatingExtra);
