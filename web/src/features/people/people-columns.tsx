import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import type { BulkAnswerFragment } from './bulk.gen.ts';
import { Outcome } from './bulk-outcome.tsx';
import type { PeopleQuery } from './people.gen.ts';
import { Activity, PersonName, Roles } from './person-facts.tsx';

export type PersonRow = PeopleQuery['people']['items'][number];

/** Columns of the table of people. After a bulk action the last one shows the result of each row. */
export const usePeopleColumns = (result: BulkAnswerFragment | null): Column<PersonRow>[] => {
  const { t } = useTranslation('people');
  const { date } = useFormat();
  return useMemo(() => {
    const outcomes = new Map(result?.rows.map((row) => [row.id, row]));
    return [
      {
        key: 'who',
        header: t('column.who'),
        sortBy: 'FULL_NAME',
        cell: (person) => (
          <Link to={`/admin/users/${person.id}`}>
            <PersonName person={person} />
          </Link>
        ),
      },
      {
        key: 'roles',
        header: t('column.roles'),
        sortBy: 'ROLE',
        cell: ({ roles, customRoles }) => <Roles roles={roles} customRoles={customRoles} />,
      },
      {
        key: 'status',
        header: t('column.status'),
        sortBy: 'STATUS',
        cell: ({ isActive }) => <Activity isActive={isActive} />,
      },
      {
        key: 'created',
        header: t('column.created'),
        sortBy: 'CREATED_AT',
        cell: ({ createdAt }) => (
          <Text as="span" numbers>
            {date(createdAt)}
          </Text>
        ),
      },
      result
        ? {
            // Replaces the column of the last visit
            key: 'result',
            header: t('column.result'),
            cell: ({ id }: PersonRow) => {
              const row = outcomes.get(id);
              return row ? <Outcome row={row} /> : null;
            },
          }
        : {
            key: 'seen',
            header: t('column.seen'),
            sortBy: 'LAST_SEEN_AT',
            cell: ({ lastSeenAt }: PersonRow) => (
              <Text as="span" numbers>
                {lastSeenAt ? date(lastSeenAt) : t('never')}
              </Text>
            ),
          },
    ];
  }, [t, date, result]);
};
