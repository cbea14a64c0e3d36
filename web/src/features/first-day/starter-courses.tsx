import type { FragmentType } from '@apollo/client';
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { PreviewDialog } from '../courses/index.ts';
import type { Answers } from './answers.ts';
import {
  type OpenLessonFragment,
  type StarterRowFragment,
  useOpenLessonFragment,
  useStarterCoursesQuery,
  useStarterRowFragment,
} from './first-day.gen.ts';

const COURSES = 4;
/** More would not be read. */
const MAX_REASONS = 2;

function Starter({ starter: from }: { starter: FragmentType<StarterRowFragment> }) {
  const { t } = useTranslation('firstDay');
  const starter = useStarterRowFragment(from);
  const course = starter?.course;
  if (!course) return null;
  const reasons = starter.reasons
    // The price shows it
    .filter((reason) => reason !== 'FREE')
    .slice(0, MAX_REASONS)
    .map((reason) =>
      reason === 'LESSON_FITS'
        ? t('reason.LESSON_FITS', { count: starter.lessonMinutes })
        : t(`reason.${reason}`),
    );
  return (
    <Row as="li" align="start" gap={4} py={4} borderBottom>
      <Box rigid w={24}>
        <CourseCover src={course.coverUrl} width={480} height={270} radius="sm" />
      </Box>
      <Box grow shrink>
        <Text weight={600}>
          <Link to={`/courses/${course.slug}`} className={utilities.link}>
            {course.title}
          </Link>
        </Text>
        <Row wrap gap={2} text="xs" tone="dim">
          <span>{course.teacher.fullName}</span>
          <RatingBrief average={course.ratingAverage} count={course.ratingCount} />
        </Row>
        {reasons.map((reason) => (
          <Row key={reason} gap={1} text="sm" tone="link">
            <IconCheck size={16} aria-hidden="true" />
            {reason}
          </Row>
        ))}
        <Price listPrice={course.price} currentPrice={course.currentPrice} />
      </Box>
    </Row>
  );
}

/** The open lesson of the first of the courses that has one, which plays in a dialog. */
function OpenLesson({ starter: from }: { starter: FragmentType<OpenLessonFragment> }) {
  const { t } = useTranslation('firstDay');
  const [isOpen, setOpen] = useState(false);
  const starter = useOpenLessonFragment(from);
  const lesson = starter?.openLesson;
  const course = starter?.course;
  if (!lesson || !course) return null;
  return (
    <Stack as="section" card gap={3} shrink aria-labelledby="open-lesson">
      <CourseCover src={course.coverUrl} width={480} height={270} radius="md" />
      <Text text="sm" tone="dim">
        {t('open')}
      </Text>
      <Text as="h3" id="open-lesson" text="h3">
        {lesson.title}
      </Text>
      <Text text="sm" tone="text-2">
        {t('openFrom', { course: course.title, teacher: course.teacher.fullName })}
      </Text>
      <Button
        fullWidth
        leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('watch')}
      </Button>
      {isOpen && <PreviewDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** Courses that fit the answers, each with its reasons, and one lesson to begin with. */
export function StarterCourses({ answers, name }: { answers: Answers; name: string | undefined }) {
  const { t } = useTranslation('firstDay');
  const { purpose, categoryIds, goal } = answers;
  return (
    <QueryView
      result={useStarterCoursesQuery({
        variables: {
          purpose,
          categoryIds: [...categoryIds],
          minutesPerDay: goal?.minutesPerDay ?? null,
        },
      })}
      select={({ starterCourses }) => starterCourses}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={88} />}
      isEmpty={(starters) => starters.length === 0}
      empty={
        <Card>
          <EmptyState title={t('none')} text={t('noneText')} />
        </Card>
      }
      keepsPrevious
    >
      {(starters) => {
        const first = starters.find(({ openLesson }) => openLesson);
        return (
          <Stack as="section" gap={4} shrink aria-labelledby="starters">
            <div>
              <h2 id="starters">
                {starters.length < COURSES
                  ? t('coursesFew')
                  : name
                    ? t('courses', { name })
                    : t('coursesWithoutName')}
              </h2>
              <Text tone="dim">{t('lead')}</Text>
            </div>
            <Grid columns={first ? 'fill-aside' : 1} align="start" gap={6} tablet={{ columns: 1 }}>
              <ul>
                {starters.map((starter) => (
                  <Starter key={starter.id} starter={starter} />
                ))}
              </ul>
              {first && <OpenLesson key={first.id} starter={first} />}
            </Grid>
            <div>
              <ButtonLink to="/courses" variant="default">
                {t('all')}
              </ButtonLink>
            </div>
          </Stack>
        );
      }}
    </QueryView>
  );
}
