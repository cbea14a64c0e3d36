import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language, Role } from '../../generated/schema.ts';
import { languageChoices } from '../../i18n/language-choices.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.tsx';
import { UnsavedWarning } from '../../ui/unsaved-warning.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import { useCreatePersonMutation } from './person.gen.ts';
import { RoleChoice } from './role-choice.tsx';

const FIELDS = ['fullName', 'email', 'phone', 'locale', 'roles'] as const;
const EMPTY = { fullName: '', email: '', phone: '', locale: 'VI' as Language };

/** /admin/users/new: creates an account. Its owner receives a mail and chooses the password. */
export function Component() {
  const { t } = useTranslation('people');
  const viewer = useViewer();
  const navigate = useNavigate();
  const [roles, setRoles] = useState<readonly Role[]>([]);
  const [customRoleIds, setCustomRoleIds] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const [create] = useCreatePersonMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: EMPTY,
    fields: FIELDS,
    send: async ({ phone, ...values }) => {
      const input = {
        ...values,
        phone: phone.trim() || null,
        roles: [...roles],
        customRoleIds: [...customRoleIds],
      };
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
      });
      if (!data) return;
      setDone(true);
      toast.success(t('new.done'));
      navigate(viewer.may('person:read') ? `/admin/users/${data.createPerson.id}` : '/admin', {
        replace: true,
      });
    },
  });

  return (
    <>
      <PageHeader
        title={t('new.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/users' },
          { label: t('new.title') },
        ]}
        sub={t('new.sub')}
      />
      <Grid columns={1} gap={6} maxW={220} mt={6}>
        <Stack as="form" onSubmit={submit} noValidate card gap={4} shrink>
          <TextField label={t('person.fullName')} {...form.getInputProps('fullName')} />
          <TextField type="email" label={t('person.email')} {...form.getInputProps('email')} />
          <TextField type="tel" label={t('person.phone')} {...form.getInputProps('phone')} />
          <Select
            label={t('person.locale')}
            description={t('new.localeHelp')}
            options={languageChoices}
            {...form.getInputProps('locale')}
          />
          {viewer.may('role:assign') && (
            <RoleChoice
              roles={roles}
              onRoles={setRoles}
              customRoleIds={customRoleIds}
              onCustom={setCustomRoleIds}
            />
          )}
          {form.errors.roles && <p role="alert">{form.errors.roles}</p>}
          <FormError failure={formError} />
          <div>
            <Button type="submit" loading={isBusy}>
              {t('new.submit')}
            </Button>
          </div>
          <UnsavedWarning isDirty={form.isDirty() && !isDone && !isBusy} />
        </Stack>
      </Grid>
    </>
  );
}
