import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DaysLeft } from './days-left.tsx';
import { type EnrolmentCardFragment, useEnrolmentCardFragment } from './my-courses.gen.ts';
import classes from './my-courses.module.css';

/** One of the viewer's courses with its progress, the last lesson, and a link to the player. */
export function EnrolmentCard({ enrolment: from }: { enrolment: FragmentType<EnrolmentCardFragment> }) {
  const { t } = useTranslation('learning');
  const { date, lessonsDone } = useFormat();
  const enrolment = useEnrolmentCardFragment(from);
  if (!enrolment) return null;
  const { course, percentage, access } = enrolment;
  const right = course.myRefundRight;
  const isOpen = access === 'ACTIVE';
  const action = enrolment.completedAt ? 'again' : percentage > 0 ? 'continue' : 'start';
  return (
    <Stack as="article" bg="surface" radius="lg" shadow="1" position="relative" overflow="hidden">
      <CourseCover src={course.coverUrl} width={480} height={270} loading="lazy" />
      <Stack align="start" gap={1} grow px={5} pt={4} pb={5}>
        <Heading level={2} text="md" tracking={0} weight={600}>
          <Link to={isOpen ? `/learning/${course.id}` : `/courses/${course.slug}`} className={classes.link}>
            {course.title}
          </Link>
        </Heading>
        <Text text="sm" tone="dim">
          {course.teacher.fullName}
        </Text>
        {!isOpen && <Tag tone="warn">{t(access === 'SUSPENDED' ? 'mine.paused' : 'mine.ended')}</Tag>}
        {isOpen && enrolment.expiresAt && (
          <Row wrap gap={2} shrink>
            <DaysLeft until={enrolment.expiresAt} />
            <Text text="sm" tone="dim">
              {t('mine.until', { date: date(enrolment.expiresAt) })}
            </Text>
          </Row>
        )}
        {access === 'EXPIRED' && (
          <Link className={classes.refund} to={`/courses/${course.slug}`}>
            {t('mine.renew')}
          </Link>
        )}
        {isOpen && enrolment.lastLesson && !enrolment.completedAt && (
          <Text text="sm" tone="dim">
            {t('mine.lastLesson', { title: enrolment.lastLesson.title })}
          </Text>
        )}
        {isOpen && enrolment.newLessons.length > 0 && (
          <p>
            <Tag tone="info">{t('mine.newLessons', { count: enrolment.newLessons.length })}</Tag>
          </p>
        )}
        <Row gap={3} w="full" pt={3} mt="auto">
          <Bloom percent={percentage} size={34} />
          <Box grow shrink>
            <Text mb={1} text="xs" tone="text-2" numbers>
              {t('mine.progress', {
                lessons: lessonsDone(enrolment),
                percent: percentage,
              })}
            </Text>
            <Meter percent={percentage} label={course.title} thin />
          </Box>
        </Row>
        {isOpen && right?.rule === 'ALLOWED' && (
          <Link className={classes.refund} to={`/dashboard/refunds?line=${right.id}`}>
            {t('mine.refund', {
              date: date(right.deadline),
              percent: right.percent,
              most: right.mostPercent,
            })}
          </Link>
        )}
        {isOpen && (
          <Text mt={2} text="control" weight={600} tone="link" aria-hidden="true">
            {t(`mine.${action}`)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

export function EnrolmentCardsSkeleton() {
  return (
    <Loading className={classes.grid ?? ''}>
      {[1, 2, 3].map((card) => (
        <Stack key={card} bg="surface" radius="lg" shadow="1" position="relative" overflow="hidden">
          <Skeleton picture />
          <Stack align="start" gap={1} grow px={5} pt={4} pb={5}>
            <Skeleton height={20} width="80%" />
            <Skeleton height={16} width="50%" />
            <Skeleton height={34} />
          </Stack>
        </Stack>
      ))}
    </Loading>
  );
}
