import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import type { PackageOrderKind, PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { getLastDay } from '../../ui/iso-days.ts';
import { Box, Card, Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type BillForm,
  BillTo,
  useBillDetails,
  usePaymentGatewaysQuery,
  useStartPayment,
} from '../orders/index.ts';
import { GatewayChoice } from '../payments/index.ts';
import {
  type BuyPackageFragment,
  type PackageChangeQuery,
  useBuyPackageFragment,
  useRenewPackageMutation,
  useSubscribePackageMutation,
} from './packages.gen.ts';
import classes from './packages.module.css';
import { TryPackage } from './try-package.tsx';

const PACKAGES = '/teacher/advanced/packages';
type Change = PackageChangeQuery['packageChange'];

interface Order {
  versionId: string;
  expectedTotal: number;
  billTo: ReturnType<typeof useBillDetails>['billTo'];
}

/** Pays a first cycle, a more expensive package or the next cycle. The server has one mutation for the first two. */
const usePayPackage = (kind: PackageOrderKind) => {
  const [subscribe] = useSubscribePackageMutation();
  const [renew] = useRenewPackageMutation();
  return useStartPayment<Order>({
    begin: async ({ versionId, ...order }, gateway, idempotencyKey) => {
      const input = { ...order, gateway, idempotencyKey };
      if (kind === 'RENEWAL') return (await renew({ variables: { input } })).data?.renewPackage.payment;
      const { data } = await subscribe({ variables: { input: { ...input, versionId } } });
      return data?.subscribePackage.payment;
    },
    getFreeOrderPath: () => PACKAGES,
  });
};

/** The calculation of the price: the days that are bought, minus the remaining days of the current package. */
function Sum({ change, terms }: { change: Change | null; terms: BuyPackageFragment }) {
  const { t } = useTranslation('packages');
  const { price, date } = useFormat();
  const name = t(`code.${terms.package.code}`);
  const daysText = ({ days, cycleDays }: Change) => t('sum.days', { name, count: days, of: cycleDays });
  const rows: [string, string][] = change
    ? [
        [daysText(change), price(change.listAmount)],
        ...(change.credit > 0 ? ([[t('sum.credit'), `−${price(change.credit)}`]] as [string, string][]) : []),
      ]
    : [[t(`sum.cycle.${terms.cycle}`, { name }), price(terms.price)]];
  return (
    <>
      {change && change.days < change.cycleDays && (
        <Meter
          percent={(100 * (change.cycleDays - change.days)) / change.cycleDays}
          label={daysText(change)}
        />
      )}
      <Grid as="dl" className={classes.sum} gap={2} my={3}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Box pt={3} text="lg" weight={700} borderTop>
          <dt>{t('sum.total')}</dt>
          <dd>{price(change?.amount ?? terms.price)}</dd>
        </Box>
      </Grid>
      <Text text="sm" tone="dim">
        {t('sum.taxIncluded')}{' '}
        {change?.endsOn
          ? t('sum.until', { from: date(change.startsOn), day: date(getLastDay(change.endsOn)) })
          : t('sum.after')}{' '}
        {t('sum.noCard')}
      </Text>
    </>
  );
}

interface BuyPackageProps {
  kind: PackageOrderKind;
  terms: FragmentType<BuyPackageFragment>;
  /** The server's calculation; null for a renewal, which costs the price of the terms. */
  change: Change | null;
}

/** The price of a package and the payment methods. */
export function BuyPackage({ kind, terms: from, change }: BuyPackageProps) {
  const { t } = useTranslation('packages');
  const { price } = useFormat();
  const terms = useBuyPackageFragment(from);
  const amount = change?.amount ?? terms?.price ?? 0;
  const gateways = usePaymentGatewaysQuery({ variables: { amount }, skip: amount === 0 });
  const [chosenGateway, setChosenGateway] = useState<PaymentGateway>();
  const [editedBill, setEditedBill] = useState<BillForm>();
  const { form, billTo } = useBillDetails(editedBill);
  const { pay, failure, isBusy, isLeaving } = usePayPackage(kind);
  if (!terms) return null;
  const open = gateways.data?.paymentGateways.filter(({ unavailableReason }) => !unavailableReason) ?? [];
  const gateway = amount === 0 ? null : (open.find(({ code }) => code === chosenGateway) ?? open[0])?.code;
  const name = t(`code.${terms.package.code}`);
  return (
    <Stack gap={4} shrink>
      <Card as="section" aria-labelledby="buy">
        <Heading level={2} id="buy" mb={3} text="lg" weight={700}>
          {t(`buy.${kind}`, { name })}
        </Heading>
        <Sum change={change} terms={terms} />
      </Card>
      <TryPackage terms={terms} />
      {amount > 0 && (
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
            />
          )}
        </QueryView>
      )}
      {amount > 0 && <BillTo form={form} failure={failure} onChange={setEditedBill} />}
      <FormError failure={failure} />
      <Button
        size="lg"
        variant={terms.mayTry ? 'default' : 'filled'}
        fullWidth
        loading={isBusy}
        disabled={gateway === undefined}
        onClick={() => void pay({ versionId: terms.id, expectedTotal: amount, billTo }, gateway ?? null)}
      >
        {amount === 0 ? t('take', { name }) : t('pay', { price: price(amount) })}
      </Button>
      <span role="status" className={utilities.hidden}>
        {isLeaving ? t('leaving') : ''}
      </span>
    </Stack>
  );
}
