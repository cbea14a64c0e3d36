import type { FragmentType } from '@apollo/client';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { type Failure, toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { RichTextField } from '../../../ui/editor/rich-text-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Box, Card, Grid, Heading, Stack } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { NewerNotice } from '../../../ui/newer-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isUploading } from '../../../ui/upload/upload-store.ts';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import utilities from '../../../ui/utilities.module.css';
import { BodyFields } from './body-fields.tsx';
import { type Draft, describeDraft, EMPTY_DRAFT, KINDS, toContent, toDraft } from './editor-model.ts';
import { PieceField } from './piece-field.tsx';
import { QuestionAside } from './question-aside.tsx';
import {
  type QuestionFormFragment,
  type QuizAnalysisQuery,
  useCreateQuestionMutation,
  useQuestionFormFragment,
  useUpdateQuestionMutation,
} from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';
import { SoundField } from './sound-field.tsx';
import { type AddedFiles, useQuestionPort } from './use-added-files.ts';
import type { UnsavedDraft } from './use-drafts.ts';

interface QuestionFormProps {
  courseId: string;
  /** Missing for a new one. */
  question: FragmentType<QuestionFormFragment> | undefined;
  number: number;
  lessons: readonly { id: string; title: string }[];
  /** The settings of the quiz as a text. */
  rules: string;
  /** Missing before the quiz is saved. */
  quizId: string | undefined;
  analysis: QuizAnalysisQuery['quizAnalysis'][number] | undefined;
  unsaved: UnsavedDraft | undefined;
  added: AddedFiles;
  /** Called with the saved question as a draft, for the first edit. */
  onEdit: (saved: Draft, edit: (old: Draft) => Draft) => void;
  onDiscard: () => void;
  /** Loads the newer version that another person saved. The input remains. */
  onStale: () => void;
  onSaved: (question: { id: string }) => void;
}

/** Characters of an explanation. */
const MAX_EXPLANATION = 2000;

export function QuestionForm({ question: from, ...props }: QuestionFormProps) {
  const question = useQuestionFormFragment(from ?? null);
  // Incomplete data must not look like a new question
  return from && !question ? null : <Form question={question} {...props} />;
}

interface FormProps extends Omit<QuestionFormProps, 'question'> {
  question: QuestionFormFragment | undefined;
}

