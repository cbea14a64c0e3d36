import { IconArrowLeft } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { SearchBox } from './search-box.tsx';
import classes from './search-overlay.module.css';

/**
 * Search where a header has no field, on a phone over the whole screen: the browser's own modal dialog, which keeps the focus, closes on Escape and
 * gives the focus back to the button that opened it.
 */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Only a dialog that is closed while it is in the page gives the focus back
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label={t('search.open')}
      onCancel={(event) => {
        // By the browser it would close before `onClose` is called, and a press of its button meanwhile would be lost
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape closes it without a cancel event before (HTML standard, close watchers)
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={classes.bar}>
        <button type="button" className={kit.iconButton} aria-label={t('search.back')} onClick={onClose}>
          <IconArrowLeft size={22} aria-hidden="true" />
        </button>
        <SearchBox variant="page" onDone={onClose} />
      </div>
    </dialog>
  );
}
