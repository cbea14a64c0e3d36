import { type Sql, sql } from '../../platform/db/sql.ts';

/**
 * Sessions that were ended since the backup would be open again, and files of people’s own data are in none. Whoever was
 * erased since is locked out until that is repeated (personal-data/repeat-erasures.jobs.ts).
 */
export const afterRestore: readonly Sql[] = [
  sql`update session set ended_at = now(), end_reason = 'RESTORED' where ended_at is null`,
  sql`update data_request set storage_key = null where storage_key is not null`,
  sql`update person set is_active = false, deactivated_at = now() from restoration r
    cross join jsonb_array_elements(r.erased) e
    where person.id = (e.value->>'id')::uuid and person.erased_at is null`,
];
