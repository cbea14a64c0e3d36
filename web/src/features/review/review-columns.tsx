import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import { useCategoryName } from '../categories/index.ts';
import { CourseCell } from '../courses/index.ts';
import { DueTime } from './due-time.tsx';
import type { CourseReviewsQuery } from './review.gen.ts';
import { useWaitingTimeFormat } from './use-waiting-time-format.ts';

type Review = CourseReviewsQuery['courseReviews']['items'][number];

export function WaitingTime({ since }: { since: string }) {
  const { t } = useTranslation('review');
  const span = useWaitingTimeFormat();
  const now = useNow(MINUTE);
  return <time dateTime={since}>{span(Date.parse(since), now) ?? t('justNow')}</time>;
}

const Category = ({ review: { course } }: { review: Review }) => {
  const { t } = useTranslation('review');
  const getName = useCategoryName();
  return (
    <Text as="span" tone="dim">
      {course.category ? getName(course.category) : t('noCategory')}
    </Text>
  );
};

/** Columns of the queue. Decided submissions show the time and the reviewer instead of the waiting time. */
export const useReviewColumns = (isPending: boolean): Column<Review>[] => {
  const { t } = useTranslation('review');
  const { date, time, count, duration } = useFormat();
  return useMemo(() => {
    const at = (iso: string) => (
      <time dateTime={iso}>
        {time(iso)}, {date(iso)}
      </time>
    );
    const columns: Column<Review>[] = [
      {
        key: 'course',
        header: t('course'),
        cell: (review) => (
          <CourseCell course={review.course} to={`/admin/courses/review/${review.id}`}>
            <Category review={review} />
          </CourseCell>
        ),
      },
      { key: 'teacher', header: t('teacher'), cell: ({ course }) => course.teacher.fullName },
    ];
    if (isPending) {
      columns.push({
        key: 'waiting',
        header: t('waiting'),
        cell: ({ submittedAt }) => (
          <Text as="span" weight={600}>
            <WaitingTime since={submittedAt} />
          </Text>
        ),
      });
      columns.push({
        key: 'assignee',
        header: t('reviewer'),
        cell: ({ assignee }) =>
          assignee?.fullName ?? (
            <Text as="span" tone="dim">
              {t('holder.none')}
            </Text>
          ),
      });
      columns.push({ key: 'due', header: t('due.header'), cell: ({ dueAt }) => <DueTime at={dueAt} /> });
    }
    columns.push(
      isPending
        ? { key: 'submitted', header: t('submitted'), cell: ({ submittedAt }) => at(submittedAt) }
        : { key: 'decided', header: t('decided'), cell: ({ decidedAt }) => decidedAt && at(decidedAt) },
    );
    if (!isPending) {
      columns.push({
        key: 'reviewer',
        header: t('reviewer'),
        cell: ({ reviewer }) => reviewer?.fullName ?? '',
      });
    }
    columns.push(
      { key: 'lessons', header: t('lessons'), align: 'end', cell: ({ course }) => count(course.lessonCount) },
      {
        key: 'duration',
        header: t('duration'),
        align: 'end',
        cell: ({ course }) => (
          <Text as="span" space="nowrap">
            {duration(course.durationSec)}
          </Text>
        ),
      },
    );
    return columns;
  }, [t, isPending, date, time, count, duration]);
};
