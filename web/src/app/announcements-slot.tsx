import { useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { lazyOptional } from '../ui/lazy-optional.tsx';

const Banners = lazyOptional(
  async () => (await import('../features/announcements/shown-banners.tsx')).ShownBanners,
);

/** What is announced to whoever is signed in; its code comes after the page, and never with a page from the server. */
export function AnnouncementsSlot() {
  const { state } = useViewer();
  const { pathname } = useLocation();
  return state === 'member' && <Banners isWorkplace={/^\/(teacher|admin)(\/|$)/.test(pathname)} />;
}
