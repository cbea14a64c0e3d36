import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import classes from './earnings.module.css';
import type { SaleStatement } from './sale-statement.ts';

interface Line {
  key: string;
  name: string;
  note?: string;
  amount: number;
  isSum?: boolean;
}

/** The parts of a price line by line, and the status of the teacher's share. */
export function SaleInWords({ sale }: { sale: SaleStatement }) {
  const { t } = useTranslation('earnings');
  const { date, money, count } = useFormat();
  const { price, discount, listPrice, promotion, share, shareLeft, status } = sale;
  const taxes = sale.vatWithheld + sale.pitWithheld;
  const percent = (part: number) => Math.round((part / Math.max(1, price)) * 100);
  const lines: Line[] = [
    {
      key: 'price',
      name: t('why.buyerPays'),
      note: promotion
        ? t('why.promotion', { amount: money(promotion) })
        : discount
          ? t('why.listPrice', { list: money(listPrice), discount: money(discount) })
          : t('why.listPriceOnly'),
      amount: price,
    },
    {
      key: 'commission',
      name: t('why.commission', { percent: count(sale.commissionBp / 100) }),
      note: t(`why.origin.${sale.isByLink ? 'LINK' : sale.origin}`),
      amount: -sale.commission,
    },
    { key: 'vat', name: t('why.vat', { percent: count(sale.vatBp / 100) }), amount: -sale.vatWithheld },
    {
      key: 'pit',
      name: t('why.pit', { percent: count(sale.pitBp / 100) }),
      note: t('why.pitText'),
      amount: -sale.pitWithheld,
    },
    { key: 'share', name: t('why.receives'), amount: share, isSum: true },
    ...(shareLeft < share
      ? [
          { key: 'back', name: t('why.givenBack'), amount: shareLeft - share },
          { key: 'left', name: t('why.left'), amount: shareLeft, isSum: true },
        ]
      : []),
  ];
  const steps = [
    { key: 'sold', name: t('why.sold'), note: date(sale.soldAt), isDone: true },
    ...(status === 'REVERSED'
      ? [{ key: 'back', name: t('why.reversed'), note: undefined, isDone: true }]
      : [
          {
            key: 'held',
            name: t('why.heldUntil', { day: date(sale.heldUntil) }),
            note: sale.isFrozen ? t('frozen') : t('why.heldText'),
            isDone: sale.releasedAt !== null,
          },
          {
            key: 'released',
            name: sale.releasedAt
              ? t('why.releasedOn', { day: date(sale.releasedAt) })
              : t('why.willRelease', { day: date(sale.heldUntil) }),
            note: undefined,
            isDone: sale.releasedAt !== null,
          },
          ...(status === 'IN_PAYOUT' || status === 'PAID'
            ? [
                {
                  key: 'paid',
                  name: t(status === 'PAID' ? 'why.paidOut' : 'why.onWay'),
                  note: undefined,
                  isDone: status === 'PAID',
                },
              ]
            : []),
        ]),
  ];
  const shares = [
    { key: 'yours', amount: share },
    { key: 'sens', amount: sale.commission },
    { key: 'taxes', amount: taxes },
  ] as const;
  return (
    <Stack gap={4} shrink>
      <div className={classes.stacked} aria-hidden="true">
        {shares.map(({ key, amount }) => (
          <span key={key} data-part={key} style={{ flexGrow: amount }} />
        ))}
      </div>
      <Row as="p" wrap align="stretch" rowGap={2} columnGap={4} text="sm">
        {shares.map(({ key, amount }) => (
          <Box
            as="span"
            key={key}
            className={classes.partName}
            display="inline-flex"
            align="center"
            gap={2}
            data-part={key}
          >
            {t(`why.${key}`, { percent: percent(amount) })}
          </Box>
        ))}
      </Row>
      <dl className={classes.lines}>
        {lines.map(({ key, name, note, amount, isSum }) => (
          <div key={key} data-sum={isSum || undefined}>
            <dt>
              {name}
              {note && (
                <Text as="span" text="xs" tone="dim">
                  {note}
                </Text>
              )}
            </dt>
            <Text as="dd" numbers>
              {amount < 0 ? `−${money(-amount)}` : money(amount)}
            </Text>
          </div>
        ))}
      </dl>
      <Stack as="ol" className={classes.steps}>
        {steps.map(({ key, name, note, isDone }) => (
          <li key={key} data-done={isDone || undefined}>
            <Text as="span" weight={600}>
              {name}
            </Text>
            {note && (
              <Text as="span" text="sm" tone="dim">
                {note}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
