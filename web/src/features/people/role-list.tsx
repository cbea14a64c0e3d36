import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Heading, Text } from '../../ui/layout/layout.tsx';
import type { PermissionsQuery } from './permissions.gen.ts';
import classes from './permissions.module.css';

export type Role = PermissionsQuery['roles'][number];

interface RoleListProps {
  title: string;
  roles: readonly Role[];
  currentId: string;
  onChoose: (id: string) => void;
}

export function RoleList({ title, roles, currentId, onChoose }: RoleListProps) {
  const { t } = useTranslation('permissions');
  if (roles.length === 0) return null;
  return (
    <>
      <Heading level={2} px={3} pt={2} pb={1} text="xs" weight={500} tone="dim">
        {title}
      </Heading>
      <ul>
        {roles.map(({ id, name, kind, holderCount }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.role}
              {...(id === currentId && { 'aria-current': true })}
              onClick={() => onChoose(id)}
            >
              <Text as="span" grow shrink>
                <Text as="b" weight={600}>
                  {name}
                </Text>
                <span className={classes.holders}>{t('holders', { count: holderCount })}</span>
              </Text>
              {kind === 'SYSTEM' && <IconLock size={16} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
