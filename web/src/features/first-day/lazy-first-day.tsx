import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';

/** The dashboard of a member without courses. Loaded only for them. */
export const LazyFirstDay = lazyOptional(async () => (await import('./first-day.tsx')).FirstDay, {
  texts: ['firstDay', 'material', 'catalog'],
  placeholder: <LoadingRows rows={3} height={160} />,
  failed: PartFailed,
});
