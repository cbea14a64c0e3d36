import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { eventPath } from '../calendar/index.ts';
import type { DashboardQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';

/** Deadlines within a month. */
export function Deadlines({ events }: { events: DashboardQuery['mySchedule'] }) {
  const { t } = useTranslation('dashboard');
  const { date, time } = useFormat();
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="due">
      <h2 id="due" className={classes.title}>
        {t('due.title')}
      </h2>
      {events.length === 0 && <p className={kit.dim}>{t('due.none')}</p>}
      <ul className={classes.list}>
        {events.map((event) => (
          <li key={event.id}>
            <Link className={kit.strong} to={eventPath(event)}>
              {t(`due.kind.${event.kind}`, { title: event.title })}
            </Link>
            <p className={`${kit.small} ${kit.dim}`}>
              {t(event.kind === 'ORDER_DUE' || event.kind === 'ASSIGNMENT_DUE' ? 'due.until' : 'due.at', {
                at: `${time(event.startsAt)} ${date(event.startsAt)}`,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
