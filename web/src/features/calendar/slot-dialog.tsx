import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { fromLocal, today, toLocal } from '../../ui/local-time.ts';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useStudiedCourses } from '../learning/index.ts';
import {
  type DayItemFragment,
  useCreateStudySlotMutation,
  useDeleteStudySlotMutation,
  useUpdateStudySlotMutation,
} from './calendar.gen.ts';
import { getSlotId } from './calendar-model.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];
const MINUTE_MS = 60_000;

interface SlotDialogProps {
  /** The default day of a new slot. */
  day: string;
  /** Missing for a new one. */
  slot?: DayItemFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

const getMinutes = ({ startsAt, endsAt }: DayItemFragment): number =>
  endsAt ? Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS) : 60;

export function SlotDialog({ day, slot, onClose, onChanged }: SlotDialogProps) {
  const { t } = useTranslation('calendar');
  const { duration } = useFormat();
  const studied = useStudiedCourses();
  const [create] = useCreateStudySlotMutation();
  const [update] = useUpdateStudySlotMutation();
  const [drop, { loading: isDropping }] = useDeleteStudySlotMutation();
  const [startsAt, setStartsAt] = useState(
    slot ? toLocal(slot.startsAt) : `${day < today() ? today() : day}T20:00`,
  );
  const getKey = useIdempotencyKey();
  const slotId = slot && getSlotId(slot);
  const finish = (message: string) => {
    toast.success(message);
    onChanged();
    onClose();
  };
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      title: slot?.title ?? '',
      minutes: String(slot ? getMinutes(slot) : 60),
      courseId: '',
    },
    fields: ['title', 'minutes', 'courseId', 'startsAt'],
    send: async ({ title, minutes, courseId }) => {
      const at = fromLocal(startsAt);
      if (!at) {
        form.setFieldError('startsAt', t('slot.startsAtMissing'));
        return;
      }
      const input = { title, minutes: Number(minutes), startsAt: at };
      if (slotId) await update({ variables: { input: { ...input, slotId } } });
      else {
        const request = { ...input, courseId: courseId || null };
        await create({
          variables: { input: { ...request, idempotencyKey: getKey(JSON.stringify(request)) } },
        });
      }
      finish(t(slotId ? 'slot.moved' : 'slot.made'));
    },
  });
  const deleteSlot = async () => {
    try {
      await drop({ variables: { slotId: slotId ?? '' } });
      finish(t('slot.dropped'));
    } catch {
      // A toast shows the failure
    }
  };
  const lengths = [...new Set([...LENGTHS, Number(form.getValues().minutes)])].sort((a, b) => a - b);
  return (
    <FormDialog
      onClose={onClose}
      title={t(slotId ? 'slot.edit' : 'slot.new')}
      submitLabel={t('slot.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('slot.title')}
        placeholder={t('slot.example')}
        withAsterisk
        maxLength={80}
        data-autofocus
        key={form.key('title')}
        {...form.getInputProps('title')}
      />
      <DateField
        label={t('slot.startsAt')}
        value={startsAt}
        onDate={setStartsAt}
        withTime
        min={today()}
        error={form.errors.startsAt as string | undefined}
      />
      <Select
        label={t('slot.minutes')}
        options={lengths.map((value) => ({ value: String(value), label: duration(value * 60) }))}
        key={form.key('minutes')}
        {...form.getInputProps('minutes')}
      />
      {!slotId && studied.length > 0 && (
        <Select
          label={t('slot.course')}
          options={[
            { value: '', label: t('slot.anyCourse') },
            ...studied.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          key={form.key('courseId')}
          {...form.getInputProps('courseId')}
        />
      )}
      {slotId && (
        <Button variant="subtle" color="clay" loading={isDropping} onClick={() => void deleteSlot()}>
          {t('slot.drop')}
        </Button>
      )}
    </FormDialog>
  );
}
