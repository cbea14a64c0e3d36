import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { addDays } from '../../ui/calendar-days.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { fromLocal, today } from '../../ui/local-time.ts';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useCreateGroupEventMutation } from './groups.gen.ts';

const LENGTHS = [30, 45, 60, 90, 120, 180];

/** Creates a meeting, of which the other members are notified. */
export function EventDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation('groups');
  const { duration } = useFormat();
  const [create] = useCreateGroupEventMutation();
  const [startsAt, setStartsAt] = useState(`${addDays(today(), 1)}T20:00`);
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { title: '', minutes: '60', address: '' },
    fields: ['title', 'minutes', 'address', 'startsAt'],
    send: async ({ title, minutes, address }) => {
      const at = fromLocal(startsAt);
      if (!at) {
        form.setFieldError('startsAt', t('meeting.startsAtMissing'));
        return;
      }
      const input = {
        groupId,
        title,
        minutes: Number(minutes),
        address: address.trim() || null,
        startsAt: at,
      };
      await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      toast.success(t('meeting.made'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('meeting.new')}
      submitLabel={t('meeting.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('meeting.what')}
        withAsterisk
        maxLength={80}
        data-autofocus
        key={form.key('title')}
        {...form.getInputProps('title')}
      />
      <DateField
        label={t('meeting.startsAt')}
        value={startsAt}
        onDate={setStartsAt}
        withTime
        min={today()}
        error={form.errors.startsAt as string | undefined}
      />
      <Select
        label={t('meeting.minutes')}
        options={LENGTHS.map((value) => ({ value: String(value), label: duration(value * 60) }))}
        key={form.key('minutes')}
        {...form.getInputProps('minutes')}
      />
      <TextField
        label={t('meeting.address')}
        placeholder="https://"
        inputMode="url"
        key={form.key('address')}
        {...form.getInputProps('address')}
      />
    </FormDialog>
  );
}
