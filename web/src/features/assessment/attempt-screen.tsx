import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { readStored, writeStored } from '../../ui/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useOpenUntilNavigation } from '../../ui/use-open-until-navigation.ts';
import utilities from '../../ui/utilities.module.css';
import { AttemptBar } from './attempt-bar.tsx';
import {
  getKeyChoices,
  isAnswered,
  NO_ANSWER,
  type OpenAttempt,
  type QuizCourse,
  type QuizOnPage,
} from './attempt-model.ts';
import classes from './attempt-screen.module.css';
import { AttemptSteps } from './attempt-steps.tsx';
import { Navigator } from './navigator.tsx';
import { QuestionView } from './question-view.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAttempt } from './use-attempt.ts';
import { useAttemptKeys } from './use-attempt-keys.ts';
import { useCountdown } from './use-countdown.ts';

interface AttemptScreenProps {
  attempt: OpenAttempt;
  quiz: QuizOnPage;
  course: QuizCourse;
  onDone: (attemptId: string) => void;
  /** Loads the attempt again after another tab has continued it. */
  onTakeOver: () => void;
}

/** Storage key of the current question, which a reload restores. */
const placeKey = (attemptId: string) => `sen.quiz.place.${attemptId}`;
const storedPlace = (attemptId: string): number => {
  const stored = readStored(placeKey(attemptId), 'sessionStorage');
  return typeof stored === 'number' ? stored : 0;
};

/** An attempt in progress: the current question, a list of all questions, and a clock by the server's time. */
export function AttemptScreen({ attempt, quiz, course, onDone, onTakeOver }: AttemptScreenProps) {
  const { t } = useTranslation(['quiz', 'common']);
  const { duration } = useFormat();
  const { questions } = attempt;
  const keeping = useAttempt(attempt);
  const { answers, saving, change, submit, endsAt, ahead } = keeping;
  const [index, setIndex] = useState(() =>
    Math.min(questions.length - 1, Math.max(0, storedPlace(attempt.id))),
  );
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isNavOpen, setNavOpen] = useOpenUntilNavigation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const question = questions[index]!;
  const answer = answers[question.id] ?? NO_ANSWER;
  const hasEnded = saving === 'over' || saving === 'elsewhere';

  const goTo = useCallback(
    (next: number) => {
      if (next < 0 || next >= questions.length) return;
      setIndex(next);
      setNavOpen(false);
      setDialogOpen(false);
      writeStored(placeKey(attempt.id), next, 'sessionStorage');
      // Moves the focus to the start of the question
      requestAnimationFrame(() => headingRef.current?.focus());
    },
    [attempt.id, questions.length, setNavOpen],
  );

  const confirmSubmit = useCallback(async () => {
    if (await submit()) onDone(attempt.id);
  }, [submit, onDone, attempt.id]);
  const ask = useCallback(() => {
    const isOpen = questions.some(({ id }) => !isAnswered(answers[id]) || answers[id]?.isMarked);
    if (isOpen) setDialogOpen(true);
    else void confirmSubmit();
  }, [questions, answers, confirmSubmit]);
  const { secondsLeft, spoken } = useCountdown({ endsAt, ahead, onEnd: confirmSubmit });

  useEffect(() => {
    if (saving === 'over') onDone(attempt.id);
  }, [saving, onDone, attempt.id]);

  const toggleMark = useCallback(
    () => change(question.id, { ...answer, isMarked: !answer.isMarked }),
    [change, question.id, answer],
  );
  useAttemptKeys({
    question,
    answer,
    isOff: isDialogOpen || hasEnded || isNavOpen,
    onChange: change,
    onMark: toggleMark,
    onStep: (step) => goTo(index + step),
  });

  const navigator = (
    <Navigator
      questions={questions}
      answers={answers}
      current={index}
      onGoTo={goTo}
      onSubmit={ask}
      isSubmitting={keeping.isSubmitting}
      attempt={attempt}
      quiz={quiz}
      endsAt={endsAt}
      secondsLeft={secondsLeft}
    />
  );
  return (
    <Box minH="screen">
      <PageMeta title={quiz.lesson.title} isPrivate />
      <AttemptBar
        title={quiz.lesson.title}
        course={course}
        lessonId={quiz.lesson.id}
        keeping={keeping}
        secondsLeft={secondsLeft}
      />
      <span className={utilities.hidden} role="status">
        {spoken !== null && t('clock.left', { time: duration(spoken) })}
      </span>
      <Box className={classes.strip} display="none" aria-hidden="true">
        {questions.map(({ id }, n) => (
          <span
            key={id}
            data-state={
              n === index
                ? 'here'
                : answers[id]?.isMarked
                  ? 'marked'
                  : isAnswered(answers[id])
                    ? 'done'
                    : 'open'
            }
          />
        ))}
      </Box>
      <div className={classes.columns}>
        <main
          id="main"
          tabIndex={-1}
          className={`${classes.main} ${styleClass({ display: 'flex', direction: 'column', gap: 5, shrink: true, w: 'full', maxW: 220, px: 8, pt: 8, pb: 16, mx: 'auto', outline: 'none' })}`}
        >
          {saving === 'elsewhere' && (
            <Notice tone="warn" isAlert>
              <p>{t('elsewhere.text')}</p>
              <Button variant="default" size="sm" className={styleClass({ mt: 2 })} onClick={onTakeOver}>
                {t('elsewhere.goOn')}
              </Button>
            </Notice>
          )}
          {saving === 'failed' && (
            <Notice tone="bad" isAlert>
              <p>{t('saving.failedText')}</p>
              <Button variant="default" size="sm" className={styleClass({ mt: 2 })} onClick={keeping.retry}>
                {t('common:retry')}
              </Button>
            </Notice>
          )}
          <QuestionView
            key={question.id}
            question={question}
            total={questions.length}
            answer={answer}
            files={attempt}
            headingRef={headingRef}
            isReadOnly={hasEnded}
            onChange={(next, isTyped) => change(question.id, next, isTyped)}
            onMark={toggleMark}
          />
          <AttemptSteps
            index={index}
            total={questions.length}
            answered={questions.filter(({ id }) => isAnswered(answers[id])).length}
            choices={getKeyChoices(question).length}
            onGoTo={goTo}
            onOpen={() => setNavOpen(true)}
            onSubmit={ask}
            isSubmitting={keeping.isSubmitting}
          />
        </main>
        <Box
          as="aside"
          p={6}
          bg="surface"
          borderLeft
          tablet={{ display: 'none' }}
          aria-label={t('nav.title')}
        >
          {navigator}
        </Box>
      </div>
      <SubmitDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        questions={questions}
        answers={answers}
        onGoTo={goTo}
        onSubmit={() => {
          setDialogOpen(false);
          void confirmSubmit();
        }}
      />
      <Dialog
        isOpen={isNavOpen}
        onClose={() => setNavOpen(false)}
        title={t('nav.title')}
        placement="end"
        hideTitle
      >
        {navigator}
      </Dialog>
    </Box>
  );
}
