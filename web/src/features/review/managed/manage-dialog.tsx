import { uncached } from '../../../apollo/fetch-policies.ts';
import { ManageCoursesInput as rules } from '../../../generated/input-rules.ts';
import type { CourseManagement } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type ManagedAnswerFragment,
  useManageCoursesMutation,
  usePreviewManagedCoursesQuery,
} from './managed-courses.gen.ts';
import classes from './managed-courses.module.css';

interface ManageDialogProps {
  action: CourseManagement;
  courseIds: readonly string[];
  /** The time of the request that is answered, to detect a newer one. */
  restoreAskedAt?: string | null;
  onClose: () => void;
  onDone: (answer: ManagedAnswerFragment) => void;
}

/** Shows the effect of an action on each course, asks for a reason, and runs it. */
export function ManageDialog({
  action,
  courseIds,
  restoreAskedAt = null,
  onClose,
  onDone,
}: ManageDialogProps) {
  const { t } = useTranslation('managedCourses');
  const input = { courseIds: [...courseIds], act: action };
  const preview = usePreviewManagedCoursesQuery({ variables: { input }, ...uncached });
  const done = preview.data?.previewManagedCourses.done ?? 0;
  const [manage] = useManageCoursesMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (fits(reason, rules.reason) ? null : t('reasonRule', rules.reason)) },
    send: async ({ reason }) => {
      const { data } = await manage({
        variables: { input: { ...input, reason: reason.trim(), restoreAskedAt } },
      });
      if (data) onDone(data.manageCourses);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(`act.${action}.title`, { count: courseIds.length })}
      submitLabel={t(`act.${action}.submit`, { count: done })}
      isDanger={action === 'SUSPEND' || action === 'MAKE_PRIVATE'}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t(`act.${action}.text`)}</p>
      <TextArea
        key={form.key('reason')}
        data-autofocus
        label={t('reason')}
        description={t('reasonHelp')}
        rows={3}
        maxLength={rules.reason.maxLength}
        {...form.getInputProps('reason')}
      />
      <QueryView
        result={preview}
        select={({ previewManagedCourses }) => previewManagedCourses}
        skeleton={<Skeleton height={64} />}
      >
        {(answer) => <Preview answer={answer} />}
      </QueryView>
    </FormDialog>
  );
}

const Preview = ({ answer }: { answer: ManagedAnswerFragment }) => {
  const { t } = useTranslation('managedCourses');
  const others = answer.rows.filter(({ outcome }) => outcome !== 'DONE');
  return (
    <Stack gap={2} shrink role="status">
      <Text weight={600}>
        {(['done', 'unchanged', 'refused'] as const)
          .filter((outcome) => answer[outcome] > 0)
          .map((outcome) => t(`preview.${outcome}`, { count: answer[outcome] }))
          .join(', ')}
      </Text>
      {others.length > 0 && (
        <Grid as="ul" className={classes.rows} gap={2} maxH={70} overflowY="auto">
          {others.map(({ id, title, message, outcome }) => (
            <li key={id}>
              <span>{title ?? id}</span>
              <span
                className={outcome === 'REFUSED' ? styleClass({ tone: 'bad' }) : styleClass({ tone: 'dim' })}
              >
                {message ?? t('unchanged')}
              </span>
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
};
