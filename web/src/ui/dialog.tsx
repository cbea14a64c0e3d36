import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Row } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import utilities from './utilities.module.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called before the viewer closes it; false keeps it open. */
  mayClose?: () => boolean;
  title: string;
  children: ReactNode;
  /** `centre` for questions, `start` and `end` for drawers. */
  placement?: 'centre' | 'start' | 'end';
  footer?: ReactNode;
  /** For drawers whose content has its own heading. */
  hideTitle?: boolean;
  /** For a picture or video: 880 pixels wide, the whole window on a phone. */
  isWide?: boolean;
  /** For long texts: the keyboard can scroll them. */
  isReading?: boolean;
}

/**
 * A native modal dialog: it traps the focus, closes on Escape and restores the focus.
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
  isWide = false,
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
      // The browser would focus the close button. A dialog with input focuses its field instead.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // A dialog restores the focus only if it is closed before it is removed from the page.
    return () => dialog?.close();
  }, []);

  const leave = () => {
    if (mayClose()) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the backdrop
    <dialog
      ref={ref}
      className={classes.dialog}
      data-placement={placement}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onClose={() => {
        // The event is queued. Meanwhile the dialog may be unmounted or open again (StrictMode mounts twice)
        if (!isOpen || !ref.current || ref.current.open) return;
        // A second Escape closes it without a cancel event before (HTML standard, close watchers)
        if (mayClose()) onClose();
        else ref.current.showModal();
      }}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        // The state closes it. The browser would close it before `onClose`, and a click in between would be lost
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (event.target === ref.current) leave();
      }}
    >
      {isOpen && (
        <div className={classes.panel}>
          <Row className={classes.head} justify="between" gap={4} pt={3} pb={1} pl={6} pr={3}>
            <h2 id={titleId} className={hideTitle ? utilities.hidden : styleClass({ text: 'lg' })}>
              {title}
            </h2>
            <IconButton aria-label={t('close')} onClick={leave}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          </Row>
          <div
            className={styleClass({ grow: true, minH: 0, px: 6, pt: 1, pb: 6, overflow: 'auto' })}
            {...(isReading && { tabIndex: 0 })}
          >
            {children}
          </div>
          {footer && (
            <Row
              className={classes.foot}
              wrap
              align="stretch"
              justify="end"
              gap={2}
              px={6}
              pt={3}
              pb={5}
              borderTop
            >
              {footer}
            </Row>
          )}
        </div>
      )}
    </dialog>
  );
}
