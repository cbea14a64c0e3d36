import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { fromLocal } from '../../../ui/local-time.ts';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useCategoriesQuery, useCategoryName } from '../../catalog/index.ts';
import {
  useCouponCoursesQuery,
  useCreateCouponMutation,
  useCreatePlatformCouponMutation,
} from './coupons.gen.ts';

interface CouponDialogProps {
  /** Who makes it: a teacher for their courses, or the platform for a part of the catalogue. */
  isPlatforms: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** A number that was typed, however it was grouped; null for nothing. */
const numberOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '');
  return digits ? Number(digits) : null;
};

/** What the coupon may hold for: a teacher's courses, or the categories. */
const useSubjects = (isPlatforms: boolean) => {
  const courses = useCouponCoursesQuery({ skip: isPlatforms });
  const categories = useCategoriesQuery();
  const nameOf = useCategoryName();
  return isPlatforms
    ? (categories.data?.categories.map((each) => ({ value: each.id, label: nameOf(each) })) ?? [])
    : (courses.data?.myTaughtCourses.items.map(({ id, title }) => ({ value: id, label: title })) ?? []);
};

/** A new coupon. Its terms are final, since buyers will have seen them. */
export function CouponDialog({ isPlatforms, onClose, onSaved }: CouponDialogProps) {
  const { t } = useTranslation('coupons');
  const [createOwn] = useCreateCouponMutation();
  const [createPlatforms] = useCreatePlatformCouponMutation();
  const keyOf = useIdempotencyKey();
  const subjects = useSubjects(isPlatforms);
  const [isPercent, setPercent] = useState(true);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      code: '',
      percent: '',
      amount: '',
      subjectId: '',
      startsAt: '',
      endsAt: '',
      maxUses: '',
      maxUsesPerPerson: '1',
      leastAmount: '',
    },
    send: async (values) => {
      const terms = {
        code: values.code,
        percent: isPercent ? numberOf(values.percent) : null,
        amount: isPercent ? null : numberOf(values.amount),
        startsAt: fromLocal(values.startsAt),
        endsAt: fromLocal(values.endsAt),
        maxUses: numberOf(values.maxUses),
        maxUsesPerPerson: numberOf(values.maxUsesPerPerson) ?? 1,
        leastAmount: numberOf(values.leastAmount) ?? 0,
        idempotencyKey: keyOf(JSON.stringify([values, isPercent])),
      };
      const subject = values.subjectId || null;
      if (isPlatforms)
        await createPlatforms({
          variables: { input: { ...terms, scope: subject ? 'CATEGORY' : 'ALL', subjectId: subject } },
        });
      else await createOwn({ variables: { input: { ...terms, courseId: subject } } });
      toast.success(t('created'));
      onSaved();
    },
  });
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
    <TextInput
      key={form.key(field)}
      label={t(field)}
      inputMode="numeric"
      maxLength={14}
      {...form.getInputProps(field)}
    />
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
      <TextInput
        key={form.key('code')}
        data-autofocus
        label={t('code')}
        description={t('codeHelp')}
        maxLength={40}
        {...form.getInputProps('code')}
      />
      <NativeSelect
        label={t('kind')}
        value={isPercent ? 'percent' : 'amount'}
        data={[
          { value: 'percent', label: t('byPercent') },
          { value: 'amount', label: t('byAmount') },
        ]}
        onChange={(event) => setPercent(event.currentTarget.value === 'percent')}
      />
      {number(isPercent ? 'percent' : 'amount')}
      <NativeSelect
        key={form.key('subjectId')}
        label={t('holdsFor')}
        data={[{ value: '', label: t(isPlatforms ? 'allCourses' : 'ownCourses') }, ...subjects]}
        {...form.getInputProps('subjectId')}
      />
      {date('startsAt')}
      {date('endsAt')}
      {number('maxUses')}
      {number('maxUsesPerPerson')}
      {number('leastAmount')}
    </FormDialog>
  );
}
