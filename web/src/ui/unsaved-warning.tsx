import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedWarningProps {
  isDirty: boolean;
  /** True if a draft is stored that survives closing the tab. */
  isKept?: boolean;
  /** Replaces the message that the input will be lost. */
  text?: string;
}

/** Asks before unsaved input is left by navigation or by closing the tab. Render it in the form. */
export function UnsavedWarning({ isDirty, isKept = false, text }: UnsavedWarningProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty || isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDanger={!isKept}
    >
      <p>{text ?? t('unsaved.text')}</p>
    </ConfirmDialog>
  );
}
