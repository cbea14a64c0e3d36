import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { lastDayOf } from '../../ui/iso-days.ts';
import kit from '../../ui/kit.module.css';
import type { PackageDetailsQuery } from './packages.gen.ts';
import classes from './packages.module.css';

interface PackageHistoryProps {
  subscriptions: PackageDetailsQuery['myPackageSubscriptions'];
}

/** The history of the viewer's subscriptions of a package, and the paid periods. */
export function PackageHistory({ subscriptions }: PackageHistoryProps) {
  const { t } = useTranslation('packages');
  const { date, time, price } = useFormat();
  const days = subscriptions.flatMap((each) => each.days);
  const events = subscriptions.flatMap((each) => each.history);
  if (events.length === 0) return null;
  return (
    <section className={kit.card} aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {t('history')}
      </h2>
      {days.length > 0 && (
        <ul className={classes.list} aria-label={t('paidDays')}>
          {days.map(({ id, firstDay, endsOn, orderId, orderNumber, amount }) => (
            <li key={id} className={kit.between}>
              <span>
                {t('fromTo', { from: date(firstDay), to: date(lastDayOf(endsOn)) })}
                {orderId && (
                  <Link
                    className={`${kit.link} ${kit.small} ${classes.block}`}
                    to={`/dashboard/bills/${orderId}`}
                  >
                    {orderNumber}
                  </Link>
                )}
              </span>
              <span className={kit.number}>{amount === 0 ? t('given') : price(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <ol className={classes.events}>
        {events.map(({ id, at, state, endsOn, note }) => (
          <li key={id}>
            <span className={kit.strong}>
              {t(`state.${state}`)}
              {endsOn && t('stateUntil', { day: date(lastDayOf(endsOn)) })}
            </span>
            <span className={`${kit.small} ${kit.dim} ${classes.block}`}>
              {date(at)}, {time(at)}
            </span>
            {note && <span className={`${kit.small} ${classes.block}`}>{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
