import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import type { CourseAnalyticsQuery } from './analytics.gen.ts';
import classes from './analytics.module.css';

export type LessonRow = CourseAnalyticsQuery['lessonFigures'][number];

const MAX_REPAIRS = 6;

function Reasons({ lesson }: { lesson: LessonRow }) {
  const { t } = useTranslation('analytics');
  const { clock, rating } = useFormat();
  const facts = {
    lost: lesson.lost,
    percent: lesson.replayPercent ?? 0,
    from: clock(lesson.replayFromSec ?? 0),
    to: clock(lesson.replayToSec ?? 0),
    score: lesson.averageScore ?? 0,
    days: rating(lesson.averageDays ?? 0),
    questions: lesson.openQuestions,
  };
  return (
    <ul>
      {lesson.reasons.map((reason) => (
        <li key={reason}>{t(`repair.${reason}`, facts)}</li>
      ))}
    </ul>
  );
}

/** The lessons to improve first, ordered by the number of students that this could retain. */
export function Repairs({ lessons, courseId }: { lessons: readonly LessonRow[]; courseId: string }) {
  const { t } = useTranslation('analytics');
  const { count } = useFormat();
  const first = lessons
    .filter(({ repairRank }) => repairRank != null)
    .sort((a, b) => (a.repairRank ?? 0) - (b.repairRank ?? 0))
    .slice(0, MAX_REPAIRS);
  const top = first[0];
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="repairs">
      <Heading level={2} id="repairs" text="lg">
        {t('repair.title')}
      </Heading>
      <Text text="sm" tone="dim">
        {top ? t('repair.sub', { number: top.number, value: count(top.keeps) }) : t('repair.none')}
      </Text>
      <ol className={classes.repairs}>
        {first.map((lesson) => (
          <li key={lesson.id}>
            <b>
              {lesson.number}. {lesson.title}
            </b>
            <Reasons lesson={lesson} />
            <Row as="span" gap={2} shrink>
              <Link
                to={`/teacher/courses/${courseId}/structure/${lesson.id}`}
                className={utilities.link}
                aria-label={`${t('repair.open')}: ${lesson.title}`}
              >
                {t('repair.open')}
              </Link>
              {lesson.reasons.includes('QUESTIONS') && (
                <Link
                  to="/teacher/questions"
                  className={utilities.link}
                  aria-label={`${t('repair.answer')}: ${lesson.title}`}
                >
                  {t('repair.answer')}
                </Link>
              )}
            </Row>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
