import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';

/** Ratings of one course come into its own pages, which belong to the studio. */
export const TaughtRatings = lazyOptional(async () => (await import('./taught-ratings.tsx')).TaughtRatings, {
  waiting: <LoadingRows rows={4} height={120} />,
  failed: PartFailed,
});
