import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { Price } from '../../../ui/price.tsx';
import { RatingBrief } from '../../../ui/rating.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useCategoryName } from '../../categories/index.ts';
import { CourseCell } from '../../courses/index.ts';
import { StatusTag } from '../../studio/index.ts';
import type { ManagedCoursesQuery } from './managed-courses.gen.ts';
import classes from './managed-courses.module.css';

export type ManagedCourse = ManagedCoursesQuery['managedCourses']['items'][number];

export const useManagedColumns = (): Column<ManagedCourse>[] => {
  const { t } = useTranslation('managedCourses');
  const { count, date } = useFormat();
  const getName = useCategoryName();
  return useMemo(
    () => [
      {
        key: 'course',
        header: t('column.course'),
        sortBy: 'TITLE',
        cell: (course) => (
          <CourseCell course={course} to={`/courses/${course.slug}`}>
            {course.teacher.fullName}
            {course.category && ` · ${getName(course.category)}`}
          </CourseCell>
        ),
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: (course) => (
          <div
            className={`${styleClass({ display: 'flex', direction: 'column', gap: 2, shrink: true })} ${course.whySuspended ? classes.why : ''}`}
          >
            <span>
              <StatusTag course={course} />{' '}
              {course.visibility !== 'PUBLIC' && <Tag>{t(`visibility.${course.visibility}`)}</Tag>}
            </span>
            {course.whySuspended && (
              <Text as="span" text="xs" tone="dim">
                {course.whySuspended}
              </Text>
            )}
            {course.restoreAskedAt && (
              <Text as="span" text="xs">
                <b>{t('restoreAsked', { date: date(course.restoreAskedAt) })}</b> {course.restoreMessage}
              </Text>
            )}
          </div>
        ),
      },
      {
        key: 'price',
        header: t('column.price'),
        sortBy: 'PRICE',
        isNumber: true,
        cell: ({ price, currentPrice }) => <Price listPrice={price} currentPrice={currentPrice} isStacked />,
      },
      {
        key: 'students',
        header: t('column.students'),
        sortBy: 'STUDENTS',
        isNumber: true,
        cell: ({ studentCount }) => count(studentCount),
      },
      {
        key: 'rating',
        header: t('column.rating'),
        sortBy: 'RATING',
        cell: ({ ratingAverage, ratingCount }) =>
          ratingCount > 0 ? <RatingBrief average={ratingAverage} count={ratingCount} /> : null,
      },
      {
        key: 'updated',
        header: t('column.updated'),
        sortBy: 'UPDATED_AT',
        cell: ({ updatedAt }) => (
          <Text as="span" numbers>
            {date(updatedAt)}
          </Text>
        ),
      },
    ],
    [t, count, date, getName],
  );
};
