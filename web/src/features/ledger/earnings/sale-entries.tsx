import type { PostingKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { useAccountName } from '../account-name.ts';
import classes from './earnings.module.css';
import type { SaleStatement } from './sale-statement.ts';

const NAMED = [
  'SALE_PAID',
  'EARNING_RELEASED',
  'REFUND_APPROVED',
  'REFUND_PAID',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'SUSPENSE_RECEIVED',
  'SUSPENSE_RETURNED',
] as const satisfies readonly PostingKind[];

/** The ledger entries of a sale by transaction, and those that are still pending. */
export function SaleEntries({ sale }: { sale: SaleStatement }) {
  const { t } = useTranslation('earnings');
  const { date, time, money, count } = useFormat();
  const accountName = useAccountName();
  const transactions = [...Map.groupBy(sale.postings, ({ transactionId }) => transactionId)];
  const figure = (amount: number) => (amount ? count(amount) : '');
  const nameOf = (kind: PostingKind) => t(`kind.${NAMED.find((each) => each === kind) ?? 'other'}`);
  return (
    <div className={kit.stack}>
      <p>{t('why.entriesText')}</p>
      {transactions.map(([id, entries], index) => {
        const [first] = entries;
        const debit = entries.reduce((sum, entry) => sum + entry.debit, 0);
        const credit = entries.reduce((sum, entry) => sum + entry.credit, 0);
        if (!first) return null;
        return (
          <section key={id} className={classes.transaction} aria-labelledby={`transaction-${id}`}>
            <div className={kit.between}>
              <div>
                <h3 id={`transaction-${id}`} className={classes.transactionName}>
                  {index + 1}. {nameOf(first.kind)}
                </h3>
                <p className={`${kit.dim} ${kit.tiny}`}>
                  {time(first.at)}, {date(first.at)} · BT-{id.slice(-8).toUpperCase()}
                </p>
              </div>
              {debit === credit && <Tag tone="ok">{t('why.balanced')}</Tag>}
            </div>
            <table className={classes.entries}>
              <thead>
                <tr>
                  <th scope="col">{t('why.account')}</th>
                  <th scope="col">{t('why.debit')}</th>
                  <th scope="col">{t('why.credit')}</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <tr
                    key={`${entry.account} ${entry.debit} ${entry.credit}`}
                    data-mine={entry.isMine || undefined}
                  >
                    <th scope="row">{accountName(entry.account)}</th>
                    <td>{figure(entry.debit)}</td>
                    <td>{figure(entry.credit)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('why.total')}</th>
                  <td>{figure(debit)}</td>
                  <td>{figure(credit)}</td>
                </tr>
              </tfoot>
            </table>
          </section>
        );
      })}
      {sale.status === 'HELD' && (
        <section className={classes.transaction} data-coming>
          <div className={kit.between}>
            <h3 className={classes.transactionName}>
              {transactions.length + 1}. {t('why.willBook')}
            </h3>
            <Tag>{t('why.notYet')}</Tag>
          </div>
          <p className={kit.dim}>{t('why.willRelease', { day: date(sale.heldUntil) })}</p>
          <p>{t('why.willBookText', { amount: money(sale.shareLeft) })}</p>
        </section>
      )}
    </div>
  );
}
