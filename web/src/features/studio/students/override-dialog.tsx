import { OverrideProgressInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { StudentLessonsDocument, useOverrideProgressMutation } from './students.gen.ts';

interface OverrideDialogProps {
  student: { id: string; fullName: string };
  lesson: { id: string; title: string };
  isComplete: boolean;
  onClose: () => void;
}

/** Asks for a reason before a student's progress is changed. The student sees it. */
export function OverrideDialog({ student, lesson, isComplete, onClose }: OverrideDialogProps) {
  const { t } = useTranslation('students');
  const [override] = useOverrideProgressMutation();
  const rules = OverrideProgressInput.reason;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (fits(value, rules) ? null : t('reasonShort', rules)) },
    send: async ({ reason }) => {
      await override({
        variables: {
          input: { enrolmentId: student.id, lessonId: lesson.id, isComplete, reason: reason.trim() },
        },
        refetchQueries: [StudentLessonsDocument],
        awaitRefetchQueries: true,
      });
      toast.success(t(isComplete ? 'completedToast' : 'resetToast', { title: lesson.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(isComplete ? 'completeTitle' : 'resetTitle', { title: lesson.title })}
      submitLabel={t(isComplete ? 'complete' : 'reset')}
      isDanger={!isComplete}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t(isComplete ? 'completeText' : 'resetText', { name: student.fullName })}</p>
      <TextArea
        label={t('reason')}
        description={t('reasonHelp')}
        rows={4}
        maxLength={rules.maxLength}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
