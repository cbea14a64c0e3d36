import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { fromLocal } from '../../ui/local-time.ts';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type CouponSubject, OwnSubject, PlatformSubject } from './coupon-subject.tsx';
import { useCreateCouponMutation, useCreatePlatformCouponMutation } from './coupons.gen.ts';

interface CouponDialogProps {
  /** True if the platform issues it for a part of the catalogue, instead of a teacher for their own courses. */
  isPlatformCoupon: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const numberOrNull = (value: number | ''): number | null => (value === '' ? null : value);

/** Creates a coupon. Its terms are final, because buyers will have seen them. */
export function CouponDialog({ isPlatformCoupon, onClose, onSaved }: CouponDialogProps) {
  const { t } = useTranslation('coupons');
  const [createOwn] = useCreateCouponMutation();
  const [createPlatformCoupon] = useCreatePlatformCouponMutation();
  const getKey = useIdempotencyKey();
  const [subject, setSubject] = useState<CouponSubject>({
    scope: isPlatformCoupon ? 'ALL' : 'TEACHER',
    id: null,
  });
  const [isPercent, setPercent] = useState(true);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      code: '',
      percent: '' as number | '',
      amount: '' as number | '',
      subjectId: '',
      startsAt: '',
      endsAt: '',
      maxUses: '' as number | '',
      maxUsesPerPerson: 1 as number | '',
      leastAmount: '' as number | '',
    },
    send: async (values) => {
      const terms = {
        code: values.code,
        percent: isPercent ? numberOrNull(values.percent) : null,
        amount: isPercent ? null : numberOrNull(values.amount),
        startsAt: fromLocal(values.startsAt),
        endsAt: fromLocal(values.endsAt),
        maxUses: numberOrNull(values.maxUses),
        maxUsesPerPerson: numberOrNull(values.maxUsesPerPerson) ?? 1,
        leastAmount: numberOrNull(values.leastAmount) ?? 0,
        idempotencyKey: getKey(JSON.stringify([values, isPercent, subject])),
      };
      if (isPlatformCoupon)
        await createPlatformCoupon({
          variables: { input: { ...terms, scope: subject.scope, subjectId: subject.id } },
        });
      else await createOwn({ variables: { input: { ...terms, courseId: subject.id } } });
      toast.success(t('created'));
      onSaved();
    },
  });
  const Subject = isPlatformCoupon ? PlatformSubject : OwnSubject;
  const date = (field: 'startsAt' | 'endsAt') => {
    const { defaultValue, onChange, error } = form.getInputProps(field);
    return (
      <DateField
        key={form.key(field)}
        label={t(field)}
        withTime
        value={String(form.getValues()[field] ?? defaultValue)}
        onDate={onChange}
        onUnreadable={onChange}
        error={error as string | undefined}
      />
    );
  };
  const number = (field: 'percent' | 'amount' | 'maxUses' | 'maxUsesPerPerson' | 'leastAmount') => (
    <NumberField key={form.key(field)} label={t(field)} min={0} {...form.getInputProps(field)} />
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t('create')}
      submitLabel={t('save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        key={form.key('code')}
        data-autofocus
        label={t('code')}
        description={t('codeHelp')}
        maxLength={40}
        {...form.getInputProps('code')}
      />
      <Select
        label={t('kind')}
        value={isPercent ? 'percent' : 'amount'}
        options={[
          { value: 'percent', label: t('byPercent') },
          { value: 'amount', label: t('byAmount') },
        ]}
        onChange={(event) => setPercent(event.currentTarget.value === 'percent')}
      />
      {number(isPercent ? 'percent' : 'amount')}
      <Subject
        value={subject}
        error={form.getInputProps('subjectId').error as string | undefined}
        onChoose={(selectedSubject) => {
          setSubject(selectedSubject);
          form.clearFieldError('subjectId');
        }}
      />
      {date('startsAt')}
      {date('endsAt')}
      {number('maxUses')}
      {number('maxUsesPerPerson')}
      {number('leastAmount')}
    </FormDialog>
  );
}
