import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LazyHeart } from '../wishlist/index.ts';
import { type CourseCardFragment, useCourseCardFragment } from './course-card.gen.ts';
import classes from './course-card.module.css';

interface CourseCardProps {
  course: FragmentType<CourseCardFragment> & { id: string };
  /** h2 if the list is the page, h3 below a section's heading. */
  heading?: 'h2' | 'h3';
  /** True if its picture is loaded eagerly, because it is at the top of the page. */
  isAbove?: boolean;
  /** True if its picture may be the largest contentful paint. */
  isFirst?: boolean;
}

/** A course in a list. The whole card is a link. */
export function CourseCard({
  course: from,
  heading: Heading = 'h3',
  isAbove = false,
  isFirst = false,
}: CourseCardProps) {
  const { t } = useTranslation();
  const { durationShort, counted } = useFormat();
  const course = useCourseCardFragment(from);
  if (!course) return null;
  return (
    <Stack as="article" className={classes.card} shrink position="relative">
      <CourseCover
        radius="md"
        src={course.coverUrl}
        width={480}
        height={270}
        loading={isAbove ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' })}
        decoding="async"
      />
      <Heading className={classes.title}>
        <Link to={`/courses/${course.slug}`} className={classes.link}>
          {course.title}
        </Link>
      </Heading>
      <Text mt={1} text="sm" tone="dim">
        {course.teacher.fullName}
      </Text>
      <Row as="p" className={classes.meta} wrap columnGap={2} mt={2} text="xs" tone="dim">
        {course.isNew && <Tag tone="ok">{t('isNew')}</Tag>}
        <RatingBrief average={course.ratingAverage} count={course.ratingCount} />
        <span>{durationShort(course.durationSec)}</span>
        <span>{counted('lessons', course.lessonCount)}</span>
      </Row>
      <Box pt={2} mt="auto">
        <Price listPrice={course.price} currentPrice={course.currentPrice} />
      </Box>
      <LazyHeart courseId={course.id} title={course.title} />
    </Stack>
  );
}

export function CourseCardSkeleton() {
  return (
    <Stack className={classes.card} shrink position="relative" aria-hidden="true">
      <Skeleton picture />
      <Stack gap={2} mt={4}>
        <Skeleton height={20} width="92%" />
        <Skeleton height={16} width="60%" />
        <Skeleton height={16} width="72%" />
        <Skeleton height={20} width="40%" />
      </Stack>
    </Stack>
  );
}
