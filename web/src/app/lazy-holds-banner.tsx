import { lazyOptional } from '../ui/lazy-optional.tsx';

/** Banner for operations that are suspended after a restore from a backup. Loaded after the page. */
export const LazyHoldsBanner = lazyOptional(
  async () => (await import('../features/backup/holds-banner.tsx')).HoldsBanner,
  { texts: ['backup'] },
);
