import { useTranslation } from 'react-i18next';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePeopleStatsQuery } from './people.gen.ts';
import classes from './people.module.css';

/** How many people there are, and how fast they come. */
export function PeopleStats() {
  const { t } = useTranslation('people');
  const { count } = useFormat();
  const { data, error } = usePeopleStatsQuery(freshOnArrival);
  const stats = data?.peopleStats;
  if (!stats) return error ? null : <Skeleton height={84} />;
  const teachers = stats.usersByRole.find(({ role }) => role === 'TEACHER')?.count ?? 0;
  const { newInLast7Days: now, newInPrevious7Days: before } = stats;
  const trend = before > 0 ? Math.round((100 * (now - before)) / before) : null;
  return (
    <dl className={`${kit.cardFlush} ${classes.stats}`}>
      <div className={classes.stat}>
        <dt>{t('stats.total')}</dt>
        <dd>{count(stats.totalUsers)}</dd>
      </div>
      <div className={classes.stat}>
        <dt>{t('stats.active')}</dt>
        <dd>{count(stats.activeUsers)}</dd>
      </div>
      <div className={classes.stat}>
        <dt>{t('stats.teachers')}</dt>
        <dd>{count(teachers)}</dd>
      </div>
      <div className={classes.stat}>
        <dt>{t('stats.new')}</dt>
        <dd>
          {count(now)}
          {trend !== null && (
            <span className={classes.trend} data-falling={trend < 0 || undefined} title={t('stats.trend')}>
              {trend > 0 ? '+' : ''}
              {trend}%
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
