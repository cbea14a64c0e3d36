import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './dialog.module.css';
import kit from './kit.module.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Asked before anyone but the program closes it; false keeps it open. */
  mayClose?: () => boolean;
  title: string;
  children: ReactNode;
  /** `centre` for questions, `start` and `end` for drawers. */
  placement?: 'centre' | 'start' | 'end';
  footer?: ReactNode;
  /** For drawers whose content brings its own heading. */
  hideTitle?: boolean;
  /** For long content that is only read: the keyboard scrolls it. */
  isReading?: boolean;
}

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape and gives the focus back. (Mantine's Modal
 * writes style elements at run time, which the content security policy refuses.)
 */
export function Dialog({
  isOpen,
  onClose,
  mayClose = () => true,
  title,
  children,
  placement = 'centre',
  footer,
  hideTitle,
  isReading = false,
}: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      // The browser would begin with the close button; a dialog that asks for something begins there.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // Only a dialog that is closed while it is in the page gives the focus back; removed open, it leaves it nowhere.
    return () => dialog?.close();
  }, []);

  const leave = () => {
    if (mayClose()) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the veil beside the panel
    <dialog
      ref={ref}
      className={classes.dialog}
      data-placement={placement}
      aria-labelledby={titleId}
      onClose={() => {
        // The event is queued: meanwhile the dialog may be unmounted, or open again (StrictMode mounts twice)
        if (!isOpen || !ref.current || ref.current.open) return;
        // A second Escape closes it without a cancel event before (HTML standard, close watchers)
        if (mayClose()) onClose();
        else ref.current.showModal();
      }}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        // The state closes it: by the browser it would close before `onClose`, and a press in between would be lost
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (event.target === ref.current) leave();
      }}
    >
      {isOpen && (
        <div className={classes.panel}>
          <div className={classes.head}>
            <h2 id={titleId} className={hideTitle ? kit.hidden : classes.title}>
              {title}
            </h2>
            <button type="button" className={kit.iconButton} aria-label={t('close')} onClick={leave}>
              <IconX size={20} aria-hidden="true" />
            </button>
          </div>
          <div className={classes.body} {...(isReading && { tabIndex: 0 })}>
            {children}
          </div>
          {footer && <div className={classes.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
