import { IconArrowLeft, IconArrowRight, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatClock, useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AttemptList } from './attempt-list.tsx';
import type { QuizCourse } from './attempt-model.ts';
import classes from './attempt-result.module.css';
import type { QuizAttemptFieldsFragment, QuizRulesFragment } from './quiz.gen.ts';
import { ResultList } from './result-list.tsx';
import { reviewsOf, rowsOf, topicsOf } from './result-model.ts';

interface AttemptResultProps {
  attempt: QuizAttemptFieldsFragment;
  quiz: QuizRulesFragment;
  course: QuizCourse;
}

const nextOf = ({ sections }: QuizCourse, lessonId: string) => {
  const lessons = sections.flatMap((section) => section.lessons);
  return lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];
};

const Score = ({ attempt, quiz, course }: AttemptResultProps) => {
  const { t } = useTranslation('quiz');
  const { date, time, duration } = useFormat();
  const { status, passed, score, passPercent, number, startedAt, submittedAt, points, earned } = attempt;
  const percent = score ?? 0;
  const isWaiting = status === 'SUBMITTED';
  const next = nextOf(course, quiz.lesson.id);
  const left = quiz.maxAttempts == null ? null : Math.max(0, quiz.maxAttempts - quiz.attempts.length);
  const place = `/learning/${course.slug}`;
  const at = submittedAt ?? startedAt;
  const sec = (Date.parse(at) - Date.parse(startedAt)) / 1000;
  const missing = Math.max(0, Math.ceil((points * passPercent) / 100 - earned));
  const isClosed = quiz.answersShown === 'AFTER_LAST_ATTEMPT' && quiz.attempts.some((each) => each.passed);
  const again = left !== 0 && !isClosed && (
    <ButtonLink
      to={`${place}/quiz/${quiz.lesson.id}`}
      state={{ begins: true }}
      variant={passed ? 'default' : 'filled'}
      size="lg"
      leftSection={<IconRefresh size={18} aria-hidden="true" />}
    >
      {t('again')}
    </ButtonLink>
  );
  const goOn = next && (
    <ButtonLink
      to={`${place}?lesson=${next.id}`}
      className={classes.next}
      variant={passed || left === 0 ? 'filled' : 'default'}
      size="lg"
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
    >
      {t('result.next', { title: next.title })}
    </ButtonLink>
  );
  return (
    <section className={`${kit.card} ${classes.score}`}>
      <p className={classes.figure} data-full={percent === 100}>
        <b>{isWaiting && !passed ? t('result.atLeast', { percent }) : `${percent}%`}</b>
        <span>{t('result.points', { earned: String(earned).replace('.', ','), points })}</span>
      </p>
      <div>
        <h2 className={classes.verdict}>
          {passed
            ? t('result.passed')
            : isWaiting
              ? t('result.waiting')
              : t('result.failed', { count: missing })}
          {passed && <Tag tone="ok">{t('result.complete')}</Tag>}
        </h2>
        <p className={kit.dim}>
          {attempt.isTimedOut ? t('result.timedOut') : t('result.took', { time: duration(sec) })}{' '}
          {t('result.when', { number, time: time(at), date: date(at) })}
        </p>
        <div className={classes.bar}>
          <Meter percent={percent} label={t('result.score')} />
          <span className={classes.needed} style={{ insetInlineStart: `${passPercent}%` }}>
            {t('result.needed', { percent: passPercent })}
          </span>
        </div>
      </div>
      <div className={`${classes.acts} ${kit.row} ${kit.wrap}`}>
        {passed ? [goOn, again].map((act, n) => <span key={n === 0 ? 'next' : 'again'}>{act}</span>) : null}
        {!passed && [again, goOn].map((act, n) => <span key={n === 0 ? 'again' : 'next'}>{act}</span>)}
        <span className={`${kit.small} ${kit.dim}`}>
          {left === null ? t('result.best') : t('result.left', { count: left })}
        </span>
      </div>
    </section>
  );
};

/** The result of an attempt, question by question, with the lessons to review. */
export function AttemptResult({ attempt, quiz, course }: AttemptResultProps) {
  const { t } = useTranslation('quiz');
  const [rows] = useState(() => rowsOf(attempt));
  const topics = topicsOf(rows);
  const reviews = reviewsOf(rows);
  const place = `/learning/${course.slug}`;
  const enrolment = course.myEnrolment;
  return (
    <div className={classes.page}>
      <PageMeta title={t('result.title', { title: quiz.lesson.title })} isPrivate />
      <header className={classes.top}>
        <Link to={`${place}?lesson=${quiz.lesson.id}`} className={kit.iconButton} aria-label={t('leave')}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <div className={classes.names}>
          <h1 className={classes.title}>{quiz.lesson.title}</h1>
          <p className={`${kit.tiny} ${kit.dim}`}>{course.title}</p>
        </div>
        {enrolment && (
          <span className={`${kit.row} ${kit.notPhone} ${kit.small} ${kit.number}`}>
            <Bloom percent={enrolment.percentage} size={24} />
            <b className={kit.strong}>
              {t('result.course', { done: enrolment.completedLessons, total: enrolment.totalLessons })}
            </b>
            <span className={kit.dim}>· {enrolment.percentage}%</span>
          </span>
        )}
      </header>
      <div className={classes.columns}>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Score attempt={attempt} quiz={quiz} course={course} />
          <ResultList rows={rows} pictures={attempt.pictures} place={place} />
        </main>
        <aside className={classes.aside} aria-label={t('result.aside')}>
          {reviews.length > 0 && (
            <section className={kit.stackTight}>
              <h2 className={classes.part}>{t('result.review')}</h2>
              <ul className={classes.reviews}>
                {reviews.map(({ lessonId, title, sec, numbers }) => (
                  <li key={`${lessonId} ${sec}`}>
                    {sec > 0 && <span className={classes.at}>{formatClock(sec)}</span>}
                    <span>
                      <Link to={`${place}?lesson=${lessonId}`} className={kit.link}>
                        {title}
                      </Link>
                      <span className={classes.for}>{t('result.for', { numbers: numbers.join(', ') })}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {topics.length > 0 && (
            <section className={kit.stackTight}>
              <h2 className={classes.part}>{t('result.topics')}</h2>
              {topics.map(({ topic, earned, points }) => (
                <div key={topic}>
                  <p className={kit.between}>
                    <span>{topic}</span>
                    <b className={`${kit.strong} ${kit.number}`}>
                      {t('result.points', { earned: String(earned).replace('.', ','), points })}
                    </b>
                  </p>
                  <Meter percent={(earned / Math.max(1, points)) * 100} label={topic} thin />
                </div>
              ))}
            </section>
          )}
          <AttemptList attempts={quiz.attempts} place={`${place}/quiz/${quiz.lesson.id}`} />
        </aside>
      </div>
    </div>
  );
}
