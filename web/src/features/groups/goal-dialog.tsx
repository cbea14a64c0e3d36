import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { addDays } from '../../ui/calendar-days.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { today } from '../../ui/local-time.ts';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useCreateGroupGoalMutation, useGoalSectionsQuery } from './groups.gen.ts';

/** The option for minutes among the sections. */
const MINUTES_OPTION = '';

interface GoalDialogProps {
  groupId: string;
  /** Missing if the group has no course, whose sections can be goals. */
  courseId: string | undefined;
  onClose: () => void;
}

/** A goal: a section that all members complete, or hours that the group studies together. */
export function GoalDialog({ groupId, courseId, onClose }: GoalDialogProps) {
  const { t } = useTranslation('groups');
  const course = useGoalSectionsQuery({
    variables: { idOrSlug: courseId ?? '' },
    skip: !courseId,
  });
  const [create] = useCreateGroupGoalMutation();
  const [dueOn, setDueOn] = useState(addDays(today(), 7));
  const [sectionId, setSectionId] = useState(MINUTES_OPTION);
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { hours: '10' },
    fields: ['minutes', 'dueOn', 'sectionId'],
    send: async ({ hours }) => {
      if (!dueOn) {
        form.setFieldError('dueOn', t('goal.dueOnMissing'));
        return;
      }
      const target = sectionId
        ? { sectionId }
        : { minutes: Math.round(Number(hours.replace(',', '.')) * 60) || 0 };
      const input = { groupId, dueOn, ...target };
      await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      toast.success(t('goal.made'));
      onClose();
    },
  });
  const sections = course.data?.course?.sections ?? [];
  return (
    <FormDialog
      onClose={onClose}
      title={t('goal.new')}
      submitLabel={t('goal.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Select
        label={t('goal.what')}
        value={sectionId}
        onChange={(event) => setSectionId(event.currentTarget.value)}
        error={form.errors.sectionId}
        options={[
          { value: MINUTES_OPTION, label: t('goal.hoursTogether') },
          ...sections.map(({ id, title }) => ({ value: id, label: t('goal.section', { title }) })),
        ]}
      />
      {sectionId === MINUTES_OPTION && (
        <TextField
          label={t('goal.hours')}
          inputMode="decimal"
          withAsterisk
          key={form.key('hours')}
          {...form.getInputProps('hours')}
          error={form.errors.minutes}
        />
      )}
      <DateField
        label={t('goal.dueOn')}
        value={dueOn}
        onDate={setDueOn}
        min={today()}
        error={form.errors.dueOn as string | undefined}
      />
    </FormDialog>
  );
}
