import { type Sql, sql } from '../../graphql/read/index.ts';
import type { OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import type { Services } from '../../platform/process/services.ts';
import { DAILY_COPIES, WEEKLY_COPIES } from './settings.ts';

/**
 * Backups in the form of the API, the latest first.
 * @param where condition on `b`
 */
export const backupRows = (where: Sql, limit = 1): Sql => sql`
  select b.id, b.trigger, b.status, b.fault, b.fault_detail as "faultDetail", b.created_at as "createdAt",
    b.ended_at as "endedAt", b.snapshot_at as "snapshotAt", p.full_name as "askedByName", b.phase,
    b.done_bytes::float8 as "doneBytes", b.all_bytes::float8 as "allBytes",
    b.status = 'RUNNING' and b.stop_asked_at is not null as "isStopping",
    b.database_bytes::float8 as "databaseBytes", b.file_bytes::float8 as "fileBytes",
    b.row_count::float8 as "rowCount", b.file_count as "fileCount", b.checksum,
    b.kept_as is not distinct from 'WEEKLY' as "isWeekly",
    coalesce(b.checking_since > now() - interval '12 hours', false) as "isBeingChecked",
    b.checked_at as "checkedAt", b.check_fault as "checkFault", b.check_detail as "checkDetail", b.files_at_fault as "filesAtFault",
    (select max(d.ended_at) from backup_drill d where d.backup_id = b.id and d.status = 'PASSED') as "drilledAt", b.folder
  from backup_run b left join person p on p.id = b.asked_by and p.erased_at is null
  where ${where} order by b.id desc limit ${limit}`;

/**
 * The latest of the drills.
 * @param where condition on `d`
 */
export const drillRows = (where: Sql): Sql => sql`
  select d.id, d.backup_id as "backupId", b.snapshot_at as "backupAt", d.status, d.fault,
    d.fault_detail as "faultDetail", d.started_at as "startedAt", d.ended_at as "endedAt", d.steps
  from backup_drill d join backup_run b on b.id = d.backup_id
  where ${where} order by d.id desc limit 1`;

/** The kinds of outgoing actions that are on hold, in the order of the kinds. */
export const holdRows = (kind?: OutgoingKind): Sql => sql`
  select h.kind, h.since, h.backup_at as "backupAt", h.released_at as "releasedAt",
    p.full_name as "releasedByName", h.reason,
    case h.kind
      when 'MAIL' then (select count(*)::int from pgboss.job j where j.name = 'mail.deliver' and j.state < 'active')
      when 'WEBHOOK' then (select count(*)::int from webhook_delivery d where d.state = 'WAITING')
      else (select count(*)::int from refund_transfer t where t.kind = 'GATEWAY' and t.status in ('CREATED', 'SENT')) end as waiting
  from outgoing_hold h left join person p on p.id = h.released_by and p.erased_at is null
  where ${kind ?? null}::text is null or h.kind = ${kind ?? null}::text
  order by array_position(array['MONEY', 'MAIL', 'WEBHOOK'], h.kind)`;

export const overviewRow = ({ config, settings }: Services): Sql => sql`
  select ${config.backupDir}::text as place, ${config.backupDir.startsWith(config.dataDir)}::boolean as "isBesideData",
    count(*)::int as count,
    (coalesce(sum(b.database_bytes), 0) + coalesce(max(b.file_bytes), 0))::float8 as bytes,
    ${settings.get(DAILY_COPIES)}::int as "dailyCopies", ${settings.get(WEEKLY_COPIES)}::int as "weeklyCopies",
    ${next(sql`interval '2 hours'`)} as "nextBackupAt", ${next(sql`interval '3 hours 10 minutes'`)} as "nextDrillAt"
  from backup_run b where b.folder is not null and b.removed_at is null`;

/** The next occurrence of a time of day in Vietnam. */
const next = (time: Sql): Sql => sql`(
  select (t.today + ${time} + case when t.today + ${time} <= t.now then interval '1 day' else interval '0' end)
    at time zone 'Asia/Ho_Chi_Minh'
  from (select date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') as today, now() at time zone 'Asia/Ho_Chi_Minh' as now) t)`;
