import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import kit from '../ui/kit.module.css';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { useOpenHere } from '../ui/use-open-here.ts';

/** Comes with the first press: where there is room, a header has the field itself. */
const SearchOverlay = lazyOptional(
  async () => (await import('../features/catalog/search/search-overlay.tsx')).SearchOverlay,
);

/** A magnifier that opens the search in place, where there is no room for the field. */
export function SearchSlot({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={`${kit.iconButton} ${className}`}
        aria-haspopup="dialog"
        aria-label={t('search.open')}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && <SearchOverlay onClose={() => setOpen(false)} />}
    </>
  );
}
