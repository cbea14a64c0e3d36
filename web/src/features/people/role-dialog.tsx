import { CreateRoleInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useCreateRoleMutation, useUpdateRoleMutation } from './permissions.gen.ts';
import type { Role } from './role-list.tsx';

interface RoleDialogProps {
  /** Missing for a new one. */
  role?: Role;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function RoleDialog({ role, onClose, onSaved }: RoleDialogProps) {
  const { t } = useTranslation('permissions');
  const [create] = useCreateRoleMutation();
  const [update] = useUpdateRoleMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { name: role?.name ?? '', description: role?.description ?? '' },
    send: async (values) => {
      if (role) {
        const { id, version: expectedVersion, permissions } = role;
        await update({ variables: { input: { roleId: id, expectedVersion, permissions, ...values } } });
        toast.success(t('saved'));
        onSaved(id);
      } else {
        const { data } = await create({
          variables: {
            input: { ...values, permissions: [], idempotencyKey: getKey(JSON.stringify(values)) },
          },
        });
        toast.success(t('created'));
        if (data) onSaved(data.createRole.id);
      }
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(role ? 'rename' : 'create')}
      submitLabel={t(role ? 'save' : 'create')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        key={form.key('name')}
        data-autofocus
        label={t('name')}
        description={t('nameHelp')}
        maxLength={CreateRoleInput.name.maxLength}
        {...form.getInputProps('name')}
      />
      <TextArea
        key={form.key('description')}
        label={t('description')}
        rows={2}
        maxLength={CreateRoleInput.description.maxLength}
        {...form.getInputProps('description')}
      />
    </FormDialog>
  );
}
