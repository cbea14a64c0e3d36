import { useTranslation } from '../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import kit from '../../ui/kit.module.css';
import type { RoleRowFragment } from './permissions.gen.ts';
import classes from './permissions.module.css';

interface ReviewChangesProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isBusy: boolean;
  role: RoleRowFragment;
  /** Names of permissions. */
  added: readonly string[];
  removed: readonly string[];
}

/** The permissions that saving a role would add and remove, and the number of affected people. */
export function ReviewChanges({ role, added, removed, ...dialog }: ReviewChangesProps) {
  const { t } = useTranslation('permissions');
  return (
    <ConfirmDialog {...dialog} title={t('saveTitle', { name: role.name })} confirmLabel={t('save')}>
      <div className={kit.stackTight}>
        <p>{t('saveText', { count: role.holderCount })}</p>
        {added.length > 0 && <ChangeList title={t('added')} names={added} />}
        {removed.length > 0 && <ChangeList title={t('removed')} names={removed} />}
      </div>
    </ConfirmDialog>
  );
}

function ChangeList({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3 className={kit.small}>{title}</h3>
      <ul className={classes.changeList}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
