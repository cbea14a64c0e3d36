import type { PersonFilter, Role } from '../../../generated/schema.ts';
import type { TableAddress } from '../../../ui/use-table-address.ts';

/** Names of the filters in the address. */
export const PEOPLE_FILTERS = ['role', 'customRole', 'status', 'from', 'to', 'seenFrom'] as const;
const ROLES: readonly Role[] = ['ADMIN', 'TEACHER', 'USER'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of Vietnam as a time: its beginning, or the beginning of the next. */
export const dayStart = (day: string, plusDays = 0): string | null => {
  if (!DAY.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00+07:00`);
  return Number.isNaN(time) ? null : new Date(time + plusDays * 86_400_000).toISOString();
};

/** What the address of the table says, as the server takes it. */
export const peopleFilter = ({ search, filter }: Pick<TableAddress, 'search' | 'filter'>): PersonFilter => {
  const role = ROLES.find((each) => each === filter('role'));
  const status = filter('status');
  return {
    search: search || null,
    roles: role ? [role] : null,
    customRoleId: filter('customRole') || null,
    isActive: status === 'active' ? true : status === 'locked' ? false : null,
    createdFrom: dayStart(filter('from')),
    createdTo: dayStart(filter('to'), 1),
    lastSeenFrom: dayStart(filter('seenFrom')),
  };
};