function Form({
  courseId,
  question,
  number,
  lessons,
  rules,
  quizId,
  analysis,
  unsaved,
  added,
  onEdit,
  onDiscard,
  onStale,
  onSaved,
}: FormProps) {
  const { t } = useTranslation('quizBuilder');
  const saved = useMemo(() => (question ? toDraft(question) : EMPTY_DRAFT), [question]);
  const draft = unsaved?.draft ?? saved;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [create, creating] = useCreateQuestionMutation(SUPPRESS_TOAST);
  const [update, updating] = useUpdateQuestionMutation(SUPPRESS_TOAST);
  const [isAwaited, setAwaited] = useState(false);
  const getKey = useIdempotencyKey();
  const soundPurpose = `question-sound.${question?.id ?? `new.${courseId}`}`;
  const port = useQuestionPort(courseId, question, added);
  const set = useCallback(
    <K extends keyof Draft>(name: K, value: Draft[K]) => onEdit(saved, (old) => ({ ...old, [name]: value })),
    [onEdit, saved],
  );
  const setPrompt = useCallback((doc: unknown) => set('prompt', doc), [set]);
  const getError = (field: string) =>
    failure?.details.find(
      (detail) => detail.field === `content.${field}` || detail.field.startsWith(`content.${field}.`),
    )?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const isEarly = isUploading(soundPurpose);
    setAwaited(isEarly);
    if (isEarly) return;
    try {
      const content = toContent(draft);
      if (question) {
        const { data } = await update({
          variables: {
            input: {
              questionId: question.id,
              expectedVersion: question.version,
              content,
            },
          },
        });
        onSaved(data!.updateQuestion);
      } else {
        const idempotencyKey = getKey(JSON.stringify(content));
        const { data } = await create({ variables: { input: { courseId, content, idempotencyKey } } });
        onSaved(data!.createQuestion);
      }
      toast.success(t('form.saved'));
    } catch (error) {
      const refused = toFailure(error);
      setFailure(refused);
      if (refused.reason === 'STALE_VERSION') onStale();
    }
  };
  const isOutdated = !!question && unsaved?.version != null && unsaved.version < question.version;
  const bodyError = getError('body');
  const soundError = getError('soundUploadId');
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className={`${classes.main} ${styleClass({ display: 'flex', direction: 'column', gap: 6, shrink: true, px: 8, pt: 6, pb: 16, outline: 'none' })}`}
      >
        <Card as="p" px={5} py={3} text="control">
          {rules}
        </Card>
        <Stack as="form" gap={4} shrink noValidate onSubmit={(event) => void submit(event)}>
          <Heading level={2} text="h3">
            {question ? t('form.title', { number }) : t('form.newTitle', { number })}
          </Heading>
          {isOutdated && <NewerNotice theirs={describeDraft(saved)} onTake={onDiscard} />}
          {failure && !bodyError && !soundError && !getError('prompt') && (
            <Notice tone="bad" isAlert>
              {failure.details[0]?.message ?? failure.message}
            </Notice>
          )}
          <Grid as="fieldset" columns={4} gap={2} shrink border="none" phone={{ columns: 2 }}>
            <Box as="legend" display="block" mb={2} text="control" weight={600}>
              {t('form.kind')}
            </Box>
            {KINDS.map((kind) => (
              <label
                key={kind}
                className={`${classes.kind} ${styleClass({ display: 'grid', place: 'center', minH: 11, px: 2, py: 1, text: 'control', weight: 500, textAlign: 'center', bg: 'surface', radius: 'md', border: 'strong', cursor: 'pointer' })}`}
              >
                <input
                  type="radio"
                  name="kind"
                  className={utilities.hidden}
                  checked={draft.kind === kind}
                  onChange={() => set('kind', kind)}
                />
                {t(`kinds.${kind}`)}
              </label>
            ))}
          </Grid>
          <RichTextField
            label={t('form.prompt')}
            error={getError('prompt')}
            value={draft.prompt as never}
            onChange={setPrompt}
            port={port.pictures}
          />
          <SoundField
            purpose={soundPurpose}
            sound={draft.sound}
            error={soundError}
            isAwaited={isAwaited}
            onChange={(sound) => set('sound', sound)}
          />
          <BodyFields draft={draft} port={port} set={set} />
          {bodyError && (
            <Notice tone="bad" isAlert>
              {bodyError}
            </Notice>
          )}
          <PieceField
            isLong
            name={t('form.explanation')}
            label={t('form.explanation')}
            maxLength={MAX_EXPLANATION}
            value={draft.explanation}
            port={port}
            onChange={(piece) => set('explanation', piece)}
          />
          <Grid columns="narrow" gap={3}>
            <NumberField
              label={t('form.points')}
              min={1}
              max={100}
              error={getError('points')}
              value={draft.points}
              onChange={(value) => set('points', Number(value) || 0)}
            />
            <TextField
              label={t('form.topic')}
              maxLength={60}
              value={draft.topic}
              onChange={(event) => set('topic', event.currentTarget.value)}
            />
            <Select
              label={t('form.review')}
              options={[
                { value: '', label: t('form.noReview') },
                ...lessons.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={draft.reviewLessonId}
              onChange={(event) => set('reviewLessonId', event.currentTarget.value)}
            />
          </Grid>
          <Box wrap>
            <Button type="submit" size="lg" loading={creating.loading || updating.loading}>
              {t(question ? 'form.save' : 'form.create')}
            </Button>
            {unsaved && (
              <Button variant="subtle" size="lg" onClick={onDiscard}>
                {t('form.discard')}
              </Button>
            )}
          </Box>
        </Stack>
      </main>
      <QuestionAside
        draft={draft}
        number={number}
        question={question}
        files={port.files}
        quizId={quizId}
        analysis={analysis}
      />
    </>
  );
}
