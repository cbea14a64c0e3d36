import type { FragmentType } from '@apollo/client';
import { IconArrowRight, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatClock, useFormat } from '../../ui/format.ts';
import { EditorBar } from '../../ui/layout/editor-bar.tsx';
import { Box, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { AttemptList } from './attempt-list.tsx';
import type { QuizCourse, QuizOnPage } from './attempt-model.ts';
import classes from './attempt-result.module.css';
import { type AttemptResultFragment, useAttemptResultFragment } from './quiz.gen.ts';
import { ResultList } from './result-list.tsx';
import { getReviews, getRows, getTopics } from './result-model.ts';

interface ResultProps {
  attempt: AttemptResultFragment;
  quiz: QuizOnPage;
  course: QuizCourse;
}

const getNextStep = ({ sections }: QuizCourse, lessonId: string) => {
  const lessons = sections.flatMap((section) => section.lessons);
  return lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];
};

const Score = ({ attempt, quiz, course }: ResultProps) => {
  const { t } = useTranslation('quiz');
  const { date, time, duration } = useFormat();
  const { status, passed, score, passPercent, number, startedAt, submittedAt, points, earned } = attempt;
  const percent = score ?? 0;
  const isWaiting = status === 'SUBMITTED';
  const next = getNextStep(course, quiz.lesson.id);
  const remainingAttempts =
    quiz.maxAttempts == null ? null : Math.max(0, quiz.maxAttempts - quiz.attempts.length);
  const place = `/learning/${course.slug}`;
  const at = submittedAt ?? startedAt;
  const sec = (Date.parse(at) - Date.parse(startedAt)) / 1000;
  const missing = Math.max(0, Math.ceil((points * passPercent) / 100 - earned));
  const isClosed = quiz.answersShown === 'AFTER_LAST_ATTEMPT' && quiz.attempts.some((each) => each.passed);
  const retryButton = remainingAttempts !== 0 && !isClosed && (
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
  const nextButton = next && (
    <ButtonLink
      to={`${place}?lesson=${next.id}`}
      className={classes.next}
      variant={passed || remainingAttempts === 0 ? 'filled' : 'default'}
      size="lg"
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
    >
      {t('result.next', { title: next.title })}
    </ButtonLink>
  );
  return (
    <Grid as="section" card columns="fill-1" rowGap={4} columnGap={8} phone={{ columns: 1 }}>
      <p className={classes.figure} data-full={percent === 100}>
        <b>{isWaiting && !passed ? t('result.atLeast', { percent }) : `${percent}%`}</b>
        <span>{t('result.points', { earned: String(earned).replace('.', ','), points })}</span>
      </p>
      <div>
        <Row as="h2" wrap gap={3} text="h3">
          {passed
            ? t('result.passed')
            : isWaiting
              ? t('result.waiting')
              : t('result.failed', { count: missing })}
          {passed && <Tag tone="ok">{t('result.complete')}</Tag>}
        </Row>
        <Text tone="dim">
          {attempt.isTimedOut ? t('result.timedOut') : t('result.took', { time: duration(sec) })}{' '}
          {t('result.when', { number, time: time(at), date: date(at) })}
        </Text>
        <Box pb={6} mt={3} position="relative">
          <Meter percent={percent} label={t('result.score')} />
          <span className={classes.needed} style={{ insetInlineStart: `${passPercent}%` }}>
            {t('result.needed', { percent: passPercent })}
          </span>
        </Box>
      </div>
      <Row className={classes.actions} wrap gap={3} span="all" shrink>
        {passed
          ? [nextButton, retryButton].map((action, n) => (
              <span key={n === 0 ? 'next' : 'again'}>{action}</span>
            ))
          : null}
        {!passed &&
          [retryButton, nextButton].map((action, n) => (
            <span key={n === 0 ? 'again' : 'next'}>{action}</span>
          ))}
        <Text as="span" text="sm" tone="dim">
          {remainingAttempts === null ? t('result.best') : t('result.left', { count: remainingAttempts })}
        </Text>
      </Row>
    </Grid>
  );
};

const Result = ({ attempt, quiz, course }: ResultProps) => {
  const { t } = useTranslation('quiz');
  const { lessonsDone } = useFormat();
  const [rows] = useState(() => getRows(attempt));
  const topics = getTopics(rows);
  const reviews = getReviews(rows);
  const place = `/learning/${course.slug}`;
  const enrolment = course.myEnrolment;
  return (
    <Box minH="screen">
      <PageMeta title={t('result.title', { title: quiz.lesson.title })} isPrivate />
      <EditorBar
        back={`${place}?lesson=${quiz.lesson.id}`}
        backLabel={t('leave')}
        title={quiz.lesson.title}
        sub={course.title}
      >
        {enrolment && (
          <Text
            as="span"
            className={`${styleClass({ display: 'flex', align: 'center', gap: 2, shrink: true })} ${utilities.notPhone}`}
            text="sm"
            numbers
          >
            <Bloom percent={enrolment.percentage} size={24} />
            <Text as="b" weight={600}>
              {lessonsDone(enrolment)}
            </Text>
            <Text as="span" tone="dim">
              · {enrolment.percentage}%
            </Text>
          </Text>
        )}
      </EditorBar>
      <div className={classes.columns}>
        <main
          id="main"
          tabIndex={-1}
          className={`${classes.main} ${styleClass({ display: 'flex', direction: 'column', gap: 6, shrink: true, w: 'full', maxW: 220, px: 8, pt: 8, pb: 16, mx: 'auto', outline: 'none' })}`}
        >
          <Score attempt={attempt} quiz={quiz} course={course} />
          <ResultList rows={rows} files={attempt} place={place} />
        </main>
        <Stack
          as="aside"
          className={classes.aside}
          gap={8}
          p={6}
          bg="surface"
          borderLeft
          aria-label={t('result.aside')}
        >
          {reviews.length > 0 && (
            <Stack as="section" gap={2} shrink>
              <Heading level={2} text="lg">
                {t('result.review')}
              </Heading>
              <ul className={classes.reviews}>
                {reviews.map(({ lessonId, title, sec, numbers }) => (
                  <li key={`${lessonId} ${sec}`}>
                    {sec > 0 && (
                      <Box
                        as="span"
                        px={3}
                        py="half"
                        text="sm"
                        weight={600}
                        tone="on-tint"
                        numbers
                        bg="tint"
                        radius="sm"
                      >
                        {formatClock(sec)}
                      </Box>
                    )}
                    <span>
                      <Link to={`${place}?lesson=${lessonId}`} className={utilities.link}>
                        {title}
                      </Link>
                      <Box as="span" display="block" text="xs" tone="dim">
                        {t('result.for', { numbers: numbers.join(', ') })}
                      </Box>
                    </span>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
          {topics.length > 0 && (
            <Stack as="section" gap={2} shrink>
              <Heading level={2} text="lg">
                {t('result.topics')}
              </Heading>
              {topics.map(({ topic, earned, points }) => (
                <div key={topic}>
                  <Row as="p" justify="between" gap={4} shrink>
                    <span>{topic}</span>
                    <Text as="b" weight={600} numbers>
                      {t('result.points', { earned: String(earned).replace('.', ','), points })}
                    </Text>
                  </Row>
                  <Meter percent={(earned / Math.max(1, points)) * 100} label={topic} thin />
                </div>
              ))}
            </Stack>
          )}
          <AttemptList attempts={quiz.attempts} place={`${place}/quiz/${quiz.lesson.id}`} />
        </Stack>
      </div>
    </Box>
  );
};

interface AttemptResultProps extends Omit<ResultProps, 'attempt'> {
  attempt: FragmentType<AttemptResultFragment>;
}

/** The result of an attempt, question by question, with the lessons to review. */
export function AttemptResult({ attempt: from, ...props }: AttemptResultProps) {
  const attempt = useAttemptResultFragment(from);
  return attempt ? <Result attempt={attempt} {...props} /> : null;
}
