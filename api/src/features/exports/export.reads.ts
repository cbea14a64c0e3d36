import { type Sql, sql } from '../../graphql/read/index.ts';

/**
 * Files of a person. The clock decides whether a file has expired, not the job that deletes it.
 * @param where condition on `x`
 */
export const exportRows = (personId: string, where = sql`true`): Sql => sql`
  select x.id, x.list, x.form, case when x.state = 'READY' and x.expires_at <= now() then 'EXPIRED' else x.state end as state,
    nullif(x.args->'filter'->>'search', '') as search,
    (select count(*)::int from jsonb_each(case jsonb_typeof(x.args->'filter') when 'object' then x.args->'filter' else '{}' end) f
      where f.key <> 'search' and f.value not in ('null', '[]')) as "filterCount",
    x.rows_done as "rowsDone", x.row_count as "rowCount", x.bytes::float8 as bytes, x.fault, x.fault_row as "faultRow",
    x.created_at as "createdAt", x.started_at as "startedAt", x.finished_at as "finishedAt", x.expires_at as "expiresAt"
  from export_file x where x.person_id = ${personId} and ${where}`;
