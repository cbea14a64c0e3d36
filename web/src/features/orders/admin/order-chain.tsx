import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EInvoiceStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { type OrderChainQuery, useOrderChainQuery } from './order-chain.gen.ts';
import classes from './order-chain.module.css';

type Order = NonNullable<OrderChainQuery['order']>;
type Transactions = OrderChainQuery['ledgerTransactions'];

/** The status that needs attention first. */
const URGENCY: readonly EInvoiceStatus[] = [
  'REJECTED',
  'NUMBERED',
  'SENT',
  'DRAFT',
  'ACCEPTED',
  'CANCELLED',
  'REPLACED',
];
const TONES: Partial<Record<EInvoiceStatus, Tone>> = {
  REJECTED: 'bad',
  NUMBERED: 'warn',
  SENT: 'warn',
  DRAFT: 'warn',
  ACCEPTED: 'ok',
};

interface LinkProps {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  state: string;
  tone: Tone;
  to?: string;
}

function ChainLink({ name, value, note, state, tone, to }: LinkProps) {
  const content = (
    <>
      <Text as="span" text="sm" weight={600}>
        {name}
      </Text>
      <Text as="span" text="lg" weight={700} numbers>
        {value}
      </Text>
      {note && (
        <Text as="span" text="xs" tone="dim" anywhere>
          {note}
        </Text>
      )}
      <span>
        <Tag tone={tone}>{state}</Tag>
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link className={classes.link} to={to}>
          {content}
        </Link>
      ) : (
        <div className={classes.link}>{content}</div>
      )}
    </li>
  );
}

function Invoices({ order }: { order: Order }) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const all = order.eInvoices;
  const status = URGENCY.find((each) => all.some((invoice) => invoice.status === each));
  const counted = all.filter((invoice) => !['CANCELLED', 'REPLACED'].includes(invoice.status));
  return (
    <ChainLink
      name={t('chain.eInvoice')}
      value={money(counted.reduce((sum, { amount }) => sum + amount, 0))}
      note={all
        .flatMap(({ series, number }) => (number ? [`${series ?? ''} ${number}`.trim()] : []))
        .join(', ')}
      state={status ? t(`chain.invoice.${status}`) : t('chain.noInvoice')}
      tone={(status && TONES[status]) ?? 'neutral'}
      to={`/admin/e-invoices?tab=all&search=${order.number}`}
    />
  );
}

function Payout({ transactions }: { transactions: Transactions }) {
  const { t } = useTranslation('bills');
  const has = (kind: string) => transactions.some((each) => each.kind === kind);
  const state =
    has('REFUND_APPROVED') || has('DISPUTE_LOST')
      ? 'returned'
      : has('EARNING_RELEASED')
        ? 'released'
        : 'held';
  return (
    <ChainLink
      name={t('chain.payout')}
      value={t(`chain.share.${state}`)}
      state={t(`chain.shareNote.${state}`)}
      tone={state === 'released' ? 'ok' : 'neutral'}
      to="/admin/payouts"
    />
  );
}

/** From the order to the payout: five links, each with its state in words. */
export function OrderChain({ id }: { id: string }) {
  const { t } = useTranslation('bills');
  const { money, count, time, date } = useFormat();
  const { data } = useOrderChainQuery({ variables: { id, about: { orderId: id } } });
  const order = data?.order;
  if (!data || !order?.paidAt || order.kind !== 'COURSES' || order.total === 0) return null;
  const { ledgerTransactions: transactions } = data;
  const { paidAt, total } = order;
  const sides = transactions.flatMap((each) => each.sides);
  const debit = sides.reduce((sum, each) => sum + each.debit, 0);
  const isBalanced = debit === sides.reduce((sum, each) => sum + each.credit, 0);
  return (
    <ol className={classes.chain} aria-label={t('chain.label')}>
      <ChainLink
        name={t('chain.order')}
        value={money(total)}
        note={order.buyerName}
        state={t(`status.${order.status}`)}
        tone="ok"
      />
      <ChainLink
        name={t('chain.receipt')}
        value={money(total)}
        note={`${time(paidAt)} ${date(paidAt)}`}
        state={t('chain.receiptSent')}
        tone="ok"
      />
      <Invoices order={order} />
      <ChainLink
        name={t('chain.ledger')}
        value={t('chain.entries', { count: sides.length, entries: count(sides.length) })}
        note={t('chain.sum', { amount: money(debit) })}
        state={t(isBalanced ? 'chain.balanced' : 'chain.unbalanced')}
        tone={isBalanced ? 'ok' : 'bad'}
        to={`/admin/ledger/transactions?order=${id}`}
      />
      <Payout transactions={transactions} />
    </ol>
  );
}
