import type { PostingKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
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
  const getName = (kind: PostingKind) => t(`kind.${NAMED.find((each) => each === kind) ?? 'other'}`);
  return (
    <Stack gap={4} shrink>
      <p>{t('why.entriesText')}</p>
      {transactions.map(([id, entries], index) => {
        const [first] = entries;
        const debit = entries.reduce((sum, entry) => sum + entry.debit, 0);
        const credit = entries.reduce((sum, entry) => sum + entry.credit, 0);
        if (!first) return null;
        return (
          <Stack
            as="section"
            key={id}
            className={classes.transaction}
            gap={3}
            p={4}
            radius="md"
            border
            aria-labelledby={`transaction-${id}`}
          >
            <Row justify="between" gap={4} shrink>
              <div>
                <Heading level={3} id={`transaction-${id}`} text="md">
                  {index + 1}. {getName(first.kind)}
                </Heading>
                <Text text="xs" tone="dim">
                  {time(first.at)}, {date(first.at)} · BT-{id.slice(-8).toUpperCase()}
                </Text>
              </div>
              {debit === credit && <Tag tone="ok">{t('why.balanced')}</Tag>}
            </Row>
            <Box as="table" className={classes.entries} w="full" text="control" numbers collapse>
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
            </Box>
          </Stack>
        );
      })}
      {sale.status === 'HELD' && (
        <Stack as="section" className={classes.transaction} gap={3} p={4} radius="md" border data-coming>
          <Row justify="between" gap={4} shrink>
            <Heading level={3} text="md">
              {transactions.length + 1}. {t('why.willBook')}
            </Heading>
            <Tag>{t('why.notYet')}</Tag>
          </Row>
          <Text tone="dim">{t('why.willRelease', { day: date(sale.heldUntil) })}</Text>
          <p>{t('why.willBookText', { amount: money(sale.shareLeft) })}</p>
        </Stack>
      )}
    </Stack>
  );
}
