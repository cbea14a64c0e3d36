import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BentDrawing, ClosedDrawing } from '../../ui/drawings.tsx';
import { OpenDrawing, WaitingDrawing } from '../../ui/flower-drawings.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useNow } from '../../ui/use-now.ts';
import { gatewayName } from '../orders/index.ts';
import { getReason, type PaymentOutcome } from '../payments/index.ts';
import { CheckAgain } from './check-again.tsx';
import type { PaymentAttemptQuery } from './checkout.gen.ts';
import classes from './payment-result.module.css';
import { usePay } from './use-pay.ts';

type Attempt = NonNullable<PaymentAttemptQuery['paymentAttempt']>;

const drawings: Record<PaymentOutcome, ReactNode> = {
  success: <OpenDrawing />,
  waiting: <WaitingDrawing />,
  doubt: <WaitingDrawing />,
  cancelled: <ClosedDrawing />,
  expired: <ClosedDrawing />,
  failed: <BentDrawing />,
};

/** Seconds since the attempt was created. Ticks while `isOn`. */
const useWaitingSeconds = (since: string, isOn: boolean) =>
  Math.max(0, (useNow(undefined, isOn ? undefined : 0) - Date.parse(since)) / 1000);

const Facts = ({ attempt, outcome }: { attempt: Attempt; outcome: PaymentOutcome }) => {
  const { t } = useTranslation('billing');
  const { price, clock, date, time } = useFormat();
  const waited = useWaitingSeconds(attempt.createdAt, outcome === 'waiting');
  const { order } = attempt;
  const rows: [string, string][] = [
    ...(outcome === 'success'
      ? [...order.lines, ...(order.package ? [order.package] : [])].map((line): [string, string] => [
          line.title,
          price(line.amount),
        ])
      : ([[t('result.amount'), price(attempt.amount)]] as [string, string][])),
    ...(outcome === 'success'
      ? ([
          [t('result.gateway'), gatewayName(attempt.gateway)],
          ...(order.paidAt ? [[t('result.paidAt'), `${time(order.paidAt)}, ${date(order.paidAt)}`]] : []),
        ] as [string, string][])
      : []),
    ...(outcome === 'waiting' ? ([[t('result.waited'), clock(waited)]] as [string, string][]) : []),
    ...(outcome === 'doubt' && attempt.received !== null
      ? ([[t('result.received'), price(attempt.received)]] as [string, string][])
      : []),
    ...(outcome === 'failed' && order.attempts.length > 1
      ? ([[t('result.attempt'), String(order.attempts.length)]] as [string, string][])
      : []),
    ...(outcome === 'failed' && attempt.failureCode
      ? ([[t('result.failedCode'), attempt.failureCode]] as [string, string][])
      : []),
    [t('result.order'), order.number],
  ];
  return (
    <Grid
      as="dl"
      className={classes.facts}
      gap={2}
      w="full"
      maxW={100}
      p={4}
      mt={5}
      text="sm"
      textAlign="start"
      bg="surface-2"
      radius="md"
    >
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
};

/** Times of the server's next and of its last query to the gateway. */
const Schedule = ({ attempt: { gateway, nextQueryAt, decidedBy } }: { attempt: Attempt }) => {
  const { t } = useTranslation('billing');
  const { time } = useFormat();
  return (
    <>
      <Text maxW={100} mx="auto" mt={2} text="control" tone="text-2" balance>
        {nextQueryAt && decidedBy
          ? t('result.waitingSchedule', {
              gateway: gatewayName(gateway),
              next: time(nextQueryAt),
              last: time(decidedBy),
            })
          : t('result.waitingLast', { gateway: gatewayName(gateway) })}
      </Text>
      <Text maxW={100} mx="auto" mt={2} text="control" tone="text-2" balance>
        {t('result.waitingText')}
      </Text>
    </>
  );
};

/** Reason of the doubt, the deadline for an answer, and the consequence. */
const Doubt = ({ attempt: { doubt, answerBy, order } }: { attempt: Attempt }) => {
  const { t } = useTranslation('billing');
  const { date, time } = useFormat();
  return (
    <>
      <Text maxW={100} mx="auto" mt={2} text="control" tone="text-2" balance>
        {doubt && `${t(`result.doubt.${doubt}`)} `}
        {answerBy
          ? t('result.doubtBy', { time: time(answerBy), date: date(answerBy) })
          : t('result.doubtByPerson')}
      </Text>
      <Text maxW={100} mx="auto" mt={2} text="control" tone="text-2" balance>
        {t(order.status === 'PAID' ? 'result.doubtPaidText' : 'result.doubtText')}
      </Text>
    </>
  );
};

const PACKAGES = '/teacher/advanced/packages';

/** Continues an unpaid order at the gateway. The server queries the gateway first. */
const ContinuePayment = ({ attempt: { order, gateway } }: { attempt: Attempt }) => {
  const { t } = useTranslation('billing');
  const { pay, failure, isBusy } = usePay();
  const expectedAccess = order.lines.flatMap(({ course, accessDays }) =>
    course ? { courseId: course.id, accessDays } : [],
  );
  const courseIds = expectedAccess.map(({ courseId }) => courseId);
  if (order.exchangedLineId)
    return (
      <ButtonLink to={`/dashboard/refunds/exchange/${order.exchangedLineId}`}>
        {t('result.goOnPaying')}
      </ButtonLink>
    );
  const bought =
    courseIds.length > 1
      ? { courseIds, couponCode: order.couponCode }
      : { courseId: courseIds[0], couponCode: order.couponCode };
  return (
    <Grid justifyItems="center" gap={3} w="full" maxW={100}>
      <FormError failure={failure} />
      <Button
        loading={isBusy}
        onClick={() => void pay({ ...bought, expectedTotal: order.total, expectedAccess }, gateway)}
      >
        {t('result.goOnPaying')}
      </Button>
    </Grid>
  );
};

const getTitle = ({ order }: Attempt, outcome: PaymentOutcome) => {
  if (order.package && outcome === 'success') return 'result.packageTitle' as const;
  if (outcome === 'doubt' && order.status === 'PAID') return 'result.doubtPaidTitle' as const;
  return `result.${outcome}Title` as const;
};

interface PaymentOutcomeViewProps {
  attempt: Attempt;
  outcome: PaymentOutcome;
}

/** One outcome of a payment: its message, its data and the next step. */
export function PaymentOutcomeView({ attempt, outcome }: PaymentOutcomeViewProps) {
  const { t } = useTranslation('billing');
  const { date, time } = useFormat();
  const course = attempt.order.lines[0]?.course;
  const isOfMany = attempt.order.lines.length > 1;
  const { package: ordered } = attempt.order;
  const toPackages = (
    <ButtonLink to={ordered ? `${PACKAGES}/${ordered.version.package.id}` : PACKAGES}>
      {t('result.toPackage')}
    </ButtonLink>
  );
  const reason = getReason(attempt.gateway, attempt.failureCode);
  const retryButton = ordered ? (
    toPackages
  ) : (
    <>
      <ButtonLink to={isOfMany ? '/checkout' : `/checkout/${course?.id ?? ''}`}>
        {t('result.payAgain')}
      </ButtonLink>
      <ButtonLink to={isOfMany ? '/cart' : `/courses/${course?.slug ?? ''}`} variant="subtle">
        {t(isOfMany ? 'checkout.backToCart' : 'result.backToCourse')}
      </ButtonLink>
    </>
  );
  const home = (
    <ButtonLink to="/" variant="subtle">
      {t('result.goHome')}
    </ButtonLink>
  );
  const toPurchase = ordered ? (
    toPackages
  ) : (
    <>
      {!isOfMany && <ButtonLink to={`/learning/${course?.id ?? ''}`}>{t('result.start')}</ButtonLink>}
      <ButtonLink to="/dashboard/courses" variant={isOfMany ? 'filled' : 'default'}>
        {t('result.myCourses')}
      </ButtonLink>
    </>
  );
  const actions: Record<PaymentOutcome, ReactNode> = {
    success: toPurchase,
    waiting: (
      <>
        <CheckAgain attempt={attempt} />
        {course && attempt.payUrl && <ContinuePayment attempt={attempt} />}
        {home}
      </>
    ),
    // A second payment in doubt does not revoke access that the first payment has opened
    doubt:
      attempt.order.status === 'PAID' ? (
        toPurchase
      ) : (
        <>
          <CheckAgain attempt={attempt} />
          {home}
        </>
      ),
    cancelled: retryButton,
    expired: retryButton,
    failed: retryButton,
  };
  const until = { time: time(attempt.order.expiresAt), date: date(attempt.order.expiresAt) };
  return (
    <Stack className={classes.outcome} align="center" px={4} py={6} textAlign="center">
      {drawings[outcome]}
      <div role="status">
        <h1>{t(getTitle(attempt, outcome))}</h1>
        {outcome === 'waiting' ? (
          <Schedule attempt={attempt} />
        ) : outcome === 'doubt' ? (
          <Doubt attempt={attempt} />
        ) : (
          <Text maxW={100} mx="auto" mt={2} text="control" tone="text-2" balance>
            {outcome === 'failed' && reason && `${t(`result.reason.${reason}`)} `}
            {ordered && outcome === 'success'
              ? t('result.packageText', { title: ordered.title })
              : t(`result.${outcome}Text`, until)}
          </Text>
        )}
      </div>
      <Facts attempt={attempt} outcome={outcome} />
      <Row wrap align="stretch" justify="center" gap={2} mt={6}>
        {actions[outcome]}
      </Row>
    </Stack>
  );
}
