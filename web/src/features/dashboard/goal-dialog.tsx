import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { DashboardDocument, useSetStudyGoalMutation } from './dashboard.gen.ts';

export interface Goal {
  minutesPerDay: number;
  daysPerWeek: number;
}

/** The suggested goals in minutes. A custom one is added. */
const MINUTES = [10, 15, 20, 30, 45, 60, 90, 120];
const DAYS = [1, 2, 3, 4, 5, 6, 7];

export function GoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const [setStudyGoal] = useSetStudyGoalMutation({
    refetchQueries: [DashboardDocument],
    awaitRefetchQueries: true,
  });
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { minutesPerDay: String(goal.minutesPerDay), daysPerWeek: String(goal.daysPerWeek) },
    send: async ({ minutesPerDay, daysPerWeek }) => {
      await setStudyGoal({
        variables: { input: { minutesPerDay: Number(minutesPerDay), daysPerWeek: Number(daysPerWeek) } },
      });
      toast.success(t('goal.saved'));
      onClose();
    },
  });
  const minutes = [...new Set([...MINUTES, goal.minutesPerDay])].sort((a, b) => a - b);
  return (
    <FormDialog
      onClose={onClose}
      title={t('goal.dialog')}
      submitLabel={t('goal.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Select
        label={t('goal.minutesPerDay')}
        options={minutes.map((value) => ({ value: String(value), label: duration(value * 60) }))}
        key={form.key('minutesPerDay')}
        {...form.getInputProps('minutesPerDay')}
      />
      <Select
        label={t('goal.daysPerWeek')}
        options={DAYS.map((value) => ({ value: String(value), label: t('goal.days', { count: value }) }))}
        key={form.key('daysPerWeek')}
        {...form.getInputProps('daysPerWeek')}
      />
    </FormDialog>
  );
}
