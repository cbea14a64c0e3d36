import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { audit, ExportLayout, runOnce } from '../operations/index.ts';
import { ExportForm, ExportList } from './export.enums.ts';
import { makeExportJob } from './export.jobs.ts';
import { assertFits, assertMayExport, MAX_AT_ONCE, MAX_RUNNING, MAX_STORED } from './export.policy.ts';
import type { ExportContentInput, ExportSize, RepeatExportInput, StartExportInput } from './export.types.ts';
import { exportLists } from './export-lists.ts';

/** The list and its parameters, as stored until the job runs. */
interface ExportRequest {
  readonly list: ExportList;
  readonly form: ExportForm;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The list of an input, and the arguments of its sheet. */
export function toExportRequest(
  { viewer, locale }: Pick<Context, 'viewer' | 'locale'>,
  { people, orders, courses, students, auditLog }: ExportContentInput,
): Omit<ExportRequest, 'form'> {
  if (people) {
    const { personIds: ids, ...args } = people;
    return { list: ExportList.PEOPLE, args: { ...args, ids, locale } };
  }
  if (orders) return { list: ExportList.ORDERS, args: { ...orders, filter: orders.filter ?? {}, locale } };
  if (courses) return { list: ExportList.COURSES, args: { ...courses, locale } };
  if (students) return { list: ExportList.STUDENTS, args: { ...students, viewerId: viewer?.id, locale } };
  return { list: ExportList.AUDIT_LOG, args: { ...auditLog, filter: auditLog?.filter ?? {}, locale } };
}

const countRows = ({ services }: Context, { list, args }: Omit<ExportRequest, 'form'>): Promise<number> =>
  exportLists[list].sheet(services, args as never).rows.count();

/**
 * The number of rows of a list.
 * @throws FORBIDDEN without the permission of the list
 */
export async function measureExport(context: Context, content: ExportContentInput): Promise<ExportSize> {
  const wanted = toExportRequest(context, content);
  assertMayExport(signedIn(context), wanted.list);
  const rowCount = await countRows(context, wanted);
  return { rowCount, isShort: rowCount <= MAX_AT_ONCE };
}

/**
 * Enqueues an export.
 * @returns the file's ID
 * @throws FORBIDDEN if the viewer lacks the permission of the list
 * @throws BAD_INPUT if the layout for programs is requested as a workbook
 * @throws POLICY if the list is too long, or there are too many files
 */
export async function startExport(
  context: Context,
  { content, form, idempotencyKey }: StartExportInput,
): Promise<string> {
  const wanted = { ...toExportRequest(context, content), form };
  assertMayExport(signedIn(context), wanted.list);
  if (form === ExportForm.XLSX && wanted.args.layout === ExportLayout.PROGRAM)
    throw badInput('form', 'exports.form');
  return enqueueExport(context, wanted, idempotencyKey);
}

/**
 * Exports a list again that the viewer exported before, with its current rows.
 * @returns the new file's ID
 * @throws NOT_FOUND if the viewer has no file with this ID
 * @throws FORBIDDEN if the viewer lacks the permission of the list
 * @throws POLICY if the list is too long, or there are too many files
 */
export async function repeatExport(
  context: Context,
  { exportId, idempotencyKey }: RepeatExportInput,
): Promise<string> {
  const wanted = await findOwnExport(context, exportId);
  if (!wanted) throw notFound();
  assertMayExport(signedIn(context), wanted.list);
  return enqueueExport(context, wanted, idempotencyKey);
}

/**
 * The parameters of the viewer's export.
 * @returns undefined if it does not exist or belongs to another person
 */
export async function findOwnExport(context: Context, exportId: string): Promise<ExportRequest | undefined> {
  if (!context.viewer || !isUuid(exportId)) return undefined;
  const [found] = await runSql<ExportRequest>(
    context.services.orm.em.fork(),
    sql`select list, form, args from export_file where id = ${exportId} and person_id = ${context.viewer.id}`,
  );
  return found;
}

/** @throws POLICY if the format does not support so many rows, or there are too many files */
async function enqueueExport(context: Context, wanted: ExportRequest, key: string | null | undefined) {
  const { list, form, args } = wanted;
  assertFits(form, await countRows(context, wanted));
  return runOnce(context, key, { startExport: wanted }, async (em, { id: personId }) => {
    await assertRoom(em, personId);
    const id = await getValue<string>(
      em,
      sql`insert into export_file (person_id, list, form, args)
      values (${personId}, ${list}, ${form}, ${JSON.stringify(args)}::jsonb) returning id`,
    );
    audit(em, context, {
      action: 'export.start',
      targetId: id,
      after: { list, form, ...(args.filter as object | null) },
    });
    await context.services.jobs.send(em, makeExportJob, { exportId: id });
    return id;
  });
}

/**
 * Serialised, so that concurrent requests count each other.
 * @throws POLICY if the person has too many files, or too many in progress
 */
async function assertRoom(em: EntityManager, personId: string): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('exports ' || ${personId}, 0))`);
  const [row] = await runSql<{ under_way: number; kept: number }>(
    em,
    sql`select count(*) filter (where state in ('QUEUED', 'RUNNING'))::int as under_way,
        count(*) filter (where state = 'READY' and expires_at > now())::int as kept
      from export_file where person_id = ${personId}`,
  );
  if (row!.under_way >= MAX_RUNNING) throw policy('EXPORTS_UNDER_WAY', { limit: MAX_RUNNING });
  if (row!.under_way + row!.kept >= MAX_STORED) throw policy('EXPORTS_KEPT', { limit: MAX_STORED });
}
