import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { LedgerAccountClass } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useBookName } from '../account-name.ts';
import type { BooksQuery } from './books.gen.ts';
import classes from './books.module.css';
import { pathOfAccount } from './paths.ts';

const CLASSES: readonly LedgerAccountClass[] = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'];

/** Account classes that increase by debit, which decides the side of a zero balance. */
const GROWS_BY_DEBIT: ReadonlySet<LedgerAccountClass> = new Set(['ASSET', 'EXPENSE']);

type Row = BooksQuery['trialBalance'][number];
const sumSide = (rows: readonly Row[], side: 'debit' | 'credit') =>
  rows.reduce((sum, row) => sum + row[side], 0);

/** All accounts by class, with links to their entries. */
export function TrialBalanceTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('ledger');
  const { count: formatCount } = useFormat();
  const getName = useBookName();
  const figure = (amount: number) => (amount ? formatCount(amount) : '');
  const [debit, credit] = [sumSide(rows, 'debit'), sumSide(rows, 'credit')];
  return (
    <Box as="table" className={classes.table} w="full" numbers collapse>
      <caption className={utilities.hidden}>{t('balance.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account.account')}</th>
          <th scope="col">{t('debit')}</th>
          <th scope="col">{t('credit')}</th>
        </tr>
      </thead>
      <tbody>
        {CLASSES.map((accountClass) => {
          const rowsOfClass = rows.filter((row) => row.class === accountClass);
          if (rowsOfClass.length === 0) return null;
          return (
            <Fragment key={accountClass}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={3}>
                  {t(`class.${accountClass}`)}
                </th>
              </tr>
              {rowsOfClass.map(({ account, isOwned, count, ...sides }) => (
                <tr key={account}>
                  <th scope="row">
                    <Link
                      className={utilities.link}
                      to={isOwned ? `/admin/ledger/teachers/${account}` : pathOfAccount(account)}
                    >
                      {getName(account)}
                    </Link>
                    {isOwned && (
                      <Text as="span" text="xs" tone="dim">
                        {t('balance.owners', { count, value: formatCount(count) })}
                      </Text>
                    )}
                  </th>
                  <td>
                    {figure(sides.debit) ||
                      (sides.credit === 0 && GROWS_BY_DEBIT.has(accountClass) ? '0' : '')}
                  </td>
                  <td>
                    {figure(sides.credit) ||
                      (sides.debit === 0 && !GROWS_BY_DEBIT.has(accountClass) ? '0' : '')}
                  </td>
                </tr>
              ))}
            </Fragment>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('total')}{' '}
            <Tag tone={debit === credit ? 'ok' : 'bad'}>
              {t(debit === credit ? 'balanced' : 'unbalanced')}
            </Tag>
          </th>
          <td>{formatCount(debit)}</td>
          <td>{formatCount(credit)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}
