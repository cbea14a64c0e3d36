import { useState } from 'react';
import { uncached } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Answer, NO_ANSWER } from '../attempt-model.ts';
import { QuestionView } from '../question-view.tsx';
import { ChoiceCounts } from './choice-counts.tsx';
import { type Draft, previewOf } from './editor-model.ts';
import {
  type BankQuestionFragment,
  type QuizAnalysisQuery,
  useRemarkPreviewQuery,
  useRemarkQuestionMutation,
} from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';

interface QuestionAsideProps {
  draft: Draft;
  number: number;
  question: BankQuestionFragment | undefined;
  quizId: string | undefined;
  analysis: QuizAnalysisQuery['quizAnalysis'][number] | undefined;
}

/** Attempts that were graded with an older key, and the button to grade them again. */
const Remark = ({ question }: { question: BankQuestionFragment }) => {
  const { t } = useTranslation('quizBuilder');
  const { data, refetch } = useRemarkPreviewQuery({ variables: { questionId: question.id }, ...uncached });
  const [remark, { loading }] = useRemarkQuestionMutation();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const preview = data?.remarkPreview;
  if (!preview?.attempts) return null;
  const confirm = async () => {
    try {
      const { id: questionId, version: expectedVersion } = question;
      await remark({ variables: { input: { questionId, expectedVersion, reason } } });
      toast.success(t('remark.started'));
      setAsking(false);
      void refetch();
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <section className={kit.stackTight}>
      <p>{t('remark.old', { count: preview.attempts })}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('remark.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t('remark.title')}
        confirmLabel={t('remark.confirm')}
        isBusy={loading}
      >
        <div className={kit.stack}>
          <p>{t('remark.change', { gain: preview.gain, lose: preview.lose, pass: preview.pass })}</p>
          <p className={kit.dim}>{t('remark.keeps')}</p>
          <TextField
            label={t('remark.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </section>
  );
};

/** Preview of the question and its statistics. */
export function QuestionAside({ draft, number, question, quizId, analysis }: QuestionAsideProps) {
  const { t } = useTranslation('quizBuilder');
  const { rating } = useFormat();
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const share = analysis ? Math.round(analysis.rightShare * 100) : 0;
  const tempting = question?.choices.find(({ id }) => id === analysis?.mostChosenWrongId)?.text;
  return (
    <aside className={classes.aside} aria-label={t('preview.title')}>
      <h2 className={classes.part}>{t('preview.title')}</h2>
      <div className={classes.preview}>
        <QuestionView
          question={previewOf(draft, number)}
          total={number}
          answer={answer}
          pictures={question?.pictures ?? []}
          isReadOnly={false}
          onChange={setAnswer}
        />
      </div>
      {analysis && (
        <section className={kit.stackTight}>
          <h2 className={classes.part}>{t('figures.title')}</h2>
          <p className={kit.dim}>
            {t('figures.attempts', { count: analysis.attempts, skipped: analysis.skipped })}
          </p>
          <p className={kit.between}>
            <span>{t('figures.right')}</span>
            <b className={kit.strong}>{share}%</b>
          </p>
          <Meter percent={share} label={t('figures.right')} thin />
          {analysis.discrimination != null && (
            <p className={kit.between}>
              <span>{t('figures.discrimination')}</span>
              <b className={kit.strong}>{rating(analysis.discrimination)}</b>
            </p>
          )}
          {tempting && <p>{t('figures.tempting', { text: tempting })}</p>}
          {quizId && question && (
            <ChoiceCounts quizId={quizId} question={question} attempts={analysis.attempts} />
          )}
        </section>
      )}
      {question && <Remark key={question.version} question={question} />}
    </aside>
  );
}
