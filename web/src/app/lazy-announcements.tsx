import { useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { lazyOptional } from '../ui/lazy-optional.tsx';

const Banners = lazyOptional(
  async () => (await import('../features/announcements/shown-banners.tsx')).ShownBanners,
);

/** Announcements for signed-in viewers. Loaded after the page; never part of a page rendered on the server. */
export function LazyAnnouncements() {
  const { state } = useViewer();
  const { pathname } = useLocation();
  return state === 'member' && <Banners isWorkplace={/^\/(teacher|admin)(\/|$)/.test(pathname)} />;
}
