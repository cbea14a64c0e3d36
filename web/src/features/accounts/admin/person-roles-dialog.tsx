import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { type PersonPageFragment, useSetPersonRolesMutation } from './person.gen.ts';
import { RoleChoice } from './role-choice.tsx';

interface PersonRolesDialogProps {
  person: PersonPageFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** The roles of a person; everyone is a student. */
export function PersonRolesDialog({ person, onClose, onSaved }: PersonRolesDialogProps) {
  const { t } = useTranslation('people');
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t('act.ASSIGN_ROLES.title', { name: person.fullName })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} loading={isBusy}>
            {t('person.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={kit.stack}>
        <RoleChoice
          roles={form.values.roles}
          onRoles={(roles) => form.setFieldValue('roles', [...roles])}
          customRoleIds={form.values.customRoleIds}
          onCustom={(ids) => form.setFieldValue('customRoleIds', [...ids])}
        />
        <FormError failure={formError} />
      </form>
    </Dialog>
  );
}
