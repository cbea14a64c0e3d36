import { useApolloClient } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { toFailure } from '../../../apollo/failure.ts';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import type { LatePolicy } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { EditorBar } from '../../../ui/layout/editor-bar.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { NewerNotice } from '../../../ui/newer-notice.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useSaveKey } from '../../../ui/use-save-key.ts';
import {
  AssignmentForEditDocument,
  type AssignmentSetupFragment,
  useSaveAssignmentMutation,
} from './assignment-editor.gen.ts';
import classes from './assignment-editor.module.css';
import { RowFields } from './row-fields.tsx';
import { describeSetup, newRow, type SetupDraft, sumPoints, toDraft, toInput } from './rubric-draft.ts';

interface AssignmentEditorProps {
  lesson: { id: string; title: string; course: { id: string; title: string } };
  setup: AssignmentSetupFragment | null;
}

const POLICIES = ['NONE', 'POINTS', 'PERCENT', 'REFUSED'] as const satisfies readonly LatePolicy[];
const TIMES = ['opensAt', 'dueAt', 'cutOffAt'] as const;

/** Deadlines, late work and the rubric. The instructions are the lesson's text. */
export function AssignmentEditor({ lesson, setup }: AssignmentEditorProps) {
  const { t } = useTranslation('marking');
  const client = useApolloClient();
  const [save] = useSaveAssignmentMutation();
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  // Not that of the query, which does not know the assignment that the first save creates
  const [version, setVersion] = useState(setup?.version ?? null);
  const [newer, setNewer] = useState<AssignmentSetupFragment | null>(null);
  const loadNewer = async () => {
    const variables = { lessonId: lesson.id };
    const { data } = await client.query({ query: AssignmentForEditDocument, variables, ...networkOnly });
    const found = data?.assignmentOfLesson;
    if (!found) return;
    setNewer(found);
    setVersion(found.version);
  };
  const { form, submit, isBusy, formError } = useMutationForm<SetupDraft>({
    mode: 'controlled',
    initialValues: toDraft(setup),
    send: async (values, settle) => {
      const place = { lessonId: lesson.id, expectedVersion: version };
      const { data } = await save({ variables: { input: toInput(values, place) } });
      const saved = data!.saveAssignment;
      settle(toDraft(saved));
      setVersion(saved.version);
      setNewer(null);
      toast.success(t('editor.saved'));
    },
    onRefused: (error) => {
      if (toFailure(error).reason !== 'STALE_VERSION') return false;
      void loadNewer().catch(() => undefined);
      return true;
    },
  });
  const values = form.getValues();
  const isCounted = values.latePolicy === 'POINTS' || values.latePolicy === 'PERCENT';
  const total = sumPoints(values.rubric);
  const number = (field: 'maxAttempts' | 'passScore' | 'lateAmount', max: number) => ({
    ...form.getInputProps(field),
    onChange: (value: number | '') => form.setFieldValue(field, value),
    min: field === 'passScore' ? 0 : 1,
    max: max,
  });
  return (
    <Box minH="screen">
      <PageMeta title={t('editor.title', { title: lesson.title })} isPrivate />
      <EditorBar
        back={`/teacher/courses/${lesson.course.id}/structure/${lesson.id}`}
        backLabel={t('editor.back')}
        title={t('editor.title', { title: lesson.title })}
        sub={lesson.course.title}
      />
      <main
        id="main"
        tabIndex={-1}
        className={`${classes.main} ${styleClass({ display: 'grid', gap: 4, maxW: 220, px: 4, pt: 6, pb: 16, mx: 'auto' })}`}
      >
        <Text tone="dim">{t('editor.brief')}</Text>
        <Stack as="form" gap={4} shrink onSubmit={submit} noValidate>
          <UnsavedWarning isDirty={form.isDirty()} />
          {newer && (
            <NewerNotice
              theirs={describeSetup(newer)}
              onTake={() => {
                form.setInitialValues(toDraft(newer));
                form.setValues(toDraft(newer));
                setNewer(null);
              }}
            />
          )}
          <Stack as="section" card gap={4} shrink>
            <div>
              <h2>{t('editor.times')}</h2>
              <Text text="sm" tone="dim">
                {t('editor.timesHelp')}
              </Text>
            </div>
            <Grid columns="wide" align="start" gap={4}>
              {TIMES.map((field) => (
                <DateField
                  key={field}
                  label={t(`editor.${field}`)}
                  withTime
                  value={values[field]}
                  onDate={(value) => form.setFieldValue(field, value)}
                  error={form.errors[field] as string | undefined}
                />
              ))}
            </Grid>
            <Grid columns="wide" align="start" gap={4}>
              <Select
                label={t('editor.late')}
                options={POLICIES.map((value) => ({ value, label: t(`editor.policy.${value}`) }))}
                value={values.latePolicy}
                onChange={(event) =>
                  form.setFieldValue('latePolicy', event.currentTarget.value as LatePolicy)
                }
              />
              {isCounted && <NumberField label={t('editor.lateAmount')} {...number('lateAmount', 100)} />}
              <NumberField
                label={t('editor.attempts')}
                description={t('editor.attemptsHelp')}
                {...number('maxAttempts', 10)}
              />
            </Grid>
          </Stack>
          <Stack as="section" card gap={4} shrink>
            <Row justify="between" gap={4} shrink>
              <div>
                <h2>{t('editor.rubric')}</h2>
                <Text text="sm" tone="dim">
                  {t('editor.rubricHelp')}
                </Text>
              </div>
              <strong>{t('editor.total', { points: total })}</strong>
            </Row>
            {values.rubric.map((row, index) => (
              <RowFields
                key={row.key}
                row={row}
                number={index + 1}
                errors={form.errors}
                isOnly={values.rubric.length === 1}
                onChange={(changed) => form.setFieldValue(`rubric.${index}`, { ...row, ...changed })}
                onRemove={() =>
                  form.setFieldValue(
                    'rubric',
                    values.rubric.filter((each) => each !== row),
                  )
                }
              />
            ))}
            <div>
              <Button
                variant="light"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                onClick={() => form.setFieldValue('rubric', [...values.rubric, newRow()])}
              >
                {t('editor.addRow')}
              </Button>
            </div>
            <Grid columns="wide" align="start" gap={4}>
              <NumberField label={t('editor.passScore')} {...number('passScore', Math.max(0, total))} />
            </Grid>
          </Stack>
          <FormError failure={formError} />
          <div>
            <Button type="submit" size="lg" loading={isBusy} ref={button} aria-keyshortcuts="Control+S">
              {t('editor.save')}
            </Button>
          </div>
        </Stack>
      </main>
    </Box>
  );
}
