import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { csvOf } from '../../ui/csv.ts';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import {
  type CourseProgressFragment,
  type CourseStandingQuery,
  useCourseStandingQuery,
} from './certificates.gen.ts';
import classes from './progress.module.css';

type Detail = NonNullable<NonNullable<CourseStandingQuery['course']>['myEnrolment']>;
type Missing = Detail['missingLessons'][number];

const MissingLesson = ({ lesson, slug, isFirst }: { lesson: Missing; slug: string; isFirst: boolean }) => {
  const { t } = useTranslation('certificates');
  const { duration, clock, date, time: timeOf } = useFormat();
  const { lessonId, number, title, rule, doneSec, requiredSec, positionSec, bestScore, isOpened } = lesson;
  const { dueAt, closesAt, isOverdue } = lesson;
  const at = (iso: string) => `${timeOf(iso)}, ${date(iso)}`;
  const time = duration(Math.max(1, requiredSec - doneSec));
  const resumes = rule === 'WATCH' && positionSec > 0;
  const name = t('missing.named', { number, title });
  return (
    <li className={classes.missing}>
      <div className={kit.grow}>
        <h3>{name}</h3>
        <p className={`${kit.small} ${kit.dim}`}>
          {rule === 'PASS' && bestScore != null
            ? t('missing.notPassed', { score: bestScore })
            : t(`missing.${rule}`, { time })}{' '}
          {dueAt && !isOverdue && t('missing.due', { at: at(dueAt) })}
        </p>
        {dueAt && isOverdue && (
          <p className={`${kit.small} ${classes.overdue}`}>
            {t('missing.overdue', { at: at(dueAt) })} {closesAt && t('missing.closes', { at: at(closesAt) })}
          </p>
        )}
      </div>
      <ButtonLink
        to={`/learning/${slug}?lesson=${lessonId}`}
        variant={isFirst ? 'filled' : 'default'}
        aria-label={`${resumes ? t('missing.resume', { at: clock(positionSec) }) : t(isOpened ? 'missing.continue' : 'missing.open')}: ${name}`}
      >
        {resumes
          ? t('missing.resume', { at: clock(positionSec) })
          : t(isOpened ? 'missing.continue' : 'missing.open')}
      </ButtonLink>
    </li>
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
    saveFile(`${title}.csv`, csvOf([head, ...rows]), 'text/csv');
  };
  return (
    <div>
      <div className={`${kit.between} ${classes.marksHead}`}>
        <h3>{t('marks.title')}</h3>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={save}
        >
          {t('marks.save')}
        </Button>
      </div>
      <table className={classes.marks}>
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
                  <span className={`${kit.small} ${mark.isOverdue ? classes.overdue : kit.dim}`}>
                    {t('marks.dueAt', { at: due(mark) })}
                  </span>
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
      </table>
    </div>
  );
};

const Details = ({ place }: { place: CourseProgressFragment }) => {
  const { t } = useTranslation('certificates');
  const { duration } = useFormat();
  const { course, certificateStanding: standing, missingLessonCount: count, missingSec, openRefund } = place;
  const result = useCourseStandingQuery({ variables: { courseId: course.id }, ...freshOnArrival });
  const number = openRefund ?? '';
  return (
    <QueryView
      result={result}
      select={({ course: of }) => of?.myEnrolment}
      failedTitle={t('failedCourse')}
      skeleton={
        <Loading className={kit.stack ?? ''}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Loading>
      }
    >
      {({ missingLessons, marks }) => (
        <div className={kit.stack}>
          <div>
            <h3>{t(standing === 'LOCKED' ? 'why.title' : `why.${standing}`)}</h3>
            <p className={kit.dim}>
              {t(`why.text.${standing}`, { count, time: duration(missingSec), number })}
            </p>
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
            <p className={`${kit.small} ${kit.dim}`}>
              {t('missing.more', { count: count - missingLessons.length })}
            </p>
          )}
          {marks.length > 0 && <Marks marks={marks} title={course.title} />}
        </div>
      )}
    </QueryView>
  );
};

interface CourseStandingProps {
  place: CourseProgressFragment;
  isOpen: boolean;
  onToggle: () => void;
}

/** Progress in a course. Expanded, it shows the missing requirements with their reasons, and all grades. */
export function CourseStanding({ place, isOpen, onToggle }: CourseStandingProps) {
  const { t } = useTranslation('certificates');
  const { date } = useFormat();
  const { id, course, completedLessons, totalLessons, percentage, enrolledAt } = place;
  return (
    <section className={kit.card} aria-labelledby={`course-${id}`}>
      <h2 className={classes.courseHead} id={`course-${id}`}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={`standing-${id}`}
          onClick={onToggle}
        >
          <Bloom percent={percentage} size={40} />
          <span className={kit.grow}>
            <b>{course.title}</b>
            <span className={`${kit.small} ${kit.dim}`}>
              {t('course.facts', { done: completedLessons, count: totalLessons, date: date(enrolledAt) })}
            </span>
          </span>
          <span className={classes.percent}>{percentage}%</span>
          <IconChevronDown size={20} aria-hidden="true" data-open={isOpen} />
        </button>
      </h2>
      <Meter percent={percentage} label={t('course.progress', { course: course.title })} />
      <div id={`standing-${id}`} hidden={!isOpen} className={classes.details}>
        {isOpen && <Details place={place} />}
      </div>
    </section>
  );
}
