import type { FragmentType } from '@apollo/client';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { Failure } from '../../../apollo/failure.ts';
import type { PaymentGateway } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { gatewayName } from '../gateway-name.ts';
import { GatewaySign } from '../gateway-sign.tsx';
import { usePaymentGatewaysQuery } from '../payment-gateways.gen.ts';
import { useStartPayment } from '../use-start-payment.ts';
import { CancelOrder } from './cancel-order.tsx';
import { type UnpaidOrderFragment, usePayOrderMutation, useUnpaidOrderFragment } from './unpaid-order.gen.ts';
import classes from './unpaid-order.module.css';

type Attempt = UnpaidOrderFragment['attempts'][number];
type OpenAttempt = Attempt & { payUrl: string };

/** Opens the page of the same payment again. VietQR's page is one of ours. */
function Reopen({ attempt, size }: { attempt: OpenAttempt; size: 'sm' | 'md' }) {
  const { t } = useTranslation('unpaid');
  const label = t('reopen', { gateway: gatewayName(attempt.gateway) });
  if (attempt.gateway === 'VIETQR')
    return (
      <ButtonLink size={size} to={`/payment/vietqr/${attempt.reference}`}>
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink
      size={size}
      href={attempt.payUrl}
      leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
    >
      {label}
    </ButtonLink>
  );
}

/** The order with what its buyer can do about its payment. */
const useUnpaid = (order: UnpaidOrderFragment | null | undefined) => {
  const open = order?.attempts.find((attempt): attempt is OpenAttempt => attempt.payUrl !== null);
  const amount = order ? (order.missing ?? order.total - order.credit) : 0;
  const isWaiting = order?.status === 'PENDING';
  const { data } = usePaymentGatewaysQuery({ variables: { amount }, skip: !isWaiting });
  const others = (data?.paymentGateways ?? []).filter(
    ({ code, unavailableReason }) => code !== open?.gateway && !unavailableReason,
  );
  const [payOrder] = usePayOrderMutation();
  // A choice is new after another one has replaced it, so the open payment is part of the key
  const paying = useStartPayment<{ orderId: string; open: string | undefined }>({
    begin: async ({ orderId }, gateway, idempotencyKey) => {
      const { data: paid } = await payOrder({
        variables: { input: { orderId, gateway: gateway!, idempotencyKey } },
      });
      return paid?.payOrder.payment;
    },
    getFreeOrderPath: ({ orderId }) => `/dashboard/bills/${orderId}`,
  });
  const payBy = (gateway: PaymentGateway) =>
    void paying.pay({ orderId: order!.id, open: open?.reference }, gateway);
  return { open, others, isWaiting, payBy, failure: paying.failure, isBusy: paying.isBusy };
};

/** Shown if the buyer transferred less than the price. */
function Rest({ order: { missing, expiresAt } }: { order: UnpaidOrderFragment }) {
  const { t } = useTranslation('unpaid');
  const { price, date, time } = useFormat();
  if (missing == null) return null;
  const values = { missing: price(missing), time: time(expiresAt), date: date(expiresAt) };
  return (
    <Notice tone="warn">
      <Text weight={600}>{t('restTitle', values)}</Text>
      <p>{t('restText', values)}</p>
    </Notice>
  );
}

interface UnpaidOrderProps {
  order: FragmentType<UnpaidOrderFragment>;
  /** Shows only the buttons, for a row of a list. */
  isCompact?: boolean;
}

/**
 * Acts of the buyer of an unpaid order: continue the same payment, pay by another method, or cancel the order.
 * Renders nothing once the order awaits no payment.
 */
export function UnpaidOrder({ order: from, isCompact = false }: UnpaidOrderProps) {
  const { t } = useTranslation('unpaid');
  const order = useUnpaidOrderFragment(from);
  const { open, others, isWaiting, payBy, failure, isBusy } = useUnpaid(order);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  if (!order || !isWaiting) return null;
  const gateway = open && gatewayName(open.gateway);
  const size = isCompact ? 'sm' : 'md';
  const error = <FormError failure={failure ?? refusal} />;
  const cancel = <CancelOrder order={order} size={size} onFailure={setRefusal} />;
  if (isCompact)
    return (
      <Stack gap={3} shrink>
        <Rest order={order} />
        {error}
        <Row wrap gap={2}>
          {open && <Reopen attempt={open} size={size} />}
          <Dropdown
            trigger={t(open ? 'change' : 'choose')}
            buttonStyle={{ size, variant: open ? 'default' : 'filled' }}
          >
            {others.map(({ code, name }) => (
              <button key={code} type="button" disabled={isBusy} onClick={() => payBy(code)}>
                {name}
              </button>
            ))}
          </Dropdown>
          {cancel}
        </Row>
      </Stack>
    );
  return (
    <Stack gap={4} w="full" shrink textAlign="start">
      <Rest order={order} />
      {error}
      <Card as="section" card="flush" aria-label={t('label', { number: order.number })}>
        {open && (
          <Row
            wrap
            className={classes.act}
            justify="between"
            rowGap={3}
            columnGap={4}
            px={6}
            py={5}
            bg="tint"
          >
            <Box flex={60}>
              <Heading level={2} text="md">
                {t('continueTitle', { gateway: gateway! })}
              </Heading>
              <Text text="sm" tone="text-2">
                {t('continueText', { reference: open.reference })}
              </Text>
            </Box>
            <Reopen attempt={open} size={size} />
          </Row>
        )}
        <Box className={classes.act} px={6} py={5}>
          <Heading level={2} text="md">
            {t(open ? 'otherTitle' : 'choose')}
          </Heading>
          {open && (
            <Text text="sm" tone="text-2">
              {t('otherText', { gateway: gateway! })}
            </Text>
          )}
          <Grid columns="narrow" gap={3} mt={3}>
            {others.map(({ code, name }) => (
              <button
                key={code}
                type="button"
                className={classes.method}
                disabled={isBusy}
                onClick={() => payBy(code)}
              >
                <GatewaySign gateway={code} />
                <span>
                  <b>{name}</b>
                  <small>{t(`gateway.${code}`)}</small>
                </span>
              </button>
            ))}
          </Grid>
        </Box>
        <Row wrap className={classes.act} justify="between" rowGap={3} columnGap={4} px={6} py={5} borderTop>
          <Box flex={60}>
            <Heading level={2} text="control">
              {t('cancelTitle')}
            </Heading>
            <Text text="sm" tone="text-2">
              {t('cancelText')}
            </Text>
          </Box>
          {cancel}
        </Row>
      </Card>
    </Stack>
  );
}
