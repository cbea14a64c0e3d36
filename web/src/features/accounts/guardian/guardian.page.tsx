import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { FormattedMessage } from '../../../i18n/formatted-message.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useHashParam } from '../../../ui/use-hash-param.ts';
import utilities from '../../../ui/utilities.module.css';
import {
  type ReceivedRequestFragment,
  useAnswerGuardianRequestMutation,
  useOpenGuardianRequestMutation,
} from './guardian.gen.ts';

/** /guardian: the page of the link that a guardian received (`#token=`). It needs no account. */
export function Component() {
  const { t } = useTranslation('guardian');
  const [token] = useHashParam('token');
  return (
    <Stack gap={4} shrink>
      <PageMeta title={t('page.document')} isPrivate />
      {token ? <Opened key={token} token={token} /> : <Failed text={t('page.noCode')} />}
    </Stack>
  );
}

function Failed({ text }: { text: string }) {
  const { t } = useTranslation('guardian');
  return (
    <>
      <Heading level={1} text="h1">
        {t('page.document')}
      </Heading>
      <Notice tone="bad">{text}</Notice>
    </>
  );
}

function Opened({ token }: { token: string }) {
  const [open, { data, error, loading }] = useOpenGuardianRequestMutation(SUPPRESS_TOAST);
  const run = () => open({ variables: { input: { token } } });
  const begin = useEffectEvent(() => void run().catch(() => undefined)); // shown below
  useEffect(() => begin(), []);
  return (
    <QueryView
      result={{ data: data ?? undefined, error: loading ? undefined : error, loading, refetch: run }}
      select={({ openGuardianRequest }) => openGuardianRequest}
      skeleton={<LoadingRows />}
      failed={(_, refused) => <Failed text={toFailure(refused).message} />}
    >
      {(request) => <Question request={request} token={token} />}
    </QueryView>
  );
}

interface QuestionProps {
  request: ReceivedRequestFragment;
  token: string;
}

/** Shows the consequences and two answers of equal weight; after a consent, the withdrawal. */
function Question({ request: opened, token }: QuestionProps) {
  const { t } = useTranslation('guardian');
  const { date, time } = useFormat();
  const [answer, { data, error, loading }] = useAnswerGuardianRequestMutation(SUPPRESS_TOAST);
  const [chosen, setChosen] = useState<boolean>();
  const request = data?.answerGuardianRequest ?? opened;
  const { childName: child, guardianName, status, code, answeredAt, privacyVersion } = request;
  const send = (isGiven: boolean) => {
    setChosen(isGiven);
    void answer({ variables: { input: { token, isGiven } } }).catch(() => undefined); // shown below
  };
  const button = (isGiven: boolean, label: string) => (
    <Button
      variant="default"
      loading={loading && chosen === isGiven}
      disabled={loading}
      onClick={() => send(isGiven)}
    >
      {label}
    </Button>
  );
  const isPending = status === 'PENDING';
  return (
    <>
      <Heading level={1} text="h1" anywhere>
        {t(isPending ? 'page.title' : `page.${status as 'CONSENTED' | 'REFUSED' | 'WITHDRAWN'}`, { child })}
      </Heading>
      <Text anywhere>{t(isPending ? 'page.hello' : 'page.receipt', { name: guardianName })}</Text>
      {answeredAt && (
        <Text text="sm" tone="dim" numbers>
          {t('page.answer', { code, at: `${date(answeredAt)}, ${time(answeredAt)}` })}
        </Text>
      )}
      {(isPending || status === 'CONSENTED') && (
        <Grid as="ul" gap={2} pl={5} text="sm" bullets="disc">
          <li>{t('page.seen', { child })}</li>
          <li>{t('page.hidden')}</li>
          <li>{t('page.later')}</li>
        </Grid>
      )}
      {isPending && (
        <Row wrap gap={3}>
          {button(true, t('page.agree'))}
          {button(false, t('page.refuse'))}
        </Row>
      )}
      {status === 'CONSENTED' && <div>{button(false, t('page.withdraw'))}</div>}
      <FormError failure={error && !loading ? toFailure(error) : null} />
      <Text text="sm" tone="dim">
        <FormattedMessage
          text={t('page.privacy', { version: privacyVersion })}
          parts={{
            privacy: (label) => (
              <Link className={utilities.link} to="/privacy" target="_blank">
                {label}
              </Link>
            ),
          }}
        />
      </Text>
    </>
  );
}
