import { lazyOptional } from '../ui/lazy-optional.tsx';

/** What a restored platform holds back; its code and texts come after the page’s own. */
export const HoldsBannerSlot = lazyOptional(
  async () => (await import('../features/backup/holds-banner.tsx')).HoldsBanner,
  { texts: ['backup'] },
);
