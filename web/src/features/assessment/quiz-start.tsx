import { IconArrowRight, IconClock, IconListCheck, IconRefresh, IconTargetArrow } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AttemptList } from './attempt-list.tsx';
import { type QuizQuery, useQuizQuery } from './quiz.gen.ts';
import classes from './quiz-start.module.css';

interface QuizStartProps {
  courseId: string;
  lessonId: string;
}

const Rules = ({ quiz }: { quiz: NonNullable<QuizQuery['quiz']> }) => {
  const { t } = useTranslation('quiz');
  const { duration } = useFormat();
  const { timeLimitSec, extraSec, maxAttempts, questionCount, passPercent, attempts } = quiz;
  const rules = [
    { Icon: IconListCheck, text: t('rules.questions', { count: questionCount }) },
    {
      Icon: IconClock,
      text: timeLimitSec ? t('rules.time', { time: duration(timeLimitSec + extraSec) }) : t('rules.noTime'),
    },
    { Icon: IconTargetArrow, text: t('rules.pass', { percent: passPercent }) },
    {
      Icon: IconRefresh,
      text: maxAttempts
        ? t('rules.attempts', { left: Math.max(0, maxAttempts - attempts.length), max: maxAttempts })
        : t('rules.anyAttempts'),
    },
  ];
  return (
    <Grid as="ul" className={classes.rules} columns={2} rowGap={3} columnGap={6} phone={{ columns: 1 }}>
      {rules.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {text}
        </li>
      ))}
    </Grid>
  );
};

/** The rules of a quiz, the student's attempts, and the button to start. */
export function QuizStart({ courseId, lessonId }: QuizStartProps) {
  const { t } = useTranslation('quiz');
  const result = useQuizQuery({ variables: { lessonId }, ...cacheAndNetwork });
  const place = `/learning/${courseId}/quiz/${lessonId}`;
  return (
    <QueryView
      result={result}
      select={({ quiz }) => quiz}
      failedTitle={t('failed')}
      missing={<Notice tone="warn">{t('notReady')}</Notice>}
      skeleton={
        <Loading>
          <Skeleton height={240} />
        </Loading>
      }
    >
      {(quiz) => {
        const open = quiz.attempts.find(({ status }) => status === 'IN_PROGRESS');
        const isUsedUp = !open && quiz.maxAttempts != null && quiz.attempts.length >= quiz.maxAttempts;
        const isClosed =
          !open && quiz.answersShown === 'AFTER_LAST_ATTEMPT' && quiz.attempts.some(({ passed }) => passed);
        const hasAttempts = quiz.attempts.length > 0;
        return (
          <Stack gap={4} shrink>
            <Stack as="section" card gap={4} shrink>
              <Heading level={2} text="lg">
                {t('rules.title')}
              </Heading>
              <Rules quiz={quiz} />
              <Text tone="dim">
                {quiz.timeLimitSec ? t('rules.clock') : t('rules.autosave')} {t(`rules.${quiz.answersShown}`)}
              </Text>
              {quiz.questionCount === 0 && <Notice tone="warn">{t('notReady')}</Notice>}
              {isUsedUp && <Notice>{t('usedUp')}</Notice>}
              {quiz.questionCount > 0 && !isUsedUp && !isClosed && (
                <div>
                  <ButtonLink
                    to={place}
                    state={{ begins: true }}
                    size="lg"
                    rightSection={<IconArrowRight size={18} aria-hidden="true" />}
                  >
                    {open ? t('goOn') : hasAttempts ? t('again') : t('begin')}
                  </ButtonLink>
                </div>
              )}
            </Stack>
            {hasAttempts && <AttemptList attempts={quiz.attempts} place={place} />}
          </Stack>
        );
      }}
    </QueryView>
  );
}
