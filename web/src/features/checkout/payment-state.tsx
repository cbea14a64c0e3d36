import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { evictCourseOwnership } from '../../apollo/cache/courses.ts';
import { cacheAndNetwork, uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { getOutcome, useOrderStatusChangedSubscription } from '../payments/index.ts';
import { usePaymentAttemptQuery } from './checkout.gen.ts';
import { PaymentOutcomeView } from './payment-outcome-view.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';

/** Polling interval in milliseconds, in case the event of the order is lost. */
const POLL_MS = 5_000;

/** The state of a payment by its reference, live, with what its buyer can do. */
export function PaymentState({ reference }: { reference: string }) {
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
      {(shown) => {
        const shownOutcome = getOutcome(shown);
        return shownOutcome === 'waiting' ? (
          <PaymentWaiting attempt={shown} />
        ) : (
          <PaymentOutcomeView attempt={shown} outcome={shownOutcome} />
        );
      }}
    </QueryView>
  );
}
