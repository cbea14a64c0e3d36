import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { PersonRowFragment } from './people.gen.ts';
import type { PersonAct } from './person-act-dialog.tsx';

/** Those that a dialog of the list can ask for; editing and roles have their place on the person's own page. */
const HERE: readonly PersonAct[] = ['VIEW_AS', 'ACTIVATE', 'DEACTIVATE', 'DELETE'];

interface PersonMenuProps {
  person: PersonRowFragment;
  onAct: (act: PersonAct) => void;
}

/** What the administrator may do with a person of the table. */
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
