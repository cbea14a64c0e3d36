import { IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { formatClock } from '../../ui/format.ts';
import { Box, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { type Answers, isAnswered, type OpenAttempt, type QuizOnPage } from './attempt-model.ts';
import { formatSecond } from './format-second.ts';
import classes from './navigator.module.css';

interface NavigatorProps {
  questions: OpenAttempt['questions'];
  answers: Answers;
  current: number;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
  isSubmitting: boolean;
  attempt: OpenAttempt;
  quiz: QuizOnPage;
  endsAt: string | null;
  secondsLeft: number | null;
}

const Time = ({
  attempt,
  endsAt,
  secondsLeft,
}: {
  attempt: OpenAttempt;
  endsAt: string;
  secondsLeft: number;
}) => {
  const { t } = useTranslation('quiz');
  const totalSec = (Date.parse(endsAt) - Date.parse(attempt.startedAt)) / 1000;
  const usedSec = Math.max(0, totalSec - secondsLeft);
  return (
    <section className={classes.part}>
      <Heading level={2} text="lg">
        {t('clock.title')}
      </Heading>
      <Row as="p" justify="between" gap={4} shrink>
        <span>{t('clock.endsAt', { time: formatSecond(endsAt) })}</span>
        <Text as="span" tone="dim" numbers>
          {formatClock(usedSec)} / {formatClock(totalSec)}
        </Text>
      </Row>
      <Meter percent={(usedSec / Math.max(1, totalSec)) * 100} label={t('clock.title')} thin />
      <Text text="sm" tone="dim">
        {t('clock.rule')}
      </Text>
    </section>
  );
};

/** All questions with their status, the submit button, the time and the rules. */
export function Navigator({
  questions,
  answers,
  current,
  onGoTo,
  onSubmit,
  isSubmitting,
  attempt,
  quiz,
  endsAt,
  secondsLeft,
}: NavigatorProps) {
  const { t } = useTranslation('quiz');
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length;
  const marked = questions.filter(({ id }) => answers[id]?.isMarked).length;
  const needed = Math.ceil((attempt.points * attempt.passPercent) / 100);
  return (
    <>
      <section className={classes.part}>
        <Row justify="between" gap={4} shrink>
          <Heading level={2} text="lg">
            {t('nav.title')}
          </Heading>
          <Text as="span" text="sm" tone="dim" numbers>
            {t('nav.count', { done: answered, total: questions.length })}
          </Text>
        </Row>
        <ol className={classes.grid}>
          {questions.map(({ id }, index) => {
            const isDone = isAnswered(answers[id]);
            const isMarked = answers[id]?.isMarked ?? false;
            const state = [t(isDone ? 'nav.answered' : 'nav.open'), isMarked && t('nav.marked')];
            return (
              <li key={id}>
                <button
                  type="button"
                  className={classes.number}
                  data-done={isDone}
                  aria-current={index === current ? 'step' : undefined}
                  aria-label={`${index + 1}, ${state.filter(Boolean).join(', ')}`}
                  onClick={() => onGoTo(index)}
                >
                  {index + 1}
                  {isMarked && (
                    <span className={classes.flag} aria-hidden="true">
                      <IconFlagFilled size={10} />
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ol>
        <Box as="dl" className={classes.legend} text="md">
          <div>
            <dt>
              <span className={classes.swatch} data-state="done" /> {t('nav.answered')}
            </dt>
            <dd>{answered}</dd>
          </div>
          <div>
            <dt>
              <span className={classes.swatch} /> {t('nav.open')}
            </dt>
            <dd>{questions.length - answered}</dd>
          </div>
          <div>
            <dt>
              <span className={classes.swatch} data-state="marked">
                <IconFlagFilled size={10} aria-hidden="true" />
              </span>
              {t('nav.marked')}
            </dt>
            <dd>{marked}</dd>
          </div>
        </Box>
        <Button variant="default" fullWidth loading={isSubmitting} onClick={onSubmit}>
          {t('submit')}
        </Button>
      </section>
      {endsAt && secondsLeft !== null && <Time attempt={attempt} endsAt={endsAt} secondsLeft={secondsLeft} />}
      <dl className={`${classes.part} ${classes.facts}`}>
        <div>
          <dt>{t('facts.needed')}</dt>
          <dd>{t('facts.points', { needed, points: attempt.points })}</dd>
        </div>
        <div>
          <dt>{t('facts.attempt')}</dt>
          <dd>
            {attempt.number}
            {quiz.maxAttempts != null && ` / ${quiz.maxAttempts}`}
          </dd>
        </div>
        <div>
          <dt>{t('facts.answers')}</dt>
          <dd>{t(`facts.${quiz.answersShown}`)}</dd>
        </div>
      </dl>
    </>
  );
}
