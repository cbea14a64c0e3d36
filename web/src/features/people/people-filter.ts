import type { PersonFilter, Role } from '../../generated/schema.ts';
import { dayStart } from '../../ui/day-start.ts';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';

export const PEOPLE_FILTERS = ['role', 'customRole', 'status', 'from', 'to', 'seenFrom'] as const;
const ROLES: readonly Role[] = ['ADMIN', 'TEACHER', 'USER'];

export const peopleFilter = ({
  search,
  filter,
}: Pick<TableSearchParams, 'search' | 'filter'>): PersonFilter => {
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
