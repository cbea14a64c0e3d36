import { lazyOptional } from '../ui/lazy-optional.tsx';

/** Banner about the operations that a restored platform holds back. Loaded after the page. */
export const HoldsBannerSlot = lazyOptional(
  async () => (await import('../features/backup/holds-banner.tsx')).HoldsBanner,
  { texts: ['backup'] },
);
