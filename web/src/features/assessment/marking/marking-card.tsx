import { type FormEvent, useState } from 'react';
import { teachingMoved } from '../../../apollo/cache/teaching.ts';
import { problemOf } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import { toast } from '../../../ui/toast.tsx';
import { QuestionSound } from '../question-sound.tsx';
import {
  useMarkQuizAnswerMutation,
  WaitingAnswersDocument,
  type WaitingAnswersQuery,
} from './marking.gen.ts';
import classes from './marking.module.css';

interface MarkingCardProps {
  answer: WaitingAnswersQuery['waitingAnswers']['items'][number];
}

/** An answer with its question, the expected content, and the points. */
export function MarkingCard({ answer }: MarkingCardProps) {
  const { t } = useTranslation('quizBuilder');
  const { date, time } = useFormat();
  const [points, setPoints] = useState<number | ''>(answer.earned ?? '');
  const [comment, setComment] = useState(answer.comment ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [mark, { loading }] = useMarkQuizAnswerMutation(SUPPRESS_TOAST);
  const { attemptId, questionId, studentName, submittedAt } = answer;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (points === '') {
      setProblem(t('marking.pointsNeeded', { points: answer.points }));
      return;
    }
    try {
      await mark({
        variables: { input: { attemptId, questionId, points, comment: comment || null } },
        update: teachingMoved,
        refetchQueries: [WaitingAnswersDocument],
      });
      toast.success(t('marking.marked'));
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Stack as="article" card gap={4} shrink>
      <header>
        <Heading level={3} text="lg">
          {studentName}
        </Heading>
        <Text text="sm" tone="dim">
          {answer.lessonTitle} · {answer.courseTitle} · {time(submittedAt)}, {date(submittedAt)}
        </Text>
      </header>
      <RichTextView doc={answer.prompt} />
      {answer.soundUrl && <QuestionSound url={answer.soundUrl} label={t('sound.title')} />}
      <Box as="blockquote" px={5} py={4} m={0} space="lines" anywhere bg="surface-2" radius="md">
        {answer.text}
      </Box>
      {answer.guidance && <Notice>{t('marking.guidance', { text: answer.guidance })}</Notice>}
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <NumberField
          label={t('marking.points', { points: answer.points })}
          min={0}
          max={answer.points}
          decimals={2}
          step={0.5}
          error={problem}
          value={points}
          onChange={setPoints}
        />
        <TextArea
          label={t('marking.comment')}
          autosize
          minRows={1}
          maxLength={2000}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Button type="submit" loading={loading}>
          {t('marking.mark')}
        </Button>
      </form>
    </Stack>
  );
}
