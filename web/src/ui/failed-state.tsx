import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { type Failure, failureOf } from '../apollo/failure.ts';
import { clearTokens } from '../apollo/session.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button, ButtonLink } from './button.tsx';
import { BentDrawing } from './drawings.tsx';
import kit from './kit.module.css';
import classes from './state.module.css';
import { useBackOnline } from './use-back-online.ts';
import { useCopy } from './use-copy.ts';

interface FailedStateProps {
  error: unknown;
  onRetry: () => void;
  title?: string;
  /** h1 if the state is the whole page. */
  heading?: 'h1' | 'h2';
}

const textKey = ({ code, isUnsent }: Failure) => {
  if (code === 'UNAUTHENTICATED') return 'failed.sessionOverText';
  if (code === 'TIMEOUT') return 'failed.timeout';
  if (code === 'NETWORK') return isUnsent ? 'failed.offline' : 'failed.unreachable';
  return 'failed.text';
};

/**
 * Explains an error and that the data is safe, offers to retry or to sign in again, and shows an error ID for
 * support. Retries automatically when the network returns.
 */
export function FailedState({ error, onRetry, title, heading: Heading = 'h2' }: FailedStateProps) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy();
  const { pathname, search } = useLocation();
  const failure = failureOf(error);
  useBackOnline(failure.code === 'NETWORK', onRetry);
  const isOver = failure.code === 'UNAUTHENTICATED';
  const expected = ['NOT_FOUND', 'FORBIDDEN', 'POLICY', 'CONFLICT', 'RATE_LIMITED', 'GONE'].includes(
    failure.code,
  );
  return (
    <div className={classes.state} role="alert">
      <BentDrawing />
      <Heading className={classes.title}>
        {isOver ? t('failed.sessionOver') : (title ?? t('failed.title'))}
      </Heading>
      <p className={classes.text}>{expected ? failure.message : t(textKey(failure))}</p>
      <div className={classes.actions}>
        {isOver ? (
          // With the tokens of an expired session, the sign-in page would redirect back to here
          <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`} onClick={clearTokens}>
            {t('nav.signIn')}
          </ButtonLink>
        ) : (
          <Button leftSection={<IconRefresh size={18} aria-hidden="true" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
      {failure.correlationId && (
        <p className={classes.code}>
          {t('failed.correlation')} {failure.correlationId}
          <button
            type="button"
            className={kit.iconButton}
            aria-label={t('failed.copyCode')}
            onClick={() => void copy(failure.correlationId ?? '')}
          >
            {isCopied ? (
              <IconCheck size={16} aria-hidden="true" />
            ) : (
              <IconCopy size={16} aria-hidden="true" />
            )}
          </button>
        </p>
      )}
    </div>
  );
}
