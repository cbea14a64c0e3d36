import type { Role } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { useViewer } from '../accounts/index.ts';
import { useCustomRoleNamesQuery } from './people.gen.ts';

/** Without the student's role, which everyone has. */
const ROLES: readonly Role[] = ['TEACHER', 'ADMIN'];

interface RoleChoiceProps {
  roles: readonly Role[];
  onRoles: (roles: readonly Role[]) => void;
  customRoleIds: readonly string[];
  onCustom: (ids: readonly string[]) => void;
}

const toggleItem = <T,>(list: readonly T[], item: T, isOn: boolean): readonly T[] =>
  isOn ? [...list, item] : list.filter((each) => each !== item);

export function RoleChoice({ roles, onRoles, customRoleIds, onCustom }: RoleChoiceProps) {
  const { t } = useTranslation('people');
  const viewer = useViewer();
  const { data } = useCustomRoleNamesQuery({ skip: !viewer.may('role:read') });
  return (
    <FieldGroup label={t('filter.role')} description={t('person.rolesHelp')}>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          label={t(`role.${role}`)}
          checked={roles.includes(role)}
          onChange={({ currentTarget: { checked } }) => onRoles(toggleItem(roles, role, checked))}
        />
      ))}
      {data?.roles
        .filter(({ kind }) => kind === 'CUSTOM')
        .map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={customRoleIds.includes(id)}
            onChange={({ currentTarget: { checked } }) => onCustom(toggleItem(customRoleIds, id, checked))}
          />
        ))}
    </FieldGroup>
  );
}
