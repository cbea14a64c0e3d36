import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { languageNames } from '../../i18n/languages.ts';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { plainText, RichTextView } from '../../ui/rich-text-view.tsx';
import { useCategoryName } from '../categories/index.ts';
import { PromoPlayer, useCourseFacts } from '../courses/index.ts';
import { type CourseFactsFragment, useCourseFactsFragment } from './course-facts.gen.ts';
import classes from './submission.module.css';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Heading level={3} mb={1} text="sm" weight={600}>
      {title}
    </Heading>
    {children}
  </div>
);

const Points = ({ title, points }: { title: string; points: readonly string[] }) => {
  const { t } = useTranslation('review');
  return (
    <Part title={title}>
      {points.length === 0 ? (
        <Text tone="dim">{t('empty')}</Text>
      ) : (
        <Box as="ul" className={classes.points} pl={5} bullets="disc">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
    </Part>
  );
};

const About = ({ course }: { course: CourseFactsFragment }) => {
  const { t } = useTranslation('review');
  const getName = useCategoryName();
  const about = [
    course.category ? getName(course.category) : t('noCategory'),
    ...useCourseFacts(course).map(({ text }) => text),
    languageNames[languageCode(course.language)],
  ];
  return (
    <Text text="sm" tone="dim">
      {about.join(' · ')}
    </Text>
  );
};

export function CourseFacts({ course: from }: { course: FragmentType<CourseFactsFragment> }) {
  const { t } = useTranslation('review');
  const { counted, duration, date, time } = useFormat();
  const course = useCourseFactsFragment(from);
  if (!course) return null;
  const { teacher } = course;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="facts">
      <Heading level={2} id="facts" text="lg">
        {t('facts')}
      </Heading>
      <div className={classes.top}>
        <CourseCover src={course.cover} width={960} height={540} radius="md" />
        <Stack gap={2} shrink>
          <About course={course} />
          <Text weight={600}>{course.subtitle}</Text>
          <Row as="p" wrap gap={2} shrink>
            <Price listPrice={course.price} currentPrice={course.currentPrice} />
            {course.saleEndsAt && (
              <Text as="span" text="sm" tone="dim">
                {t('saleUntil', { time: time(course.saleEndsAt), date: date(course.saleEndsAt) })}
              </Text>
            )}
          </Row>
          <Text text="sm" tone="dim">
            {counted('sections', course.sections.length)} · {counted('lessons', course.lessonCount)} ·{' '}
            {duration(course.durationSec)} ·{' '}
            {course.accessDays ? t('accessDays', { count: course.accessDays }) : t('accessForGood')}
          </Text>
        </Stack>
      </div>
      {course.promo && (
        <Part title={t('promo')}>
          <PromoPlayer course={course} title={course.title} cover={course.cover} />
        </Part>
      )}
      <Row gap={2} shrink>
        <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={40} />
        <Box grow shrink>
          <Text weight={600}>{teacher.fullName}</Text>
          <Text text="sm" tone="dim">
            {[teacher.headline, counted('courses', teacher.courseCount)].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      </Row>
      <Part title={t('description')}>
        {plainText(course.description) ? (
          <RichTextView doc={course.description} pictures={course.descriptionPictures} />
        ) : (
          <Text tone="dim">{t('noDescription')}</Text>
        )}
      </Part>
      <Points title={t('outcomes')} points={course.outcomes} />
      <Points title={t('requirements')} points={course.requirements} />
      <Points title={t('audience')} points={course.audience} />
      {course.tags.length > 0 && (
        <Part title={t('tags')}>
          <p>{course.tags.join(', ')}</p>
        </Part>
      )}
    </Stack>
  );
}
