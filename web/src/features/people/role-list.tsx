import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import type { RoleRowFragment } from './permissions.gen.ts';
import classes from './permissions.module.css';

interface RoleListProps {
  title: string;
  roles: readonly RoleRowFragment[];
  currentId: string;
  onChoose: (id: string) => void;
}

export function RoleList({ title, roles, currentId, onChoose }: RoleListProps) {
  const { t } = useTranslation('permissions');
  if (roles.length === 0) return null;
  return (
    <>
      <h2 className={classes.kind}>{title}</h2>
      <ul>
        {roles.map(({ id, name, kind, holderCount }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.role}
              {...(id === currentId && { 'aria-current': true })}
              onClick={() => onChoose(id)}
            >
              <span className={kit.grow}>
                <b className={kit.strong}>{name}</b>
                <span className={classes.holders}>{t('holders', { count: holderCount })}</span>
              </span>
              {kind === 'SYSTEM' && <IconLock size={16} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
