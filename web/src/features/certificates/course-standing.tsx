import type { FragmentType } from '@apollo/client';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toCsv } from '../../ui/csv.ts';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import {
  type CourseStandingFragment,
  type CourseStandingQuery,
  useCourseStandingFragment,
  useCourseStandingQuery,
} from './certificates.gen.ts';
import classes from './progress.module.css';

type Detail = NonNullable<NonNullable<CourseStandingQuery['course']>['myEnrolment']>;
type Missing = Detail['missingLessons'][number];

const MissingLesson = ({ lesson, slug, isFirst }: { lesson: Missing; slug: string; isFirst: boolean }) => {
  const { t } = useTranslation('certificates');
  const { duration, clock, date, time: formatTime } = useFormat();
  const { lessonId, number, title, rule, doneSec, requiredSec, positionSec, bestScore, isOpened } = lesson;
  const { dueAt, closesAt, isOverdue } = lesson;
  const at = (iso: string) => `${formatTime(iso)}, ${date(iso)}`;
  const time = duration(Math.max(1, requiredSec - doneSec));
  const resumes = rule === 'WATCH' && positionSec > 0;
  const name = t('missing.named', { number, title });
  return (
    <Row as="li" className={classes.missing} gap={4} py={4} borderBottom>
      <Box grow shrink>
        <h3>{name}</h3>
        <Text text="sm" tone="dim">
          {rule === 'PASS' && bestScore != null
            ? t('missing.notPassed', { score: bestScore })
            : t(`missing.${rule}`, { time })}{' '}
          {dueAt && !isOverdue && t('missing.due', { at: at(dueAt) })}
        </Text>
        {dueAt && isOverdue && (
          <Text weight={600} tone="warn" text="sm">
            {t('missing.overdue', { at: at(dueAt) })} {closesAt && t('missing.closes', { at: at(closesAt) })}
          </Text>
        )}
      </Box>
      <ButtonLink
        to={`/learning/${slug}?lesson=${lessonId}`}
        variant={isFirst ? 'filled' : 'default'}
        aria-label={`${resumes ? t('missing.resume', { at: clock(positionSec) }) : t(isOpened ? 'missing.continue' : 'missing.open')}: ${name}`}
      >
        {resumes
          ? t('missing.resume', { at: clock(positionSec) })
          : t(isOpened ? 'missing.continue' : 'missing.open')}
      </ButtonLink>
    </Row>
  );
};

