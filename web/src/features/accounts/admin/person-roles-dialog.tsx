import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../apollo/failure.ts';
import type { Role } from '../../../generated/schema.ts';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.tsx';
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
  const [roles, setRoles] = useState<readonly Role[]>(person.roles);
  const [customRoleIds, setCustom] = useState<readonly string[]>(person.customRoles.map(({ id }) => id));
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSetPersonRolesMutation();
  const submit = () =>
    void save({
      variables: { id: person.id, roles: [...roles], customRoleIds: [...customRoleIds] },
    }).then(
      () => {
        toast.success(t('person.saved'));
        onSaved();
      },
      (error) => setProblem(problemOf(error)),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('act.ASSIGN_ROLES.title', { name: person.fullName })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button loading={loading} onClick={submit}>
            {t('person.save')}
          </Button>
        </>
      }
    >
      <div className={kit.stack}>
        <RoleChoice roles={roles} onRoles={setRoles} customRoleIds={customRoleIds} onCustom={setCustom} />
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
