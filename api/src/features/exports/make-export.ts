import type { Readable } from 'node:stream';
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Attempt } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { defineDays } from '../../platform/settings/index.ts';
import { sheetAsCsv, sheetAsXlsx } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { ExportFault, ExportForm, type ExportList } from './export.enums.ts';
import { fits } from './export.policy.ts';
import { exportLists, type FileFacts, toFileName } from './export-lists.ts';
import { ExportProgress, Superseded } from './export-progress.ts';
import { type ExportFileKey, toKey } from './saved-files.ts';

/** Days until a stored file expires. */
export const EXPORT_KEPT_DAYS = defineDays('exports.keptDays', { least: 1, most: 30, default: 7 });

interface Claimed extends ExportFileKey {
  readonly person_id: string;
  readonly list: ExportList;
  readonly form: ExportForm;
  readonly args: unknown;
  readonly created_at: Date | string;
}

/** A fault that no retry can fix. */
class PermanentFault extends Error {
  constructor(readonly fault: ExportFault) {
    super(fault);
  }
}

/**
 * Writes the file of a row. If the process dies, another attempt begins again with its own file. An attempt that is
 * wrongly taken for dead can no longer update the row.
 */
export async function makeExport(services: Services, exportId: string, attempt?: Attempt): Promise<void> {
  const one = await claim(services, exportId);
  if (!one) return;
  const progress = new ExportProgress(services, one, attempt?.signal);
  try {
    const facts = await write(services, one, progress);
    await finish(services, one, progress.done, facts);
  } catch (error) {
    await services.storage.remove(toKey(one));
    if (error instanceof Superseded) return;
    if (error instanceof PermanentFault) return storeFailure(services, one, error.fault, null);
    if (attempt && !attempt.isLast) throw error;
    services.log.error(
      { err: error, exportId },
      'An export failed in its last attempt. Its owner can repeat it.',
    );
    const fault = attempt?.signal.aborted ? ExportFault.INTERRUPTED : ExportFault.UNEXPECTED;
    await storeFailure(services, one, fault, progress.done + 1);
  }
}

async function claim({ orm }: Services, id: string): Promise<Claimed | undefined> {
  const [row] = await runSql<Claimed>(
    orm.em.fork(),
    sql`update export_file set state = 'RUNNING', attempt = attempt + 1, rows_done = 0, row_count = null,
        started_at = now(), told_at = now()
      where id = ${id} and state in ('QUEUED', 'RUNNING')
      returning id, person_id, list, form, args, attempt, created_at`,
  );
  return row;
}

async function write(services: Services, one: Claimed, progress: ExportProgress): Promise<FileFacts> {
  const { permission, sheet: createSheet, getCourseId } = exportLists[one.list];
  const [allowed] = await runSql(
    services.orm.em.fork(),
    sql`select 1 from person p where p.id = ${one.person_id} and p.is_active and ${holdsPermission(permission)}`,
  );
  if (!allowed) throw new PermanentFault(ExportFault.NOT_PERMITTED);
  const sheet = createSheet(services, one.args as never);
  const counted = sheet.rows.counted((rows) => {
    if (!fits(one.form, rows)) throw new PermanentFault(ExportFault.TOO_LONG);
    progress.all = rows;
  });
  const courseIds = new Set<string>();
  const noted = getCourseId ? observeRows(counted, (row) => courseIds.add(getCourseId(row))) : counted;
  const watched = { ...sheet, rows: progress.watch(noted) };
  const file: Readable = one.form === ExportForm.XLSX ? sheetAsXlsx(watched) : sheetAsCsv(watched);
  await services.storage.write(toKey(one), file);
  return { course_ids: getCourseId ? [...courseIds] : null };
}

/** Passes rows through and collects data of each, so that the stored data match the rows in the file. */
async function* observeRows<R>(rows: AsyncIterable<R>, note: (row: R) => void): AsyncGenerator<R> {
  for await (const row of rows) {
    note(row);
    yield row;
  }
}

/**
 * Completes the row and notifies the person in one transaction.
 * @throws Superseded if the row no longer belongs to this attempt
 */
async function finish(
  services: Services,
  one: Claimed,
  rows: number,
  { course_ids: courseIds }: FileFacts,
): Promise<void> {
  const bytes = await services.storage.size(toKey(one));
  await services.orm.em.fork().transactional(async (em) => {
    const [row] = await runSql(
      em,
      sql`update export_file set state = 'READY', rows_done = ${rows}, row_count = ${rows}, bytes = ${bytes}, course_ids = ${courseIds}::uuid[], told_at = now(),
          finished_at = now(), expires_at = now() + make_interval(days => ${services.settings.get(EXPORT_KEPT_DAYS)}::int)
        where id = ${one.id} and attempt = ${one.attempt} and state = 'RUNNING' returning 1`,
    );
    if (!row) throw new Superseded();
    await notifyOwner(em, services, one, 'READY', rows);
  });
}

async function storeFailure(services: Services, one: Claimed, fault: ExportFault, faultRow: number | null) {
  await services.orm.em.fork().transactional(async (em) => {
    const [row] = await runSql<{ rows_done: number }>(
      em,
      sql`update export_file set state = 'FAILED', fault = ${fault}, fault_row = ${faultRow}::int, finished_at = now()
        where id = ${one.id} and attempt = ${one.attempt} and state = 'RUNNING' returning rows_done`,
    );
    if (row) await notifyOwner(em, services, one, 'FAILED', row.rows_done);
  });
}

const notifyOwner = (
  em: Parameters<typeof notify>[0],
  services: Services,
  { person_id: personId, list, form, created_at: at }: Claimed,
  outcome: 'READY' | 'FAILED',
  rows: number,
): Promise<void> =>
  notify(em, services, personId, {
    kind: 'LIST_EXPORTED',
    params: { file: toFileName(list, form, new Date(at)), rows, outcome },
    link: exportLists[list].page,
  });
