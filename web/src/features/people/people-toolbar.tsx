import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { formatDate, useFormat } from '../../ui/format.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { today, toMidnight } from '../../ui/local-time.ts';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { useCustomRoleNamesQuery } from './people.gen.ts';
import { PEOPLE_FILTERS } from './people-filter.ts';

/** Search and filters of the table of people. Active filters are shown as chips. */
export function PeopleToolbar({
  tableParams,
  total,
}: {
  tableParams: TableSearchParams;
  total: number | undefined;
}) {
  const { t } = useTranslation('people');
  const { count } = useFormat();
  const viewer = useViewer();
  const { data } = useCustomRoleNamesQuery({ skip: !viewer.may('role:read') });
  const custom = data?.roles.filter(({ kind }) => kind === 'CUSTOM') ?? [];
  const role =
    tableParams.filter('role') ||
    (tableParams.filter('customRole') && `custom:${tableParams.filter('customRole')}`);
  const setRole = (value: string) => {
    const isCustom = value.startsWith('custom:');
    tableParams.set({ role: isCustom ? null : value, customRole: isCustom ? value.slice(7) : null });
  };
  const getLabel = (name: string, value: string): string => {
    if (name === 'role') return t(`role.${value as 'USER'}`, { defaultValue: value });
    if (name === 'customRole') return custom.find(({ id }) => id === value)?.name ?? t('filter.role');
    if (name === 'status') return t(value === 'locked' ? 'state.locked' : 'state.active');
    return t(`filter.${name as 'from'}`, { date: formatDate(toMidnight(value)) });
  };
  const on = PEOPLE_FILTERS.filter((name) => tableParams.filter(name));

  return (
    <>
      <TableToolbar
        tableParams={tableParams}
        search={t('search')}
        filters={[
          {
            name: 'role',
            label: t('filter.role'),
            any: t('filter.allRoles'),
            value: role,
            options: [
              ...(['USER', 'TEACHER', 'ADMIN'] as const).map((value) => ({
                value,
                label: t(`role.${value}`),
              })),
              ...custom.map(({ id, name }) => ({ value: `custom:${id}`, label: name })),
            ],
            onChange: setRole,
          },
          {
            name: 'status',
            label: t('filter.status'),
            any: t('filter.allStates'),
            options: [
              { value: 'active', label: t('state.active') },
              { value: 'locked', label: t('state.locked') },
            ],
          },
        ]}
        saved="people"
      >
        <DateField
          isInline
          max={today()}
          label={t('filter.created')}
          value={tableParams.filter('from')}
          onDate={(from) => tableParams.set({ from })}
        />
      </TableToolbar>
      {(on.length > 0 || tableParams.search) && (
        <Row wrap gap={2} w="full">
          {on.map((name) => (
            <button
              key={name}
              type="button"
              className={utilities.chipOn}
              aria-label={t('filter.remove', { filter: getLabel(name, tableParams.filter(name)) })}
              onClick={() => tableParams.set({ [name]: null })}
            >
              {getLabel(name, tableParams.filter(name))}
              <IconX size={14} aria-hidden="true" />
            </button>
          ))}
          <TextButton onClick={tableParams.clear}>{t('filter.clear')}</TextButton>
          {total !== undefined && (
            <Text as="span" ml="auto" text="sm" tone="dim">
              {t('people', { count: total, value: count(total) })}
            </Text>
          )}
        </Row>
      )}
    </>
  );
}
