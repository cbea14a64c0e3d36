import { GrantExtensionInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  StudentLessonsDocument,
  type StudentLessonsQuery,
  useExtendDeadlineMutation,
} from './students.gen.ts';

const DAY = 86_400_000;

interface ExtensionDialogProps {
  title: string;
  name: string;
  deadline: NonNullable<StudentLessonsQuery['studentLessons'][number]['deadline']>;
  onClose: () => void;
}

/** The end of the third day after a time, or after today if it has passed. */
const threeDaysAfter = (at: string) =>
  `${toLocal(new Date(Math.max(Date.now(), Date.parse(at)) + 3 * DAY).toISOString()).slice(0, 10)}T23:59`;

/** Extends a student's deadline of an assignment without a request. The student sees the reason. */
export function ExtensionDialog({ title, name, deadline, onClose }: ExtensionDialogProps) {
  const { t } = useTranslation('students');
  const [extend] = useExtendDeadlineMutation();
  const rules = GrantExtensionInput.reason;
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      dueAt: threeDaysAfter(deadline.dueAt),
      cutOffAt: threeDaysAfter(deadline.closesAt ?? deadline.dueAt),
      reason: '',
    },
    validate: { reason: (value) => (fits(value, rules) ? null : t('reasonShort', rules)) },
    send: async ({ dueAt, cutOffAt, reason }) => {
      const { assignmentId, studentId } = deadline;
      const times = { dueAt: fromLocal(dueAt) ?? '', cutOffAt: fromLocal(cutOffAt) ?? '' };
      await extend({
        variables: { input: { assignmentId, studentId, ...times, reason: reason.trim() } },
        refetchQueries: [StudentLessonsDocument],
        awaitRefetchQueries: true,
      });
      toast.success(t('extendToast', { name }));
      onClose();
    },
  });
  const date = (field: 'dueAt' | 'cutOffAt') => ({
    value: form.getValues()[field],
    onDate: (value: string) => form.setFieldValue(field, value),
    error: form.errors[field] as string | undefined,
    withTime: true,
  });
  return (
    <FormDialog
      title={t('extendTitle', { title })}
      submitLabel={t('extend')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('extendText', { name })}</p>
      <DateField label={t('extendDue')} help={t('extendDueHelp')} {...date('dueAt')} />
      <DateField label={t('extendCutOff')} help={t('extendCutOffHelp')} {...date('cutOffAt')} />
      <TextArea
        label={t('reason')}
        description={t('reasonHelp')}
        rows={3}
        maxLength={rules.maxLength}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
