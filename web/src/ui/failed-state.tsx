import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { type Failure, toFailure } from '../apollo/failure.ts';
import { clearTokens } from '../apollo/session.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button, ButtonLink } from './button.tsx';
import { BentDrawing } from './drawings.tsx';
import { IconButton } from './icon-button.tsx';
import { Box, Row, Stack, Text } from './layout/layout.tsx';
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
  const failure = toFailure(error);
  useBackOnline(failure.code === 'NETWORK', onRetry);
  const isSessionExpired = failure.code === 'UNAUTHENTICATED';
  const expected = ['NOT_FOUND', 'FORBIDDEN', 'POLICY', 'CONFLICT', 'RATE_LIMITED', 'GONE'].includes(
    failure.code,
  );
  return (
    <Stack align="center" gap={2} px={4} py={12} textAlign="center" role="alert">
      <BentDrawing />
      <Box as={Heading} mt={3} text="h3">
        {isSessionExpired ? t('failed.sessionOver') : (title ?? t('failed.title'))}
      </Box>
      <Text maxW={120} text="control" tone="text-2" balance>
        {expected ? failure.message : t(textKey(failure))}
      </Text>
      <Row className={classes.actions} wrap align="stretch" justify="center" gap={2} mt={4}>
        {isSessionExpired ? (
          // With the tokens of an expired session, the sign-in page would redirect back to here
          <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`} onClick={clearTokens}>
            {t('nav.signIn')}
          </ButtonLink>
        ) : (
          <Button leftSection={<IconRefresh size={18} aria-hidden="true" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Row>
      {failure.correlationId && (
        <Text
          display="inline-flex"
          align="center"
          gap={1}
          pl={4}
          mt={4}
          text="xs"
          tone="text-2"
          anywhere
          bg="surface-2"
          radius="btn"
        >
          {t('failed.correlation')}: {failure.correlationId}
          <IconButton
            aria-label={t('failed.copyCode')}
            onClick={() => void copy(failure.correlationId ?? '')}
          >
            {isCopied ? (
              <IconCheck size={16} aria-hidden="true" />
            ) : (
              <IconCopy size={16} aria-hidden="true" />
            )}
          </IconButton>
        </Text>
      )}
    </Stack>
  );
}
