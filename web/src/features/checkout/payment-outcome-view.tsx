import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BentDrawing, ClosedDrawing } from '../../ui/drawings.tsx';
import { OpenDrawing, WaitingDrawing } from '../../ui/flower-drawings.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { gatewayName, UnpaidOrder } from '../orders/index.ts';
import { getReason, type PaymentOutcome } from '../payments/index.ts';
import { CheckAgain } from './check-again.tsx';
import type { PaymentAttemptQuery } from './checkout.gen.ts';
import classes from './payment-result.module.css';

type Attempt = NonNullable<PaymentAttemptQuery['paymentAttempt']>;

/** A payment that is open has its own view (payment-waiting.tsx). */
type ShownOutcome = Exclude<PaymentOutcome, 'waiting'>;

const drawings: Record<ShownOutcome, ReactNode> = {
  success: <OpenDrawing />,
  doubt: <WaitingDrawing />,
  cancelled: <ClosedDrawing />,
  expired: <ClosedDrawing />,
  failed: <BentDrawing />,
  orderCancelled: <ClosedDrawing />,
};

const Facts = ({ attempt, outcome }: { attempt: Attempt; outcome: ShownOutcome }) => {
  const { t } = useTranslation('billing');
  const { price, date, time } = useFormat();
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

const getTitle = ({ order }: Attempt, outcome: ShownOutcome) => {
  if (order.package && outcome === 'success') return 'result.packageTitle' as const;
  if (outcome === 'doubt' && order.status === 'PAID') return 'result.doubtPaidTitle' as const;
  return `result.${outcome}Title` as const;
};

interface PaymentOutcomeViewProps {
  attempt: Attempt;
  outcome: ShownOutcome;
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
  const isOpen = attempt.order.status === 'PENDING';
  const retryButton = isOpen ? null : ordered ? (
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
  const bill = (
    <ButtonLink to={`/dashboard/bills/${attempt.order.id}`} variant="subtle">
      {t('result.toOrder')}
    </ButtonLink>
  );
  const actions: Record<ShownOutcome, ReactNode> = {
    success: (
      <>
        {toPurchase}
        {bill}
      </>
    ),
    // A second payment in doubt does not revoke access that the first payment has opened
    doubt:
      attempt.order.status === 'PAID' ? (
        toPurchase
      ) : (
        <>
          <CheckAgain order={attempt.order} gateway={attempt.gateway} />
          {home}
        </>
      ),
    cancelled: retryButton,
    expired: retryButton,
    failed: retryButton,
    orderCancelled: retryButton,
  };
  const until = { time: time(attempt.order.expiresAt), date: date(attempt.order.expiresAt) };
  return (
    <Stack gap={4} w="full" maxW={isOpen ? 190 : 140} shrink>
      <Stack card className={classes.outcome} align="center" textAlign="center">
        {drawings[outcome]}
        <div role="status">
          <h1>{t(getTitle(attempt, outcome))}</h1>
          {outcome === 'doubt' ? (
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
      {isOpen && <UnpaidOrder order={attempt.order} />}
    </Stack>
  );
}
