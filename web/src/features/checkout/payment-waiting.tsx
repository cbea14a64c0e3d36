import { useTranslation } from '../../i18n/use-translation.tsx';
import { WaitingDrawing } from '../../ui/flower-drawings.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { gatewayName, UnpaidOrder } from '../orders/index.ts';
import { CheckAgain } from './check-again.tsx';
import type { PaymentAttemptQuery } from './checkout.gen.ts';
import classes from './payment-result.module.css';

type Attempt = NonNullable<PaymentAttemptQuery['paymentAttempt']>;

/** Times of the server's next and of its last query to the gateway. */
const Schedule = ({
  attempt: { gateway, nextQueryAt, decidedBy },
}: {
  attempt: Pick<Attempt, 'gateway' | 'nextQueryAt' | 'decidedBy'>;
}) => {
  const { t } = useTranslation('billing');
  const { time } = useFormat();
  if (!decidedBy) return null;
  return (
    <>
      {nextQueryAt
        ? t('result.waitingSchedule', {
            gateway: gatewayName(gateway),
            next: time(nextQueryAt),
            last: time(decidedBy),
          })
        : t('result.waitingLast', { gateway: gatewayName(gateway) })}{' '}
    </>
  );
};

/** An order whose payment is open: the buyer came back from the gateway, or has not gone there. */
export function PaymentWaiting({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('billing');
  const { price, date, time } = useFormat();
  const { order } = attempt;
  // The buyer may have come back from an attempt that another one has replaced
  const open = order.attempts.find(({ payUrl }) => payUrl) ?? attempt;
  // A bank cannot be queried: it reports each transfer
  const isQueryable = open.gateway !== 'VIETQR';
  return (
    <Stack gap={5} w="full" maxW={190} shrink>
      <Row className={classes.waiting} gap={5}>
        <WaitingDrawing />
        <Box role="status" grow shrink>
          <Heading level={1} text="h3">
            {t('result.waitingTitle', { gateway: gatewayName(open.gateway) })}
          </Heading>
          <Text mt={1} tone="text-2">
            {t('result.held', {
              price: price(attempt.amount),
              number: order.number,
              time: time(order.expiresAt),
              date: date(order.expiresAt),
            })}
          </Text>
        </Box>
      </Row>
      <UnpaidOrder order={order} />
      <Stack gap={3} align="start" px={2} text="sm" tone="text-2">
        <p>
          <b>{t('result.paidAlready')}</b> {isQueryable && <Schedule attempt={open} />}
          {t('result.waitingText')}
        </p>
        {isQueryable && <CheckAgain order={order} gateway={open.gateway} isAutomatic />}
      </Stack>
    </Stack>
  );
}
