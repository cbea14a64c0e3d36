import { evictPendingTeaching } from '../../../apollo/cache/teaching.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { QuestionSound } from '../question-sound.tsx';
import {
  useMarkQuizAnswerMutation,
  WaitingAnswersDocument,
  type WaitingAnswersQuery,
} from './grading.gen.ts';
import classes from './grading.module.css';

interface GradingCardProps {
  answer: WaitingAnswersQuery['waitingAnswers']['items'][number];
}

/** An answer with its question, the expected content, and the points. */
export function GradingCard({ answer }: GradingCardProps) {
  const { t } = useTranslation('quizBuilder');
  const { date, time } = useFormat();
  const [saveMark] = useMarkQuizAnswerMutation();
  const { attemptId, questionId, studentName, submittedAt } = answer;
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { points: answer.earned ?? ('' as number | ''), comment: answer.comment ?? '' },
    validate: {
      points: (points) => (points === '' ? t('marking.pointsNeeded', { points: answer.points }) : null),
    },
    send: async ({ points, comment }) => {
      await saveMark({
        variables: { input: { attemptId, questionId, points: Number(points), comment: comment || null } },
        update: evictPendingTeaching,
        refetchQueries: [WaitingAnswersDocument],
      });
      toast.success(t('marking.marked'));
    },
  });
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
      <FormError failure={formError} />
      <form className={classes.form} noValidate onSubmit={submit}>
        <NumberField
          label={t('marking.points', { points: answer.points })}
          min={0}
          max={answer.points}
          decimals={2}
          step={0.5}
          {...form.getInputProps('points')}
        />
        <TextArea
          label={t('marking.comment')}
          autosize
          minRows={1}
          maxLength={2000}
          {...form.getInputProps('comment')}
        />
        <Button type="submit" loading={isBusy}>
          {t('marking.mark')}
        </Button>
      </form>
    </Stack>
  );
}
