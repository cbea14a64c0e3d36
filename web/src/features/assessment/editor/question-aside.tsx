import { useState } from 'react';
import { uncached } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Answer, NO_ANSWER } from '../attempt-model.ts';
import type { QuestionFiles } from '../piece-view.tsx';
import { QuestionView } from '../question-view.tsx';
import { ChoiceCounts } from './choice-counts.tsx';
import { type Draft, toPreview } from './editor-model.ts';
import {
  type QuestionFormFragment,
  type QuizAnalysisQuery,
  useRemarkPreviewQuery,
  useRemarkQuestionMutation,
} from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';

interface QuestionAsideProps {
  draft: Draft;
  number: number;
  question: QuestionFormFragment | undefined;
  files: QuestionFiles;
  quizId: string | undefined;
  analysis: QuizAnalysisQuery['quizAnalysis'][number] | undefined;
}

/** Attempts that were graded with an older key, and the button to grade them again. */
const Remark = ({ question }: { question: QuestionFormFragment }) => {
  const { t } = useTranslation('quizBuilder');
  const { data, refetch } = useRemarkPreviewQuery({ variables: { questionId: question.id }, ...uncached });
  const [remark, { loading }] = useRemarkQuestionMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [reason, setReason] = useState('');
  const preview = data?.remarkPreview;
  if (!preview?.attempts) return null;
  const confirm = async () => {
    try {
      const { id: questionId, version: expectedVersion } = question;
      await remark({ variables: { input: { questionId, expectedVersion, reason } } });
      toast.success(t('remark.started'));
      setDialogOpen(false);
      void refetch();
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Stack as="section" gap={2} shrink>
      <p>{t('remark.old', { count: preview.attempts })}</p>
      <Button variant="default" onClick={() => setDialogOpen(true)}>
        {t('remark.open')}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => void confirm()}
        title={t('remark.title')}
        confirmLabel={t('remark.confirm')}
        isBusy={loading}
      >
        <Stack gap={4} shrink>
          <p>{t('remark.change', { gain: preview.gain, lose: preview.lose, pass: preview.pass })}</p>
          <Text tone="dim">{t('remark.keeps')}</Text>
          <TextField
            label={t('remark.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
};

/** Preview of the question and its statistics. */
export function QuestionAside({ draft, number, question, files, quizId, analysis }: QuestionAsideProps) {
  const { t } = useTranslation('quizBuilder');
  const { rating } = useFormat();
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const share = analysis ? Math.round(analysis.rightShare * 100) : 0;
  const commonWrongAnswer = question?.choices.find(({ id }) => id === analysis?.mostChosenWrongId)?.text;
  return (
    <Stack
      as="aside"
      className={classes.aside}
      gap={5}
      p={6}
      bg="surface"
      borderLeft
      aria-label={t('preview.title')}
    >
      <Heading level={2} text="lg">
        {t('preview.title')}
      </Heading>
      <Box p={4} bg="paper" radius="lg">
        <QuestionView
          question={toPreview(draft, number)}
          total={number}
          answer={answer}
          files={files}
          isReadOnly={false}
          onChange={setAnswer}
        />
      </Box>
      {analysis && (
        <Stack as="section" gap={2} shrink>
          <Heading level={2} text="lg">
            {t('figures.title')}
          </Heading>
          <Text tone="dim">
            {t('figures.attempts', { count: analysis.attempts, skipped: analysis.skipped })}
          </Text>
          <Row as="p" justify="between" gap={4} shrink>
            <span>{t('figures.right')}</span>
            <Text as="b" weight={600}>
              {share}%
            </Text>
          </Row>
          <Meter percent={share} label={t('figures.right')} thin />
          {analysis.discrimination != null && (
            <Row as="p" justify="between" gap={4} shrink>
              <span>{t('figures.discrimination')}</span>
              <Text as="b" weight={600}>
                {rating(analysis.discrimination)}
              </Text>
            </Row>
          )}
          {commonWrongAnswer && <p>{t('figures.tempting', { text: commonWrongAnswer })}</p>}
          {quizId && question && (
            <ChoiceCounts quizId={quizId} question={question} attempts={analysis.attempts} />
          )}
        </Stack>
      )}
      {question && <Remark key={question.version} question={question} />}
    </Stack>
  );
}
