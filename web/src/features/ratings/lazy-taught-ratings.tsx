import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';

/** Ratings of a course, for its page in the studio. */
export const TaughtRatings = lazyOptional(async () => (await import('./taught-ratings.tsx')).TaughtRatings, {
  placeholder: <LoadingRows rows={4} height={120} />,
  failed: PartFailed,
});
