import { useTranslation } from '../../../i18n/use-translation.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  StudentLessonsDocument,
  type StudentLessonsQuery,
  useGrantQuizTimeMutation,
} from './students.gen.ts';

const MAX_MINUTES = 480;

interface QuizTimeDialogProps {
  title: string;
  name: string;
  time: NonNullable<StudentLessonsQuery['studentLessons'][number]['quizTime']>;
  onClose: () => void;
}

/** Gives a student extra minutes in all attempts of a quiz; 0 removes them. */
export function QuizTimeDialog({ title, name, time, onClose }: QuizTimeDialogProps) {
  const { t } = useTranslation('students');
  const [grant] = useGrantQuizTimeMutation();
  const { quizId, studentId, timeLimitSec, extraSec } = time;
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { extraSec: extraSec / 60 },
    validate: {
      extraSec: (minutes) =>
        Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES
          ? null
          : t('timeRange', { max: MAX_MINUTES }),
    },
    send: async ({ extraSec: minutes }) => {
      await grant({
        variables: { input: { quizId, studentId, extraSec: minutes * 60 } },
        refetchQueries: [StudentLessonsDocument],
        awaitRefetchQueries: true,
      });
      toast.success(t(minutes ? 'timeToast' : 'timeBackToast', { name, count: minutes }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('timeTitle', { title })}
      submitLabel={t('save')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('timeText', { name, count: Math.round(timeLimitSec / 60) })}</p>
      <NumberField
        label={t('timeLabel')}
        description={t('timeHelp')}
        min={0}
        max={MAX_MINUTES}
        clampBehavior="none"
        data-autofocus
        {...form.getInputProps('extraSec')}
      />
    </FormDialog>
  );
}
