import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { cacheAndNetwork, uncached } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { PayBar } from '../../../ui/pay-bar.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useSecondsLeft } from '../../../ui/use-now.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { useOrderStatusChangedSubscription } from '../order-live.gen.ts';
import { getOutcome } from '../payment-outcome.ts';
import { appLink, lastBank } from './bank-apps.ts';
import { Countdown } from './countdown.tsx';
import { Transfer } from './transfer.tsx';
import { useVietqrPaymentQuery, type VietqrPaymentQuery } from './vietqr.gen.ts';
import classes from './vietqr.module.css';

type Attempt = NonNullable<VietqrPaymentQuery['paymentAttempt']>;

/** Polling interval in milliseconds, in case the event of the order is lost. */
const POLL_MS = 5_000;

/**
 * URL of the page that starts the payment: a package and a single course have their own, several courses use the
 * cart's.
 */
const getCheckoutPath = ({ package: packageOrder, lines }: Attempt['order']): string => {
  if (packageOrder) return `/teacher/advanced/packages/${packageOrder.version.package.id}`;
  return lines.length === 1 && lines[0]?.course ? `/checkout/${lines[0].course.id}` : '/checkout';
};

/** Remaining validity of the code, and the steps of the payment. */
function Progress({ attempt: { createdAt, expiresAt, order } }: { attempt: Attempt }) {
  const { t } = useTranslation('vietqr');
  const { date, time } = useFormat();
  const remainingSec = useSecondsLeft(expiresAt);
  const waitingText = order.missing == null ? 'waitingText' : 'waitingRestText';
  const totalSec = (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000;
  return (
    <Box as="section" className={classes.aside} p={6} bg="surface" radius="panel" shadow="1">
      <Row className={classes.wait} gap={5}>
        {remainingSec > 0 && order.missing == null && <Countdown left={remainingSec} whole={totalSec} />}
        <div role="status">
          <h2>{remainingSec > 0 ? t('waiting') : t('over')}</h2>
          <p>
            {remainingSec > 0
              ? t(waitingText, { time: time(expiresAt), date: date(expiresAt) })
              : t('overText')}
          </p>
          {remainingSec === 0 && (
            <ButtonLink to={getCheckoutPath(order)} className={styleClass({ mt: 3 })}>
              {t('again')}
            </ButtonLink>
          )}
        </div>
      </Row>
      <Grid as="ol" className={classes.steps} gap={4} pt={5} mt={5} borderTop aria-label={t('steps')}>
        <li data-state="done">
          <b>{t('made')}</b>
          <span>
            {time(createdAt)}, {date(createdAt)}
          </span>
        </li>
        <li data-state="now" aria-current="step">
          <b>{t('atBank')}</b>
          <span>{t('atBankText')}</span>
        </li>
        <li>
          <b>{t(order.package ? 'begins' : 'opens')}</b>
        </li>
      </Grid>
    </Box>
  );
}

/** On a phone: the amount, the time left, and the app of the bank that was opened last. */
function OpenBank({ attempt: { amount, expiresAt, transfer } }: { attempt: Attempt }) {
  const { t } = useTranslation('vietqr');
  const { price, clock } = useFormat();
  const remainingSec = useSecondsLeft(expiresAt);
  const bank = lastBank();
  if (!useIsPhone() || remainingSec === 0) return null;
  return (
    <PayBar label={t('left', { time: clock(remainingSec) })} amount={price(amount)}>
      {transfer?.simulatorUrl ? (
        <ButtonLink size="lg" fullWidth href={transfer.simulatorUrl}>
          {t('simulator')}
        </ButtonLink>
      ) : (
        bank &&
        transfer && (
          <ButtonLink size="lg" fullWidth href={appLink(bank, transfer, amount)} rel="noreferrer">
            {t('openBank', { bank: bank.name })}
          </ButtonLink>
        )
      )}
    </PayBar>
  );
}

function Bought({ order }: { order: Attempt['order'] }) {
  const { t } = useTranslation('vietqr');
  const { price } = useFormat();
  return (
    <Box as="section" className={classes.aside} p={6} bg="surface" radius="panel" shadow="1">
      <Text tone="dim">{t('order', { number: order.number })}</Text>
      <Grid as="ul" className={classes.lines} gap={3} mt={3} mb={4}>
        {order.package && (
          <li>
            <Text as="span" weight={600}>
              {order.package.title}
            </Text>
          </li>
        )}
        {order.lines.map(({ id, title, course }) => (
          <li key={id}>
            {course && <img src={course.coverUrl} alt="" width={96} height={54} />}
            <Text as="span" weight={600}>
              {title}
            </Text>
          </li>
        ))}
      </Grid>
      <Row
        as="p"
        className={classes.total}
        align="baseline"
        justify="between"
        gap={4}
        pt={4}
        mb={4}
        weight={600}
        borderTop
      >
        <span>{t('total')}</span>
        <b>{price(order.total)}</b>
      </Row>
      {order.missing == null ? (
        <ButtonLink to={getCheckoutPath(order)} variant="default" fullWidth>
          {t('change')}
        </ButtonLink>
      ) : (
        <>
          <Row as="p" align="stretch" justify="between" gap={4} mb={3} numbers>
            <span>{t('received')}</span>
            <span>{price(order.total - order.credit - order.missing)}</span>
          </Row>
          <Row
            as="p"
            className={classes.total}
            align="baseline"
            justify="between"
            gap={4}
            pt={4}
            mb={4}
            weight={600}
            borderTop
          >
            <span>{t('missing')}</span>
            <b>{price(order.missing)}</b>
          </Row>
          <ButtonLink to={`/dashboard/bills/${order.id}`} variant="default" fullWidth>
            {t('toBill')}
          </ButtonLink>
        </>
      )}
    </Box>
  );
}

function Payment({ reference }: { reference: string }) {
  const { t } = useTranslation('vietqr');
  const result = useVietqrPaymentQuery({
    variables: { reference },
    ...cacheAndNetwork,
    pollInterval: POLL_MS,
  });
  const attempt = result.data?.paymentAttempt;
  useOrderStatusChangedSubscription({
    skip: !attempt,
    variables: { orderId: attempt?.order.id ?? '' },
    ...uncached,
    ignoreResults: true,
    onData: ({ data: { data: orderEvent } }) => {
      if (orderEvent && orderEvent.orderStatusChanged.status !== attempt?.order.status) void result.refetch();
    },
  });
  const isUnknown = result.data?.paymentAttempt === null;
  const { stopPolling } = result;
  useEffect(() => {
    if (isUnknown) stopPolling();
  }, [isUnknown, stopPolling]);
  return (
    <QueryView
      result={result}
      select={({ paymentAttempt }) => paymentAttempt}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={6} />}
      missing={
        <EmptyState
          kind="filter"
          heading="h1"
          title={t('missingTitle')}
          text={t('missingText')}
          actions={<ButtonLink to="/dashboard/courses">{t('myCourses')}</ButtonLink>}
        />
      }
    >
      {(shown) => {
        const outcome = getOutcome(shown);
        const isTransferShown = (outcome === 'waiting' || outcome === 'expired') && shown.transfer;
        if (!isTransferShown) return <Navigate to={`/payment/result?reference=${reference}`} replace />;
        return (
          <>
            <div className={classes.columns}>
              <Transfer amount={shown.amount} transfer={shown.transfer!} />
              <Grid gap={4}>
                <Progress attempt={shown} />
                <Bought order={shown.order} />
              </Grid>
            </div>
            <OpenBank attempt={shown} />
          </>
        );
      }}
    </QueryView>
  );
}

/** /payment/vietqr/{reference}: details of the transfer, until the bank reports its arrival. */
export function Component() {
  const { t } = useTranslation('vietqr');
  const viewer = useViewer();
  const { pathname } = useLocation();
  const reference = useParams().reference ?? '';
  return (
    <div className={utilities.container}>
      <PageMeta title={t('document')} isPrivate />
      {viewer.state === 'unknown' ? (
        <LoadingRows rows={6} />
      ) : viewer.state === 'guest' ? (
        <EmptyState
          heading="h1"
          title={t('signInTitle')}
          text={t('signInText')}
          actions={<ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`}>{t('signIn')}</ButtonLink>}
        />
      ) : (
        <Payment reference={reference} />
      )}
    </div>
  );
}
