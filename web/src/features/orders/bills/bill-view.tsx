import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import utilities from '../../../ui/utilities.module.css';
import { OrderEInvoices } from '../../e-invoices/index.ts';
import { gatewayName } from '../gateway-name.ts';
import { UnpaidOrder } from '../unpaid/unpaid-order.tsx';
import { type BillQuery, useBillQuery } from './bills.gen.ts';
import classes from './bills.module.css';
import { LineRight } from './line-right.tsx';
import { PackageDays } from './package-days.tsx';
import { PdfButton } from './pdf-button.tsx';

type Bill = NonNullable<BillQuery['order']>;

/** Purchased items, from the list price to the paid amount. */
function Lines({ bill }: { bill: Bill }) {
  const { number, lines, total, missing, credit, couponCode, package: ordered } = bill;
  const { t } = useTranslation('ownBills');
  const { price, money } = useFormat();
  const listTotal = lines.reduce((sum, { listPrice }) => sum + listPrice, ordered?.listAmount ?? 0);
  return (
    <Card as="section" card="flush">
      <Box as="table" className={classes.table} w="full" collapse>
        <caption className={utilities.hidden}>{t('linesCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(ordered ? 'package' : 'course')}</th>
            <th scope="col">{t('listPrice')}</th>
            <th scope="col">{t('discount')}</th>
            <th scope="col">{t('paid')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered && (
            <tr>
              <td>
                <Text weight={600}>{ordered.title}</Text>
                <PackageDays ordered={ordered} />
              </td>
              <td data-label={t('listPrice')}>{price(ordered.listAmount)}</td>
              <td data-label={t('discount')}>
                {ordered.credit > 0 ? `−${money(ordered.credit)}` : money(0)}
                {ordered.credit > 0 && (
                  <Box as="span" className={classes.code} display="block" text="xs" tone="dim">
                    {t('packageCredit')}
                  </Box>
                )}
              </td>
              <td data-label={t('paid')}>
                <b>{price(ordered.amount)}</b>
              </td>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Text weight={600}>
                  {line.course ? <Link to={`/courses/${line.course.slug}`}>{line.title}</Link> : line.title}
                </Text>
                <Text text="sm" tone="dim">
                  {line.teacherName}
                </Text>
                <LineRight line={line} number={number} />
              </td>
              <td data-label={t('listPrice')}>{price(line.listPrice)}</td>
              <td data-label={t('discount')}>
                {line.discount > 0 ? `−${money(line.discount)}` : money(0)}
                {line.couponDiscount > 0 && couponCode && (
                  <Box as="span" className={classes.code} display="block" text="xs" tone="dim">
                    {t('coupon', { code: couponCode })}
                  </Box>
                )}
              </td>
              <td data-label={t('paid')}>
                <b>{price(line.amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <dl className={classes.sums}>
        <dt>{t('listTotal')}</dt>
        <dd>{price(listTotal)}</dd>
        {listTotal > total && (
          <>
            <dt>{t('discounts')}</dt>
            <dd>−{price(listTotal - total)}</dd>
          </>
        )}
        <Text as="dt" weight={600}>
          {t('total')}
        </Text>
        <dd>
          <b>{price(total)}</b>
        </dd>
        {credit > 0 && (
          <>
            <dt>{t('exchanged')}</dt>
            <dd>−{price(credit)}</dd>
            <dt>{t('paidBesides')}</dt>
            <dd>{money(total - credit)}</dd>
          </>
        )}
        {missing != null && (
          <>
            <dt>{t('received')}</dt>
            <dd>{price(total - credit - missing)}</dd>
            <Text as="dt" weight={600}>
              {t('missing')}
            </Text>
            <dd>
              <b>{price(missing)}</b>
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}

/** List of names and values, without those that are null. */
function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, string | null])[] }) {
  return (
    <Card as="section">
      <Heading level={2} mb={3} text="lg">
        {title}
      </Heading>
      <dl className={classes.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

/** Events of the order, oldest first. */
function History({ bill }: { bill: Bill }) {
  const {
    createdAt,
    attempts,
    paidAt,
    cancelledAt,
    lines,
    total,
    status,
    expiresAt,
    package: ordered,
  } = bill;
  const { t } = useTranslation('ownBills');
  const { date, time, price } = useFormat();
  const steps: { key: string; text: string; at: string }[] = [
    { key: 'placed', text: t('history.placed'), at: createdAt },
    ...attempts.map(({ id, gateway, status: outcome, createdAt: startedAt, settledAt }) => ({
      key: id,
      text: t(`history.attempt.${outcome}`, { gateway: gatewayName(gateway) }),
      at: settledAt ?? startedAt,
    })),
    ...(paidAt
      ? [
          {
            key: 'opened',
            text: ordered
              ? t('history.packageBegun', { total: price(total) })
              : t('history.opened', { count: lines.length, total: price(total) }),
            at: paidAt,
          },
        ]
      : []),
    ...(cancelledAt ? [{ key: 'cancelled', text: t('history.cancelled'), at: cancelledAt }] : []),
    ...(status === 'EXPIRED' ? [{ key: 'expired', text: t('history.expired'), at: expiresAt }] : []),
  ];
  return (
    <Card as="section">
      <Heading level={2} mb={3} text="lg">
        {t('history.title')}
      </Heading>
      <Grid as="ol" className={classes.history} gap={4}>
        {steps.map(({ key, text, at }) => (
          <li key={key}>
            <Text weight={600}>{text}</Text>
            <Text text="sm" tone="dim">
              <time dateTime={at}>
                {time(at)}, {date(at)}
              </time>
            </Text>
          </li>
        ))}
      </Grid>
    </Card>
  );
}

interface BillViewProps {
  id: string;
  /** The list that contains the order. */
  list: { label: string; to: string };
  area: { label: string; to: string };
  /** Further actions for a paid order, next to its PDF. */
  action?: ReactNode;
  /** The order’s way through receipt, e-invoice and ledger, above the details of a paid order. */
  chain?: ReactNode;
  /** Link to the page that handles the doubt. Shown while the order needs a check. */
  toCheck?: ReactNode;
  /** True if the viewer is the buyer, who may pay the missing amount. */
  isOwn?: boolean;
}

/** An order, for its buyer and for administrators. */
export function BillView({ id, list, area, action, chain, toCheck, isOwn = false }: BillViewProps) {
  const { t } = useTranslation('ownBills');
  const { date, time } = useFormat();
  const result = useBillQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ order }) => order}
      failedTitle={t('failedOne')}
      skeleton={
        <Loading className={classes.loading ?? ''}>
          <Skeleton height={60} />
          <Skeleton height={320} />
        </Loading>
      }
      missing={<NotFound />}
    >
      {(bill) => {
        const paid = bill.attempts.find(({ status }) => status === 'SUCCEEDED');
        return (
          <>
            <PageHeader
              title={t('one', { number: bill.number })}
              breadcrumbs={[area, list, { label: bill.number }]}
              sub={
                bill.paidAt
                  ? t('paidAt', { time: time(bill.paidAt), date: date(bill.paidAt) })
                  : bill.status === 'PENDING'
                    ? t('heldUntil', { time: time(bill.expiresAt), date: date(bill.expiresAt) })
                    : t(`status.${bill.status}`)
              }
              actions={
                !bill.paidAt ? (
                  bill.status === 'NEEDS_CHECK' && toCheck
                ) : (
                  <>
                    {action}
                    <PdfButton orderId={bill.id} number={bill.number} isMain />
                  </>
                )
              }
            />
            {chain && <Box mb={6}>{chain}</Box>}
            <Grid columns="fill-aside" align="start" gap={6} tablet={{ columns: 1 }}>
              <Stack gap={4} shrink>
                {isOwn && bill.status === 'PENDING' && <UnpaidOrder order={bill} />}
                <Lines bill={bill} />
                <Facts
                  title={t('buyer')}
                  rows={[
                    [t('name'), bill.billName ?? bill.buyerName],
                    [t('taxCode'), bill.billTaxCode],
                    [t('address'), bill.billAddress],
                    [t('receiver'), `${bill.buyerName}, ${bill.buyerEmail}`],
                  ]}
                />
                <OrderEInvoices order={bill} withLinks={!isOwn} />
                {paid && (
                  <Facts
                    title={t('codes')}
                    rows={[
                      [t('transaction', { gateway: gatewayName(paid.gateway) }), paid.transaction],
                      [t('reference'), paid.reference],
                    ]}
                  />
                )}
              </Stack>
              <History bill={bill} />
            </Grid>
          </>
        );
      }}
    </QueryView>
  );
}
