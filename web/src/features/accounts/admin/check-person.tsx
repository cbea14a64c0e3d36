import { skipToken } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import {
  type EffectivePermissionsQuery,
  type PermissionsQuery,
  useEffectivePermissionsQuery,
  useFindPeopleQuery,
} from './permissions.gen.ts';
import classes from './permissions.module.css';
import { Who } from './person-facts.tsx';

interface CheckPersonProps {
  catalogue: PermissionsQuery['permissionCatalogue'];
  onClose: () => void;
}

/** What may this person do, and by which role? */
export function CheckPerson({ catalogue, onClose }: CheckPersonProps) {
  const { t } = useTranslation('permissions');
  const [typed, setTyped] = useState('');
  const [personId, setPersonId] = useState<string | null>(null);
  const q = useDeferredValue(typed.trim());
  const { data: found, previousData } = useFindPeopleQuery(
    q.length > 1 ? { variables: { search: q } } : skipToken,
  );
  const people = q.length > 1 ? ((found ?? previousData)?.searchPeople ?? []) : [];
  const person = people.find(({ id }) => id === personId);
  return (
    <Dialog isOpen onClose={onClose} title={t('check')} placement="end">
      <div className={kit.stack}>
        <TextInput
          type="search"
          data-autofocus
          label={t('checkSearch')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPersonId(null);
          }}
        />
        {q.length > 1 && people.length === 0 && found && <p className={kit.dim}>{t('checkNobody')}</p>}
        {!person && (
          <ul className={classes.found}>
            {people.map((each) => (
              <li key={each.id}>
                <button type="button" className={kit.plainButton} onClick={() => setPersonId(each.id)}>
                  <Who person={each} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {person && (
          <>
            <Who person={person} />
            <Effective personId={person.id} catalogue={catalogue} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type Held = EffectivePermissionsQuery['effectivePermissions'];

function Effective({ personId, catalogue }: { personId: string; catalogue: CheckPersonProps['catalogue'] }) {
  const { t } = useTranslation('permissions');
  const result = useEffectivePermissionsQuery({ variables: { personId }, fetchPolicy: 'network-only' });
  return (
    <QueryView
      result={result}
      select={({ effectivePermissions }) => effectivePermissions}
      skeleton={<LoadingRows />}
      isEmpty={({ length }) => length === 0}
      empty={<p className={kit.dim}>{t('checkNothing')}</p>}
    >
      {(held) => <HeldPermissions held={held} catalogue={catalogue} />}
    </QueryView>
  );
}

function HeldPermissions({
  held: list,
  catalogue,
}: {
  held: Held;
  catalogue: CheckPersonProps['catalogue'];
}) {
  const { t } = useTranslation('permissions');
  const held = new Map(list.map((each) => [each.permission, each.through]));
  return (
    <dl className={classes.effective}>
      {catalogue.map(({ resource, label, actions }) => {
        const mine = actions.filter(({ permission }) => held.has(permission));
        if (mine.length === 0) return null;
        return (
          <div key={resource}>
            <dt className={kit.strong}>{label}</dt>
            {mine.map(({ permission, label: action }) => (
              <dd key={permission}>
                {action}{' '}
                <span className={kit.dim}>
                  {t('through', {
                    roles: held
                      .get(permission)
                      ?.map(({ name }) => name)
                      .join(', '),
                  })}
                </span>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
