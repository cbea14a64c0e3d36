import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { PersonRow } from './people-columns.tsx';
import type { PersonAct } from './person-act-dialog.tsx';

/** Actions with a dialog in the list. Editing and roles are on the person's page. */
const HERE: readonly PersonAct[] = ['VIEW_AS', 'ACTIVATE', 'DEACTIVATE', 'DELETE'];

interface PersonMenuProps {
  person: Pick<PersonRow, 'id' | 'fullName' | 'allowedActions'>;
  onAct: (act: PersonAct) => void;
}

/** The administrator's actions on a person in the table. */
export function PersonMenu({ person, onAct }: PersonMenuProps) {
  const { t } = useTranslation('people');
  return (
    <RowMenu label={t('menu.label', { name: person.fullName })}>
      <Link to={`/admin/users/${person.id}`}>{t('menu.open')}</Link>
      {HERE.filter((act) => person.allowedActions.includes(act)).map((act) => (
        <button key={act} type="button" onClick={() => onAct(act)}>
          {t(`act.${act}.menu`)}
        </button>
      ))}
    </RowMenu>
  );
}
