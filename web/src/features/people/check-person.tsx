import { useDeferredValue, useState } from 'react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type EffectivePermissionsQuery,
  type FindPeopleQuery,
  type PermissionsQuery,
  useEffectivePermissionsQuery,
  useFindPeopleQuery,
} from './permissions.gen.ts';
import classes from './permissions.module.css';
import { PersonName } from './person-facts.tsx';

type FoundPerson = FindPeopleQuery['searchPeople'][number];

interface CheckPersonProps {
  catalogue: PermissionsQuery['permissionCatalogue'];
  onClose: () => void;
}

export function CheckPerson({ catalogue, onClose }: CheckPersonProps) {
  const { t } = useTranslation('permissions');
  const [email, setEmail] = useState('');
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const q = useDeferredValue(email.trim());
  return (
    <Dialog isOpen onClose={onClose} title={t('check')} placement="end">
      <Stack gap={4} shrink>
        <TextField
          type="search"
          data-autofocus
          label={t('checkSearch')}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setPerson(null);
          }}
        />
        {person ? (
          <>
            <PersonName person={person} />
            <Effective personId={person.id} catalogue={catalogue} />
          </>
        ) : (
          q.length > 1 && <FoundPeople search={q} onPick={setPerson} />
        )}
      </Stack>
    </Dialog>
  );
}

function FoundPeople({ search, onPick }: { search: string; onPick: (person: FoundPerson) => void }) {
  const { t } = useTranslation('permissions');
  return (
    <QueryView
      result={useFindPeopleQuery({ variables: { search } })}
      select={({ searchPeople }) => searchPeople}
      keepsPrevious
      skeleton={<LoadingRows />}
      isEmpty={({ length }) => length === 0}
      empty={<Text tone="dim">{t('checkNobody')}</Text>}
    >
      {(people) => (
        <Grid as="ul" className={classes.found} gap={1}>
          {people.map((each) => (
            <li key={each.id}>
              <button type="button" className={utilities.plainButton} onClick={() => onPick(each)}>
                <PersonName person={each} />
              </button>
            </li>
          ))}
        </Grid>
      )}
    </QueryView>
  );
}

type EffectivePermission = EffectivePermissionsQuery['effectivePermissions'];

function Effective({ personId, catalogue }: { personId: string; catalogue: CheckPersonProps['catalogue'] }) {
  const { t } = useTranslation('permissions');
  const result = useEffectivePermissionsQuery({ variables: { personId }, ...networkOnly });
  return (
    <QueryView
      result={result}
      select={({ effectivePermissions }) => effectivePermissions}
      skeleton={<LoadingRows />}
      isEmpty={({ length }) => length === 0}
      empty={<Text tone="dim">{t('checkNothing')}</Text>}
    >
      {(sources) => <HeldPermissions held={sources} catalogue={catalogue} />}
    </QueryView>
  );
}

function HeldPermissions({
  held: list,
  catalogue,
}: {
  held: EffectivePermission;
  catalogue: CheckPersonProps['catalogue'];
}) {
  const { t } = useTranslation('permissions');
  const sources = new Map(list.map((each) => [each.permission, each.through]));
  return (
    <Grid as="dl" gap={3} text="sm">
      {catalogue.map(({ resource, label, actions }) => {
        const mine = actions.filter(({ permission }) => sources.has(permission));
        if (mine.length === 0) return null;
        return (
          <div key={resource}>
            <Text as="dt" weight={600}>
              {label}
            </Text>
            {mine.map(({ permission, label: action }) => (
              <dd key={permission}>
                <FormattedMessage
                  text={t('through', {
                    action,
                    roles: sources
                      .get(permission)
                      ?.map(({ name }) => name)
                      .join(', '),
                  })}
                  parts={{
                    roles: (label) => (
                      <Text as="span" tone="dim">
                        {label}
                      </Text>
                    ),
                  }}
                />
              </dd>
            ))}
          </div>
        );
      })}
    </Grid>
  );
}
