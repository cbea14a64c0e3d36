import type { AuditFilter, AuditOrigin } from '../../generated/schema.ts';
import { dayStart } from '../../ui/day-start.ts';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';

export const AUDIT_FILTERS = ['action', 'from', 'to', 'origin', 'actor', 'target', 'viewAs'] as const;
/** Origins of log entries, by their names in the URL. */
export const ORIGINS = {
  graphql: 'GRAPHQL',
  rest: 'REST',
  job: 'JOB',
  gateway: 'GATEWAY',
  seed: 'SEED',
} as const satisfies Record<string, AuditOrigin>;

export const auditFilter = ({
  search,
  filter,
}: Pick<TableSearchParams, 'search' | 'filter'>): AuditFilter => ({
  search: search || null,
  actions: filter('action') ? [filter('action')] : null,
  from: dayStart(filter('from')),
  to: dayStart(filter('to'), 1),
  origin: ORIGINS[filter('origin') as keyof typeof ORIGINS] ?? null,
  actorId: filter('actor') || null,
  targetId: filter('target') || null,
  isViewAs: filter('viewAs') ? true : null,
});
