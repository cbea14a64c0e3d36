import type { Role } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import classes from './people.module.css';

const ORDER: readonly Role[] = ['ADMIN', 'TEACHER', 'USER'];
const TONES: Readonly<Record<Role, Tone>> = { ADMIN: 'info', TEACHER: 'ok', USER: 'neutral' };

/** The roles to show. Everyone is a student, so the role is omitted if there is another one. */
export const shownRoles = (roles: readonly Role[]): readonly Role[] => {
  const orderedRoles = ORDER.filter((role) => roles.includes(role));
  return orderedRoles.length > 1 ? orderedRoles.filter((role) => role !== 'USER') : orderedRoles;
};

interface RolesProps {
  roles: readonly Role[];
  customRoles: readonly { id: string; name: string }[];
}

export function Roles({ roles, customRoles }: RolesProps) {
  const { t } = useTranslation('people');
  return (
    <Row as="span" wrap gap={1} shrink>
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
    </Row>
  );
}

export function Activity({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('people');
  return (
    <Box
      as="span"
      className={classes.state}
      display="inline-flex"
      align="center"
      gap={2}
      space="nowrap"
      data-active={isActive || undefined}
    >
      {t(isActive ? 'state.active' : 'state.locked')}
    </Box>
  );
}

interface PersonNameProps {
  person: { fullName: string; email: string; avatarUrl: string | null };
}

/** Picture, name and e-mail address. */
export function PersonName({ person: { fullName, email, avatarUrl } }: PersonNameProps) {
  return (
    <Row as="span" gap={2} shrink>
      <Avatar name={fullName} src={avatarUrl} size={36} />
      <span className={classes.who}>
        <Text as="b" weight={600}>
          {fullName}
        </Text>
        <Text as="span" tone="dim">
          {email}
        </Text>
      </span>
    </Row>
  );
}
