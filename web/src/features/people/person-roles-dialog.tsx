import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type PersonForAdminQuery, useSetPersonRolesMutation } from './person.gen.ts';
import { RoleChoice } from './role-choice.tsx';

interface PersonRolesDialogProps {
  person: NonNullable<PersonForAdminQuery['personForAdmin']>;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits the roles of a person. Everyone is a student. */
export function PersonRolesDialog({ person, onClose, onSaved }: PersonRolesDialogProps) {
  const { t } = useTranslation('people');
  const [save] = useSetPersonRolesMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { roles: person.roles, customRoleIds: person.customRoles.map((role) => role.id) },
    send: async ({ roles, customRoleIds }) => {
      await save({ variables: { input: { personId: person.id, roles, customRoleIds } } });
      toast.success(t('person.saved'));
      onSaved();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('act.ASSIGN_ROLES.title', { name: person.fullName })}
      submitLabel={t('person.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <RoleChoice
        roles={form.values.roles}
        onRoles={(roles) => form.setFieldValue('roles', [...roles])}
        customRoleIds={form.values.customRoleIds}
        onCustom={(ids) => form.setFieldValue('customRoleIds', [...ids])}
      />
    </FormDialog>
  );
}
