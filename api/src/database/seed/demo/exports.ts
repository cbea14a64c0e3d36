import type { EntityManager } from '@mikro-orm/postgresql';
import { makeExportJob } from '../../../features/exports/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { ADMIN, TEACHERS } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Seeds exports of the administrator and of a teacher, of which a queued job writes two real files afterwards, and two
 * saved reports of the administrator.
 */
export async function seedExports(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  now: Date,
): Promise<void> {
  const [boss, teacher] = [personId(ADMIN.email), personId(TEACHERS[0]!.email)];
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const order = { sortBy: 'UPDATED_AT', sortOrder: 'DESC', locale: 'vi' };
  const waiting = [
    { person_id: boss, list: 'COURSES', form: 'XLSX', args: { filter: { status: ['PUBLISHED'] }, ...order } },
    {
      ...{ person_id: teacher, list: 'STUDENTS', form: 'CSV' },
      args: { sortBy: 'LAST_STUDIED', sortOrder: 'DESC', viewerId: teacher, locale: 'vi' },
    },
  ].map((each) => ({ id: stableId(`export ${each.list}`), ...each, state: 'QUEUED', created_at: now }));
  await insertAll(em, 'export_file', waiting);
  for (const { id } of waiting) await jobs.send(em, makeExportJob, { exportId: id });
  await insertAll(em, 'export_file', [
    {
      ...{ id: stableId('export expired'), person_id: boss, list: 'ORDERS', form: 'XLSX' },
      ...{ args: { filter: { search: '2026' }, locale: 'vi' }, state: 'EXPIRED', attempt: 1 },
      ...{ rows_done: 41, row_count: 41, bytes: 9_812, fault: null, fault_row: null },
      ...{ created_at: at(240), started_at: at(240), finished_at: at(240) },
      expires_at: new Date(at(240).getTime() + 7 * DAY),
    },
    {
      ...{ id: stableId('export failed'), person_id: boss, list: 'AUDIT_LOG', form: 'CSV' },
      ...{ args: { filter: { targetType: 'order' }, locale: 'vi' }, state: 'FAILED', attempt: 5 },
      ...{ rows_done: 411, row_count: 1742, bytes: null, fault: 'INTERRUPTED', fault_row: 412 },
      ...{ created_at: at(30), started_at: at(29), finished_at: at(28), expires_at: null },
    },
  ]);
  await insertAll(
    em,
    'saved_report',
    [
      { name: 'Doanh thu tuần', kind: 'SALES', period: 'LAST_WEEK', step: 'DAY', is_mailed: true },
      { name: 'Kênh bán tháng này', kind: 'CHANNELS', period: 'THIS_MONTH', step: 'MONTH', is_mailed: false },
    ].map((report) => ({
      ...{ id: stableId(`report ${report.name}`), owner_id: boss, comparison: 'PREVIOUS_PERIOD' },
      ...report,
      created_at: at(120),
    })),
  );
}
