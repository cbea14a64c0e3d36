import { IconArrowLeft } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { SearchBox } from './search-box.tsx';
import classes from './search-overlay.module.css';

/**
 * Search for headers without a field, on a phone over the whole screen. It is a native modal dialog, which traps the
 * focus, closes on Escape and returns the focus to its button.
 */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const openedDialog = dialog.current;
    openedDialog?.showModal();
    openedDialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A dialog restores the focus only if it is closed before it is removed from the page
    return () => openedDialog?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label={t('search.open')}
      onCancel={(event) => {
        // The browser would close it before `onClose`, and a click in between would be lost
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape closes it without a cancel event before (HTML standard, close watchers)
        if (dialog.current?.open === false) onClose();
      }}
    >
      <Row className={classes.bar} align="start" gap={1} py={2} pl={1} pr={4}>
        <IconButton aria-label={t('search.back')} onClick={onClose}>
          <IconArrowLeft size={22} aria-hidden="true" />
        </IconButton>
        <SearchBox variant="page" onDone={onClose} />
      </Row>
    </dialog>
  );
}
