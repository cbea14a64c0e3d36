import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Figures } from '../../ui/figures.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePeopleStatsQuery } from './people.gen.ts';
import classes from './people.module.css';

export function PeopleStats() {
  const { t } = useTranslation('people');
  const { count } = useFormat();
  const { data, error } = usePeopleStatsQuery(cacheAndNetwork);
  const stats = data?.peopleStats;
  if (!stats) return error ? null : <Skeleton height={84} />;
  const teachers = stats.usersByRole.find(({ role }) => role === 'TEACHER')?.count ?? 0;
  const { newInLast7Days: now, newInPrevious7Days: before } = stats;
  const trend = before > 0 ? Math.round((100 * (now - before)) / before) : null;
  return (
    <Figures
      figures={[
        { key: 'total', label: t('stats.total'), value: count(stats.totalUsers) },
        { key: 'active', label: t('stats.active'), value: count(stats.activeUsers) },
        { key: 'teachers', label: t('stats.teachers'), value: count(teachers) },
        {
          key: 'new',
          label: t('stats.new'),
          value: (
            <>
              {count(now)}
              {trend !== null && (
                <Text
                  as="span"
                  className={classes.trend}
                  ml={2}
                  text="sm"
                  weight={600}
                  tone="ok"
                  data-falling={trend < 0 || undefined}
                  title={t('stats.trend')}
                >
                  {trend > 0 ? '+' : ''}
                  {trend}%
                </Text>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
