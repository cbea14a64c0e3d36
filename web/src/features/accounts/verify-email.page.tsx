import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { toFailure } from '../../apollo/failure.ts';
import { clearTokens } from '../../apollo/session.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useHashParam } from '../../ui/use-hash-param.ts';
import utilities from '../../ui/utilities.module.css';
import { useCancelEmailChangeMutation, useConfirmEmailMutation } from './recovery.gen.ts';
import { MeDocument } from './viewer.gen.ts';
import { useViewer } from './viewer.tsx';

/** Errors for which a retry is useless. */
const FINAL_ERRORS: readonly string[] = ['GONE', 'CONFLICT'];

/** /verify-email: confirms an e-mail address (`#token=`), or reverts a change of it (`#cancel=`). */
export function Component() {
  const { t } = useTranslation('accounts');
  const [token] = useHashParam('token');
  const [cancel] = useHashParam('cancel');
  return (
    <Stack align="start" gap={4}>
      <PageMeta title={t('verify.document')} isPrivate />
      {token && <Confirm key={token} token={token} />}
      {cancel && <Cancel key={cancel} token={cancel} />}
      {!token && !cancel && <Failed text={t('verify.noCode')} />}
    </Stack>
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const viewer = useViewer();
  const [confirm, { data, error, loading }] = useConfirmEmailMutation();
  const run = () =>
    confirm({
      variables: { input: { token } },
      refetchQueries: viewer.state === 'member' ? [MeDocument] : [],
    });
  const begin = useEffectEvent(() => void run().catch(() => undefined)); // shown below
  useEffect(() => begin(), []);
  return (
    <QueryView
      // A new attempt hides the previous error
      result={{ data: data ?? undefined, error: loading ? undefined : error, loading, refetch: run }}
      select={({ confirmEmail }) => confirmEmail.email}
      skeleton={
        <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 2, shrink: true })}>
          <Skeleton width="280px" height={40} />
          <Skeleton width="320px" height={20} />
        </Loading>
      }
      failed={(retry, refused) => {
        const { code, message } = toFailure(refused);
        return <Failed text={message} {...(!FINAL_ERRORS.includes(code) && { onRetry: retry })} />;
      }}
    >
      {(email) => (
        <>
          <Done title={t('verify.doneTitle')} text={t('verify.done', { email })} />
          <NextPageLink />
        </>
      )}
    </QueryView>
  );
}

/** Asks for confirmation, because the cancellation ends all sessions and removes the password. */
function Cancel({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [cancel, { data, error, loading }] = useCancelEmailChangeMutation();
  const submit = () =>
    void cancel({ variables: { input: { token } } }).then(
      () => clearTokens(),
      () => undefined, // shown below
    );
  if (error && !loading) return <Failed text={toFailure(error).message} />;
  if (data)
    return (
      <>
        <Done
          title={t('cancelChange.doneTitle')}
          text={t('cancelChange.done', { email: data.cancelEmailChange.email })}
        />
        <Text tone="text-2">{t('cancelChange.doneHelp')}</Text>
      </>
    );
  return (
    <>
      <Heading level={1} text="h1">
        {t('cancelChange.title')}
      </Heading>
      <Text tone="text-2">{t('cancelChange.text')}</Text>
      <Button size="lg" color="clay" loading={loading} onClick={submit}>
        {t('cancelChange.submit')}
      </Button>
      <Link className={utilities.link} to="/">
        {t('cancelChange.keep')}
      </Link>
    </>
  );
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading level={1} text="h1">
        {title}
      </Heading>
      <Notice icon={<IconCircleCheck size={20} />} isAlert>
        <Text as="span" anywhere>
          {text}
        </Text>
      </Notice>
    </>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Heading level={1} text="h1">
        {t('verify.failedTitle')}
      </Heading>
      <Notice tone="warn" isAlert>
        {text}
      </Notice>
      {onRetry ? <Button onClick={onRetry}>{t('verify.retry')}</Button> : <NextPageLink />}
    </>
  );
}

/** Link to the account or to the sign-in. */
function NextPageLink() {
  const { t } = useTranslation('accounts');
  const isMember = useViewer().state === 'member';
  return (
    <ButtonLink to={isMember ? '/dashboard/profile/security' : '/login'}>
      {t(isMember ? 'verify.toAccount' : 'verify.toSignIn')}
    </ButtonLink>
  );
}
