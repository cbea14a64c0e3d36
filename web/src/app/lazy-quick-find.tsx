import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import classes from './lazy-quick-find.module.css';
import type { SidebarGroup } from './sidebar-layout.tsx';

const QuickFind = lazyOptional(
  async () => (await import('../features/operations/quick-find.tsx')).QuickFind,
  { texts: ['quickFind', 'studio'] },
);

/** The button of the quick search. Ctrl K (⌘ K on a Mac) opens it as well. */
export function LazyQuickFind({ groups }: { groups: SidebarGroup[] }) {
  const { t } = useTranslation('workspace');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // The browser would focus its own address bar. An open dialog keeps the keyboard focus
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const keys = /Mac/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={`${t('quickFind')} ${keys}`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={18} aria-hidden="true" />
        {/* Without the space, screen readers and voice control treat both as one word */}
        <span className={classes.words}>{t('quickFind')}</span> <kbd className={classes.words}>{keys}</kbd>
      </button>
      {isOpen && (
        <QuickFind
          pages={groups.flatMap(({ items }) => items.map(({ label, to }) => ({ label, to })))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