const Marks = ({ marks, title }: { marks: Detail['marks']; title: string }) => {
  const { t } = useTranslation('certificates');
  const { date, time } = useFormat();
  const state = ({ isComplete, isWaiting, isOverdue, score }: Detail['marks'][number]) => {
    if (isComplete) return 'passed';
    if (isWaiting) return 'waiting';
    if (isOverdue) return 'overdue';
    return score == null ? 'open' : 'failed';
  };
  const tones = { passed: 'ok', waiting: 'info', overdue: 'warn', failed: 'warn', open: 'neutral' } as const;
  const due = ({ dueAt }: Detail['marks'][number]) => (dueAt ? `${time(dueAt)} ${date(dueAt)}` : '');
  const save = () => {
    const head = [t('marks.item'), t('marks.score'), t('marks.due'), t('marks.date'), t('marks.result')];
    const rows = marks.map((mark) => [
      mark.title,
      mark.score == null ? '' : String(mark.score),
      due(mark),
      mark.completedAt ? date(mark.completedAt) : '',
      t(`marks.${state(mark)}`),
    ]);
    saveFile(`${title}.csv`, toCsv([head, ...rows]), 'text/csv');
  };
  return (
    <div>
      <Row justify="between" gap={4} shrink pb={2}>
        <h3>{t('marks.title')}</h3>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={save}
        >
          {t('marks.save')}
        </Button>
      </Row>
      <Box as="table" className={classes.marks} w="full" numbers collapse>
        <thead>
          <tr>
            <th>{t('marks.item')}</th>
            <th data-number>{t('marks.score')}</th>
            <th data-number className={classes.wide}>
              {t('marks.required')}
            </th>
            <th className={classes.wide}>{t('marks.date')}</th>
            <th>{t('marks.result')}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <tr key={mark.lessonId}>
              <td>
                <b>{mark.title}</b>
                {mark.dueAt && (
                  <Text
                    as="span"
                    className={
                      mark.isOverdue ? styleClass({ weight: 600, tone: 'warn' }) : styleClass({ tone: 'dim' })
                    }
                    text="sm"
                  >
                    {t('marks.dueAt', { at: due(mark) })}
                  </Text>
                )}
              </td>
              <td data-number>{mark.score == null ? '–' : `${mark.score}%`}</td>
              <td data-number className={classes.wide}>
                {mark.requiredScore == null ? '–' : `${mark.requiredScore}%`}
              </td>
              <td className={classes.wide}>{mark.completedAt ? date(mark.completedAt) : '–'}</td>
              <td>
                <Tag tone={tones[state(mark)]}>{t(`marks.${state(mark)}`)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  );
};

const Details = ({ place }: { place: CourseStandingFragment }) => {
  const { t } = useTranslation('certificates');
  const { duration } = useFormat();
  const { course, certificateStanding: standing, missingLessonCount: count, missingSec, openRefund } = place;
  const result = useCourseStandingQuery({ variables: { courseId: course.id }, ...cacheAndNetwork });
  const number = openRefund ?? '';
  return (
    <QueryView
      result={result}
      select={({ course: of }) => of?.myEnrolment}
      failedTitle={t('failedCourse')}
      skeleton={
        <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Loading>
      }
    >
      {({ missingLessons, marks }) => (
        <Stack gap={4} shrink>
          <div>
            <h3>{t(standing === 'LOCKED' ? 'why.title' : `why.${standing}`)}</h3>
            <Text tone="dim">{t(`why.text.${standing}`, { count, time: duration(missingSec), number })}</Text>
          </div>
          {missingLessons.length > 0 && (
            <ul>
              {missingLessons.map((lesson, index) => (
                <MissingLesson
                  key={lesson.lessonId}
                  lesson={lesson}
                  slug={course.slug}
                  isFirst={index === 0 && place.access === 'ACTIVE'}
                />
              ))}
            </ul>
          )}
          {count > missingLessons.length && (
            <Text text="sm" tone="dim">
              {t('missing.more', { count: count - missingLessons.length })}
            </Text>
          )}
          {marks.length > 0 && <Marks marks={marks} title={course.title} />}
        </Stack>
      )}
    </QueryView>
  );
};

interface CourseStandingProps {
  place: FragmentType<CourseStandingFragment>;
  isOpen: boolean;
  onToggle: () => void;
}

/** Progress in a course. Expanded, it shows the missing requirements with their reasons, and all grades. */
export function CourseStanding({ place: from, isOpen, onToggle }: CourseStandingProps) {
  const { t } = useTranslation('certificates');
  const { date, lessonsDone } = useFormat();
  const place = useCourseStandingFragment(from);
  if (!place) return null;
  const { id, course, percentage, enrolledAt } = place;
  return (
    <Card as="section" aria-labelledby={`course-${id}`}>
      <Heading level={2} mb={3} text="lg" id={`course-${id}`}>
        <button
          type="button"
          className={`${classes.toggle} ${styleClass({ display: 'flex', align: 'center', gap: 4, w: 'full', p: 0, font: 'inherit', tone: 'inherit', textAlign: 'start', bg: 'none', radius: 'sm', border: 'none', cursor: 'pointer' })}`}
          aria-expanded={isOpen}
          aria-controls={`standing-${id}`}
          onClick={onToggle}
        >
          <Bloom percent={percentage} size={40} />
          <Text as="span" grow shrink>
            <b>{course.title}</b>
            <Text as="span" text="sm" tone="dim">
              {t('course.facts', { lessons: lessonsDone(place), date: date(enrolledAt) })}
            </Text>
          </Text>
          <Text as="span" weight={700} numbers>
            {percentage}%
          </Text>
          <IconChevronDown size={20} aria-hidden="true" data-open={isOpen} />
        </button>
      </Heading>
      <Meter percent={percentage} label={t('course.progress', { course: course.title })} />
      <Box id={`standing-${id}`} hidden={!isOpen} className={classes.details} pt={5}>
        {isOpen && <Details place={place} />}
      </Box>
    </Card>
  );
}
