import { useLazyQuery } from '@apollo/client/react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { GrantPackageInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { TeacherByEmailDocument, useGrantPackageMutation } from './admin-packages.gen.ts';
import type { SoldPackage } from './version-cards.tsx';

interface GrantDialogProps {
  packages: readonly SoldPackage[];
  onClose: () => void;
  onSaved: () => void;
}

export function GrantDialog({ packages, onClose, onSaved }: GrantDialogProps) {
  const { t } = useTranslation('packages');
  const [findTeacher] = useLazyQuery(TeacherByEmailDocument, uncached);
  const [grant] = useGrantPackageMutation();
  const getKey = useIdempotencyKey();
  const choices = packages.flatMap(({ code, versions }) =>
    versions
      .filter(({ isCurrent }) => isCurrent && code !== 'FREE')
      .map(({ id }) => ({ value: id, label: t(`code.${code}`) })),
  );
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { email: '', versionId: choices[0]?.value ?? '', endsOn: '', reason: '' },
    validate: {
      email: (value) => (value.trim() ? null : t('desk.noTeacher')),
      endsOn: (value) => (value ? null : t('desk.noDay')),
    },
    send: async ({ email, ...values }): Promise<void> => {
      const { data, error } = await findTeacher({ variables: { email: email.trim() } }).retain();
      if (error) throw error;
      const person = data?.people.items.find((each) => each.email === email.trim().toLowerCase());
      if (!person) {
        form.setFieldError('email', t('desk.noTeacher'));
        return;
      }
      const terms = { ...values, teacherId: person.id };
      await grant({ variables: { input: { ...terms, idempotencyKey: getKey(JSON.stringify(terms)) } } });
      toast.success(t('desk.granted', { name: person.fullName }));
      onSaved();
    },
  });
  const day = form.getInputProps('endsOn');
  return (
    <FormDialog
      onClose={onClose}
      title={t('desk.grant')}
      submitLabel={t('desk.grant')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        key={form.key('email')}
        data-autofocus
        type="email"
        label={t('desk.email')}
        {...form.getInputProps('email')}
      />
      <Select
        key={form.key('versionId')}
        label={t('desk.package')}
        options={choices}
        {...form.getInputProps('versionId')}
      />
      <DateField
        key={form.key('endsOn')}
        label={t('desk.endsOn')}
        value={String(form.getValues().endsOn)}
        onDate={day.onChange}
        error={day.error}
      />
      <TextArea
        key={form.key('reason')}
        label={t('desk.reason')}
        description={t('desk.reasonHelp')}
        maxLength={GrantPackageInput.reason.maxLength}
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
