import { useEffect, useId, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { ownPath } from '../../ui/own-path.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import utilities from '../../ui/utilities.module.css';
import { useGivenName } from '../accounts/index.ts';
import { type PendingTermsQuery, useAcceptTermsMutation, usePendingTermsQuery } from './accept-terms.gen.ts';
import { LEGAL_PATHS } from './legal-paths.ts';
import { postponeTerms } from './postponed-terms.ts';

type Terms = PendingTermsQuery['myPendingTerms'];
const DAY = 86_400_000;

const DocumentRow = ({
  terms: { kind, number, title, summary, acceptedNumber },
}: {
  terms: Terms[number];
}) => {
  const { t } = useTranslation('legal');
  const path = LEGAL_PATHS[kind];
  return (
    <Stack as="li" gap={1} py={4} borderTop>
      <Heading level={2} text="lg">
        {title}
      </Heading>
      {summary && <Text tone="text-2">{summary}</Text>}
      <Row wrap gap={4} text="sm">
        <Link className={utilities.link} to={`${path}?version=${number}`} target="_blank">
          {t('accept.read', { number })}
        </Link>
        {acceptedNumber !== null && (
          <Link className={utilities.link} to={`${path}?version=${acceptedNumber}`} target="_blank">
            {t('accept.former', { number: acceptedNumber })}
          </Link>
        )}
      </Row>
    </Stack>
  );
};

const Refused = () => {
  const { t } = useTranslation('legal');
  return (
    <Stack gap={3} role="status">
      <Text>{t('accept.refusedText')}</Text>
      <Row wrap gap={3}>
        <ButtonLink variant="default" to="/dashboard/profile/data">
          {t('accept.data')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const AcceptForm = ({ terms, onDone }: { terms: Terms; onDone: () => void }) => {
  const { t } = useTranslation('legal');
  const [accept] = useAcceptTermsMutation();
  const [isRead, setRead] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const hint = useId();
  const now = useNow(MINUTE);
  const { submit, isBusy, formError } = useMutationForm({
    initialValues: {},
    send: async () => {
      const documents = terms.map(({ kind, number }) => ({ kind, number }));
      await accept({ variables: { input: { documents } } });
      onDone();
    },
  });
  const deadline = Math.min(...terms.map(({ deadline: until }) => Date.parse(until)));
  const days = Math.ceil((deadline - now) / DAY);
  const names = terms.map(({ title, number }) => t('accept.version', { title, number })).join(', ');
  return (
    <Stack as="form" card gap={4} noValidate onSubmit={submit}>
      <Checkbox
        label={t('accept.box', { names })}
        checked={isRead}
        onChange={(event) => setRead(event.currentTarget.checked)}
      />
      <FormError failure={formError} />
      <Button
        type={isRead ? 'submit' : 'button'}
        size="lg"
        fullWidth
        loading={isBusy}
        aria-disabled={isRead ? undefined : true}
        aria-describedby={isRead ? undefined : hint}
      >
        {t('accept.submit')}
      </Button>
      {!isRead && (
        <Text id={hint} text="sm" tone="dim">
          {t('accept.tick')}
        </Text>
      )}
      <Row wrap justify="between" gap={3}>
        <Button
          variant="subtle"
          onClick={() => {
            postponeTerms();
            onDone();
          }}
        >
          {days > 0 ? t('accept.later', { count: days }) : t('accept.laterLimited')}
        </Button>
        <Button variant="subtle" aria-expanded={isRefused} onClick={() => setRefused(true)}>
          {t('accept.refuse')}
        </Button>
      </Row>
      {isRefused && <Refused />}
    </Stack>
  );
};

/** /accept-terms: new versions of legal documents that the viewer has to accept. `?next=` is the page afterwards. */
export function Component() {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  const name = useGivenName();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = ownPath(params.get('next')) ?? '/dashboard';
  const result = usePendingTermsQuery(cacheAndNetwork);
  const head = useRef<HTMLHeadingElement>(null);
  const isLoaded = !!result.data;
  useEffect(() => {
    if (isLoaded) head.current?.focus();
  }, [isLoaded]);
  return (
    <Box className={utilities.container} py={8}>
      <Box maxW={160} m="auto">
        <PageMeta title={t('accept.title')} isPrivate />
        <QueryView
          result={result}
          select={({ myPendingTerms }) => myPendingTerms}
          skeleton={<LoadingRows rows={4} height={80} />}
          isEmpty={(terms) => terms.length === 0}
          empty={<Navigate to={next} replace />}
        >
          {(terms) => (
            <Stack gap={5}>
              <div>
                {name && <Text tone="text-2">{t('accept.hello', { name })}</Text>}
                <h1 className={styleClass({ text: 'h2', outline: 'none' })} ref={head} tabIndex={-1}>
                  {t('accept.heading', { date: date(terms[0]!.effectiveFrom) })}
                </h1>
                <Text mt={2} tone="text-2">
                  {t('accept.lead')}
                </Text>
              </div>
              <ul>
                {terms.map((each) => (
                  <DocumentRow key={each.id} terms={each} />
                ))}
              </ul>
              <AcceptForm terms={terms} onDone={() => navigate(next, { replace: true })} />
            </Stack>
          )}
        </QueryView>
      </Box>
    </Box>
  );
}
