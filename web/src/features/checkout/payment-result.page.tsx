import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { evictCourseOwnership } from '../../apollo/cache/courses.ts';
import { cacheAndNetwork, uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { getOutcome, useOrderStatusChangedSubscription } from '../payments/index.ts';
import { usePaymentAttemptQuery } from './checkout.gen.ts';
import { PaymentOutcomeView } from './payment-outcome-view.tsx';
import classes from './payment-result.module.css';

/** Polling interval in milliseconds, in case the event of the order is lost. */
const POLL_MS = 5_000;

const SignInFirst = () => {
  const { t } = useTranslation('billing');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      heading="h1"
      title={t('result.signInTitle')}
      text={t('result.signInText')}
      actions={
        <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          {t('result.signIn')}
        </ButtonLink>
      }
    />
  );
};

const Result = ({ reference }: { reference: string }) => {
  const { t } = useTranslation('billing');
  const client = useApolloClient();
  const result = usePaymentAttemptQuery({
    variables: { reference },
    ...cacheAndNetwork,
    pollInterval: POLL_MS,
  });
  const { refetch, stopPolling } = result;
  const attempt = result.data?.paymentAttempt;
  const outcome = attempt ? getOutcome(attempt) : null;
  // The gateway can still resolve a doubt
  const isOpen = outcome === 'waiting' || outcome === 'doubt';

  useOrderStatusChangedSubscription({
    skip: !isOpen,
    variables: { orderId: attempt?.order.id ?? '' },
    ...uncached,
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (news && news.orderStatusChanged.status !== attempt?.order.status) void refetch();
    },
  });

  const isSettled = result.data !== undefined && !isOpen;
  useEffect(() => {
    if (isSettled) stopPolling();
  }, [isSettled, stopPolling]);

  const bought = useEffectEvent(() => {
    const courses = attempt?.order.lines.flatMap(({ course }) => course ?? []) ?? [];
    evictCourseOwnership(
      client.cache,
      courses.map(({ id }) => id),
    );
  });
  useEffect(() => {
    if (outcome === 'success') bought();
  }, [outcome]);

  return (
    <QueryView
      result={result}
      select={({ paymentAttempt }) => paymentAttempt}
      failedTitle={t('result.failedLoad')}
      skeleton={<LoadingRows rows={4} />}
      missing={
        <EmptyState
          kind="filter"
          heading="h1"
          title={t('result.missingTitle')}
          text={t('result.missingText')}
          actions={<ButtonLink to="/dashboard/courses">{t('result.myCourses')}</ButtonLink>}
        />
      }
    >
      {(shown) => <PaymentOutcomeView attempt={shown} outcome={getOutcome(shown)} />}
    </QueryView>
  );
};

/**
 * The server's reference of the attempt, from the parameter that the gateway uses. ZaloPay prefixes it with the date.
 */
const referenceIn = (params: URLSearchParams): string =>
  params.get('reference') ??
  params.get('vnp_TxnRef') ??
  params.get('orderId') ??
  params.get('apptransid')?.replace(/^\d{6}_/, '') ??
  '';

/** /payment/result: shows the server's state. Only a verified notification from the gateway opens a course. */
export function Component() {
  const { t } = useTranslation('billing');
  const viewer = useViewer();
  const [params] = useSearchParams();
  const reference = referenceIn(params);
  return (
    <div className={`${utilities.container} ${classes.page}`}>
      <PageMeta title={t('result.document')} isPrivate />
      <Box card w="full" maxW={140} p={4}>
        {viewer.state === 'unknown' ? (
          <LoadingRows rows={4} />
        ) : viewer.state === 'guest' ? (
          <SignInFirst />
        ) : (
          <Result reference={reference} />
        )}
      </Box>
    </div>
  );
}
