import type { FragmentType } from '@apollo/client';
import { Link, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { LedgerSubject } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { useBookName } from '../account-name.ts';
import {
  type BookedTransactionFragment,
  useBookedTransactionFragment,
  useLedgerTransactionsQuery,
} from './books.gen.ts';
import classes from './books.module.css';
import { pathOfAccount } from './paths.ts';

function BookedTransaction({ booked: from }: { booked: FragmentType<BookedTransactionFragment> }) {
  const { t } = useTranslation('ledger');
  const { date, time, count } = useFormat();
  const getName = useBookName();
  const booked = useBookedTransactionFragment(from);
  const { may } = useViewer();
  if (!booked) return null;
  const { id, kind, at, orderId, orderNumber, refundId, payoutNumber, sides } = booked;
  const figure = (amount: number) => (amount ? count(amount) : '');
  const debit = sides.reduce((sum, side) => sum + side.debit, 0);
  const credit = sides.reduce((sum, side) => sum + side.credit, 0);
  return (
    <Card as="section" card="flush" aria-labelledby={`transaction-${id}`}>
      <Row
        className={classes.head}
        wrap
        align="start"
        justify="between"
        rowGap={3}
        columnGap={6}
        px={6}
        pt={5}
        pb={4}
      >
        <Stack gap={2} shrink>
          <Heading level={2} id={`transaction-${id}`} text="lg">
            {t(`kind.${kind}`)}
          </Heading>
          <Text as="span" text="xs" tone="dim">
            {time(at)}, {date(at)} · BT-{id.slice(-8).toUpperCase()}
          </Text>
          <p>{t(`words.${kind}`)}</p>
          <Row as="p" wrap gap={2} shrink>
            {orderId && (
              <Link className={utilities.link} to={`/admin/bills/${orderId}`}>
                {orderNumber ? t('transaction.order', { number: orderNumber }) : t('transaction.orderUnpaid')}
              </Link>
            )}
            {orderNumber && may('e-invoice:read-any') && (
              <Link className={utilities.link} to={`/admin/e-invoices?tab=all&search=${orderNumber}`}>
                {t('transaction.eInvoices')}
              </Link>
            )}
            {refundId && (
              <Link className={utilities.link} to={`/admin/refunds/${refundId}`}>
                {t('transaction.refund')}
              </Link>
            )}
            {payoutNumber && (
              <Link className={utilities.link} to={`/admin/payouts?search=${payoutNumber}`}>
                {t('transaction.payout', { number: payoutNumber })}
              </Link>
            )}
          </Row>
        </Stack>
        <Tag tone={debit === credit ? 'ok' : 'bad'}>{t(debit === credit ? 'balanced' : 'unbalanced')}</Tag>
      </Row>
      <Box as="table" className={classes.table} w="full" numbers collapse>
        <caption className={utilities.hidden}>{t('transaction.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account.account')}</th>
            <th scope="col">{t('debit')}</th>
            <th scope="col">{t('credit')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side, index) => (
            // Entries have no id and never change
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and are never reordered
            <tr key={index}>
              <th scope="row">
                <Link className={utilities.link} to={pathOfAccount(side.code)}>
                  {getName(side.account)}
                </Link>
                <Text as="span" text="xs" tone="dim">
                  {[side.ownerName, side.title].filter(Boolean).join(' · ')}
                </Text>
              </th>
              <td>{figure(side.debit)}</td>
              <td>{figure(side.credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{figure(debit)}</td>
            <td>{figure(credit)}</td>
          </tr>
        </tfoot>
      </Box>
    </Card>
  );
}

/** The subject in the URL: a transaction, an order or a payout. */
const getSubject = (params: URLSearchParams): LedgerSubject => {
  const [orderId, payoutId] = [params.get('order'), params.get('payout')];
  if (orderId) return { orderId };
  return payoutId ? { payoutId } : { transactionId: params.get('id') ?? '' };
};

/** /admin/ledger/transactions: the transactions behind an amount. */
export function Component() {
  const { t } = useTranslation('ledger');
  const [params] = useSearchParams();
  const about = getSubject(params);
  const isOne = about.transactionId !== undefined;
  const result = useLedgerTransactionsQuery({ variables: { about }, ...cacheAndNetwork });
  const transaction = result.data?.ledgerTransactions[0];
  const number = about.payoutId
    ? transaction?.payoutNumber
    : about.orderId
      ? transaction?.orderNumber
      : undefined;
  const title = isOne ? t('transaction.one') : t('transaction.all', { number: number ?? '' });
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/ledger' },
          { label: title },
        ]}
        sub={t('transaction.sub')}
      />
      <QueryView
        result={result}
        select={({ ledgerTransactions }) => ledgerTransactions}
        skeleton={<LoadingRows rows={6} height={52} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={t('transaction.emptyTitle')} text={t('transaction.emptyText')} />}
      >
        {(list) => (
          <Stack gap={4} shrink>
            {list.map((booked) => (
              <BookedTransaction key={booked.id} booked={booked} />
            ))}
          </Stack>
        )}
      </QueryView>
    </>
  );
}
