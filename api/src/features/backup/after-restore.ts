import { type Sql, sql } from '../../platform/db/sql.ts';

/** Nothing leaves a restored program before a person has looked; what comes in is taken. */
export const afterRestore: readonly Sql[] = [
  sql`insert into outgoing_hold (kind, since, backup_at)
    select k.kind, r.restored_at, r.backup_at
    from (values ('MONEY'), ('MAIL'), ('WEBHOOK')) k(kind),
      (select * from restoration order by restored_at desc limit 1) r
    on conflict (kind) do update set since = excluded.since, backup_at = excluded.backup_at,
      released_at = null, released_by = null, reason = null`,
];
