import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { useOpenUntilNavigation } from '../ui/use-open-until-navigation.ts';
import { UNHYDRATED_MENU_ID } from './mobile-menu.tsx';

/** Loaded when the button is pressed first. Wide headers contain the field itself. */
const SearchOverlay = lazyOptional(
  async () => (await import('../features/search/search-overlay.tsx')).SearchOverlay,
);

/** The button that opens the search where the header has no room for the field. */
export function LazySearch({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useOpenUntilNavigation();
  return (
    <>
      <IconButton
        className={className}
        aria-label={t('search.open')}
        {...(isHydrated
          ? { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) }
          : { popoverTarget: UNHYDRATED_MENU_ID })}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && <SearchOverlay onClose={() => setOpen(false)} />}
    </>
  );
}
