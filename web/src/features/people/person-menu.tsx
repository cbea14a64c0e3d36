import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { PersonRow } from './people-columns.tsx';
import type { PersonAction } from './person-action-dialog.tsx';

/** Actions with a dialog in the list. Editing and roles are on the person's page. */
const MENU_ACTIONS: readonly PersonAction[] = ['VIEW_AS', 'ACTIVATE', 'DEACTIVATE', 'DELETE'];

interface PersonMenuProps {
  person: Pick<PersonRow, 'id' | 'fullName' | 'allowedActions'>;
  onAction: (action: PersonAction) => void;
}

/** The administrator's actions on a person in the table. */
export function PersonMenu({ person, onAction }: PersonMenuProps) {
  const { t } = useTranslation('people');
  return (
    <RowMenu label={t('menu.label', { name: person.fullName })}>
      <Link to={`/admin/users/${person.id}`}>{t('menu.open')}</Link>
      {MENU_ACTIONS.filter((action) => person.allowedActions.includes(action)).map((action) => (
        <button key={action} type="button" onClick={() => onAction(action)}>
          {t(`act.${action}.menu`)}
        </button>
      ))}
    </RowMenu>
  );
}
