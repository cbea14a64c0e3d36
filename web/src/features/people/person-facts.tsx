import type { Role } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import kit from '../../ui/kit.module.css';
import { Tag, type Tone } from '../../ui/tag.tsx';
import classes from './people.module.css';

const ORDER: readonly Role[] = ['ADMIN', 'TEACHER', 'USER'];
const TONES: Readonly<Record<Role, Tone>> = { ADMIN: 'info', TEACHER: 'ok', USER: 'neutral' };

/** The roles to show. Everyone is a student, so the role is omitted if there is another one. */
export const shownRoles = (roles: readonly Role[]): readonly Role[] => {
  const shown = ORDER.filter((role) => roles.includes(role));
  return shown.length > 1 ? shown.filter((role) => role !== 'USER') : shown;
};

interface RolesProps {
  roles: readonly Role[];
  customRoles: readonly { id: string; name: string }[];
}

export function Roles({ roles, customRoles }: RolesProps) {
  const { t } = useTranslation('people');
  return (
    <span className={`${kit.row} ${kit.wrap} ${classes.tags}`}>
      {shownRoles(roles).map((role) => (
        <Tag key={role} tone={TONES[role]}>
          {t(`role.${role}`)}
        </Tag>
      ))}
      {customRoles.map(({ id, name }) => (
        <Tag key={id} tone="warn">
          {name}
        </Tag>
      ))}
    </span>
  );
}

export function Activity({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('people');
  return (
    <span className={classes.state} data-active={isActive || undefined}>
      {t(isActive ? 'state.active' : 'state.locked')}
    </span>
  );
}

interface WhoProps {
  person: { fullName: string; email: string; avatarUrl: string | null };
}

/** Picture, name and e-mail address. */
export function Who({ person: { fullName, email, avatarUrl } }: WhoProps) {
  return (
    <span className={kit.row}>
      <Avatar name={fullName} src={avatarUrl} size={36} />
      <span className={classes.who}>
        <b className={kit.strong}>{fullName}</b>
        <span className={kit.dim}>{email}</span>
      </span>
    </span>
  );
}
