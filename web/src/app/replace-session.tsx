import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTokens, type Tokens } from '../apollo/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { takePendingTokens } from './address-tokens.ts';

/** Asks before an address signs in someone else than the one who is signed in. */
export function ReplaceSession() {
  const { t } = useTranslation();
  const [tokens, setTokens] = useState<Tokens | null>(null);
  useEffect(() => setTokens(takePendingTokens()), []);
  return (
    <ConfirmDialog
      isOpen={tokens !== null}
      onClose={() => setTokens(null)}
      onConfirm={() => {
        if (tokens) saveTokens(tokens);
        setTokens(null);
      }}
      title={t('replaceSession.title')}
      confirmLabel={t('replaceSession.replace')}
      cancelLabel={t('replaceSession.keep')}
    >
      <p>{t('replaceSession.text')}</p>
    </ConfirmDialog>
  );
}
