import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { useBookName } from '../account-name.ts';
import type { BooksQuery } from './books.gen.ts';
import classes from './books.module.css';
import { pathOfAccount } from './paths.ts';

export function TaxTable({ rows }: { rows: BooksQuery['taxMonths'] }) {
  const { t } = useTranslation('ledger');
  const { count } = useFormat();
  const nameOf = useBookName();
  const figure = (amount: number) => (amount ? count(amount) : '0');
  return (
    <section className={kit.cardFlush} aria-labelledby="taxes">
      <div className={classes.head}>
        <h2 id="taxes" className={classes.title}>
          {t('tax.title')}
        </h2>
      </div>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption className={kit.hidden}>{t('tax.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tax.month')}</th>
              <th scope="col">{t('tax.collected')}</th>
              <th scope="col">{t('tax.givenBack')}</th>
              <th scope="col">{t('tax.paid')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, account, collected, givenBack, paid }) => (
              <tr key={`${month} ${account}`}>
                <th scope="row">
                  <span className={kit.number}>
                    {month.slice(5, 7)}/{month.slice(0, 4)}
                  </span>{' '}
                  <Link className={kit.link} to={pathOfAccount(account)}>
                    {nameOf(account)}
                  </Link>
                </th>
                <td>{figure(collected)}</td>
                <td>{figure(givenBack)}</td>
                <td>{figure(paid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
