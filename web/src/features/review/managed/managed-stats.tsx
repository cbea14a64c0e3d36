import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useManagedCourseCountsQuery } from './managed-courses.gen.ts';

export function ManagedStats() {
  const { t } = useTranslation('managedCourses');
  const { count, date, time } = useFormat();
  const { data, error } = useManagedCourseCountsQuery(cacheAndNetwork);
  const counts = data?.managedCourseCounts;
  if (!counts) return error ? null : <Skeleton height={84} />;
  // The empty list below says so
  if (counts.total === 0) return null;
  const { nextReviewDueAt: due } = counts;
  return (
    <Figures
      figures={[
        { key: 'total', label: t('stats.total'), value: count(counts.total) },
        { key: 'published', label: t('stats.published'), value: count(counts.published) },
        {
          key: 'review',
          label: t('stats.inReview'),
          value: count(counts.inReview),
          note: counts.inReview > 0 && (
            <Link to="/admin/courses/review" className={utilities.moreLink}>
              {due ? t('stats.due', { date: date(due), time: time(due) }) : t('stats.open')}
            </Link>
          ),
        },
        {
          key: 'suspended',
          label: t('stats.suspended'),
          value: count(counts.suspended),
          note:
            counts.restoreAsked > 0 ? (
              <Link to="/admin/courses?restore=asked" className={utilities.moreLink}>
                {t('stats.restoreAsked', { count: counts.restoreAsked })}
              </Link>
            ) : (
              counts.suspended > 0 && t('stats.goOn')
            ),
        },
      ]}
    />
  );
}
