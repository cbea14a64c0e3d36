import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '../apollo/failure.ts';
import { uncached } from '../apollo/fetch-policies.ts';
import { readTokens, saveTokens } from '../apollo/session.ts';
import { SessionOwnerDocument, type SessionOwnerQuery, useViewer } from '../features/accounts/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { type ArrivedTokens, mergeSessionTokens } from './url-tokens.ts';

type Owner = SessionOwnerQuery['me'];

interface ReplaceSessionProps {
  tokens: ArrivedTokens;
  onDone: () => void;
}

/**
 * Handles tokens that a URL brought to a signed-in viewer. The server returns their owner, because the claims of a
 * token can be forged. Tokens of the same person are stored without a question. Before those of another person
 * replace them, the viewer is asked.
 */
export function ReplaceSession({ tokens, onDone }: ReplaceSessionProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const viewer = useViewer();
  const [owner, setOwner] = useState<Owner | undefined>(undefined);

  useEffect(() => {
    let isCurrent = true;
    client
      .query({
        query: SessionOwnerDocument,
        ...uncached,
        context: { headers: { authorization: `Bearer ${tokens.accessToken}` } },
      })
      .then(
        ({ data }) => isCurrent && data && setOwner(data.me),
        (error: unknown) => {
          if (!isCurrent) return;
          toast.error(
            toFailure(error).code === 'UNAUTHENTICATED'
              ? t('replaceSession.refused')
              : toFailure(error).message,
          );
          onDone();
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [client, tokens, t, onDone]);

  const isDecided = owner !== undefined && viewer.state !== 'unknown' && !viewer.isLoading;
  const isAnother = viewer.state === 'member' && viewer.user?.id !== owner?.id;
  const store = useEffectEvent(() => {
    saveTokens(viewer.state === 'guest' ? tokens : mergeSessionTokens(tokens, readTokens()));
    onDone();
  });
  useEffect(() => {
    if (isDecided && !isAnother) store();
  }, [isDecided, isAnother]);

  return (
    <ConfirmDialog
      isOpen={isDecided && isAnother}
      onClose={onDone}
      onConfirm={() => {
        saveTokens(tokens);
        onDone();
      }}
      title={t('replaceSession.title')}
      confirmLabel={t('replaceSession.replace')}
      cancelLabel={t('replaceSession.keep')}
    >
      <p>{t('replaceSession.text', { name: owner?.fullName })}</p>
    </ConfirmDialog>
  );
}
