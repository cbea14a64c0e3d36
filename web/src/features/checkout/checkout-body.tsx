import { IconShieldCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from '../../ui/summary-page.module.css';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import utilities from '../../ui/utilities.module.css';
import type { Viewer } from '../accounts/index.ts';
import {
  type BillForm,
  BillTo,
  gatewayName,
  useBillDetails,
  usePaymentGatewaysQuery,
} from '../orders/index.ts';
import { type BankApp, BankTiles, GatewayChoice, lastBank, rememberBank } from '../payments/index.ts';
import { type Bought, usePay } from './use-pay.ts';

/** Name and email address of the buyer, who gets the course and the receipt. */
function Buyer({ user }: { user: NonNullable<Viewer['user']> }) {
  const { t } = useTranslation('billing');
  return (
    <Card as="section" aria-labelledby="buyer">
      <Row justify="between" gap={4} shrink>
        <Heading level={2} id="buyer" className={classes.heading} mb={2} text="h3">
          {t('checkout.buyer')}
        </Heading>
        <Link className={utilities.link} to="/profile">
          {t('checkout.editBuyer')}
        </Link>
      </Row>
      <Grid as="dl" className={classes.buyer} columns="narrow" gap={4} mt={3}>
        <div>
          <dt>{t('checkout.buyerName')}</dt>
          <dd>{user.fullName}</dd>
        </div>
        <div>
          <dt>{t('checkout.buyerEmail')}</dt>
          <dd>{user.email}</dd>
        </div>
      </Grid>
    </Card>
  );
}

interface CheckoutBodyProps {
  order: Omit<Bought, 'billTo' | 'expectedTotal'>;
  /** In đồng. Nothing is paid if it is 0. */
  total: number;
  buyer: Viewer['user'];
  /** True while the total is being computed. */
  isLoading?: boolean;
  /** Shown above the choice of the gateway. */
  notice?: ReactNode;
  /** The summary of the order, which contains the button. On a phone it comes first, and a bar has the button. */
  summary: (submit: ReactNode) => ReactNode;
}

/** On a phone: the banks of VietQR. A touch places the order and opens the bank's app on the page of the payment. */
function Banks({ isBusy, onChoose }: { isBusy: boolean; onChoose: (bank: BankApp) => void }) {
  const { t } = useTranslation('billing');
  return (
    <Box px={5} py={4}>
      <Text mb={3} text="sm" tone="text-2">
        {t('checkout.banks')}
      </Text>
      <BankTiles
        last={lastBank()}
        tile={(bank, className, content) => (
          <button type="button" className={className} disabled={isBusy} onClick={() => onChoose(bank)}>
            {content}
          </button>
        )}
      />
    </Box>
  );
}

/** Gateway, buyer, recipient of the bill, and the button that starts the payment. */
export function CheckoutBody({ order, total, buyer, isLoading = false, notice, summary }: CheckoutBodyProps) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  const isPhone = useIsPhone();
  const isFree = total === 0;
  const gateways = usePaymentGatewaysQuery({ variables: { amount: total }, skip: isFree });
  const [chosenGateway, setChosenGateway] = useState<PaymentGateway>();
  const [editedBill, setEditedBill] = useState<BillForm>();
  const { form, billTo } = useBillDetails(editedBill);
  const { pay, failure, isBusy, isLeaving } = usePay();
  const open = gateways.data?.paymentGateways.filter(({ unavailableReason }) => !unavailableReason) ?? [];
  const gateway = isFree
    ? null
    : (
        open.find(({ code }) => code === chosenGateway) ??
        // A phone has the banking app, and cannot scan its own screen
        (isPhone ? open.find(({ code }) => code === 'VIETQR') : undefined) ??
        open[0]
      )?.code;
  const bank = isPhone && gateway === 'VIETQR' ? lastBank() : undefined;
  const submit = (chosen: BankApp | undefined) => {
    if (chosen) rememberBank(chosen);
    void pay({ ...order, expectedTotal: total, billTo }, gateway ?? null, chosen ? `?app=${chosen.app}` : '');
  };
  const label = isFree ? t('checkout.takeFree') : t('checkout.pay', { price: price(total) });
  const button = (
    <>
      <FormError failure={failure} />
      <Button
        size={isPhone ? 'lg' : 'xl'}
        fullWidth
        loading={isBusy}
        disabled={gateway === undefined || isLoading}
        {...(isPhone && !isFree && !bank ? { 'aria-label': label } : {})}
        onClick={() => submit(bank)}
      >
        {isPhone && !isFree
          ? bank
            ? t('checkout.openBank', { bank: bank.name })
            : t('checkout.title')
          : label}
      </Button>
      <span role="status" className={utilities.hidden}>
        {isLeaving ? t('checkout.leaving') : ''}
      </span>
    </>
  );
  return (
    <>
      <div className={classes.columns}>
        {isPhone && summary(null)}
        <Stack gap={4} shrink>
          {notice}
          {!isFree && (
            <QueryView
              result={gateways}
              select={({ paymentGateways }) => paymentGateways}
              skeleton={<Skeleton height={180} />}
            >
              {(loadedGateways) => (
                <GatewayChoice
                  gateways={loadedGateways}
                  selected={gateway ?? undefined}
                  onChoose={setChosenGateway}
                  banks={isPhone && <Banks isBusy={isBusy} onChoose={submit} />}
                />
              )}
            </QueryView>
          )}
          {buyer && <Buyer user={buyer} />}
          <BillTo form={form} failure={failure} onChange={setEditedBill} />
          {!isFree && (
            <Row as="p" className={classes.safe} align="stretch" gap={2} text="sm" tone="dim">
              <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
              {t('checkout.safe')}
            </Row>
          )}
        </Stack>
        {!isPhone && summary(button)}
      </div>
      {isPhone && (
        <PayBar label={gateway ? gatewayName(gateway) : t('checkout.total')} amount={price(total)}>
          {button}
        </PayBar>
      )}
    </>
  );
}
