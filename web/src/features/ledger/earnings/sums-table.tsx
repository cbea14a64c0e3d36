import { useTranslation } from 'react-i18next';
import type { CourseEarnings } from '../../../generated/schema.ts';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { money } from '../money.ts';
import classes from './analytics.module.css';

/** What some sales have come to, under a name. */
export interface SumRow extends Pick<CourseEarnings, 'sales' | 'gross' | 'earned' | 'givenBack' | 'net'> {
  readonly key: string;
  readonly name: string;
}

export const totalOf = (rows: readonly SumRow[]): Omit<SumRow, 'key' | 'name'> =>
  rows.reduce(
    (sum, row) => ({
      sales: sum.sales + row.sales,
      gross: sum.gross + row.gross,
      earned: sum.earned + row.earned,
      givenBack: sum.givenBack + row.givenBack,
      net: sum.net + row.net,
    }),
    { sales: 0, gross: 0, earned: 0, givenBack: 0, net: 0 },
  );

interface SumsProps {
  caption: string;
  /** Head of the first column. */
  name: string;
  rows: readonly SumRow[];
}

/** The figures behind a chart, with their sum. */
export function SumsTable({ caption, name, rows }: SumsProps) {
  const { t } = useTranslation('earnings');
  const { count } = useFormat();
  const cells = (row: Omit<SumRow, 'key' | 'name'>) => (
    <>
      <td>{count(row.sales)}</td>
      <td>{money(row.gross)}</td>
      <td>{money(row.earned)}</td>
      <td>{money(row.givenBack)}</td>
      <td className={kit.strong}>{money(row.net)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard as well
    <section className={classes.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption className={kit.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{t('analytics.salesCount')}</th>
            <th scope="col">{t('analytics.gross')}</th>
            <th scope="col">{t('analytics.earned')}</th>
            <th scope="col">{t('analytics.givenBack')}</th>
            <th scope="col">{t('analytics.net')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('analytics.total')}</th>
            {cells(totalOf(rows))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
