import type { Readable } from 'node:stream';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict, gone, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { audit, createDownloadLink, type DownloadLink } from '../operations/index.ts';
import type { ExportList } from './export.enums.ts';
import { assertMayExport } from './export.policy.ts';
import { type ExportFileKey, keyOf } from './export-key.ts';
import { exportLists, type FileFacts, fileNameOf } from './export-lists.ts';

interface StoredExport extends ExportFileKey, FileFacts {
  readonly list: ExportList;
  readonly state: string;
  readonly is_over: boolean;
  readonly created_at: Date | string;
}

async function findExport(
  { orm }: Services,
  personId: string,
  id: string,
): Promise<StoredExport | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await runSql<StoredExport>(
    orm.em.fork(),
    sql`select id, list, form, attempt, state, created_at, course_ids, state = 'EXPIRED' or coalesce(expires_at <= now(), false) as is_over
      from export_file where id = ${id} and person_id = ${personId}`,
  );
  return row;
}

/**
 * @throws NOT_FOUND for exports of others
 * @throws GONE if it has expired
 */
export async function assertAvailable(context: Context, exportId: string): Promise<void> {
  const found = await findExport(context.services, signedIn(context).id, exportId);
  if (!found) throw notFound();
  if (found.is_over) throw gone('EXPORT_EXPIRED');
}

/** @throws GONE if the viewer may no longer read the content, or this cannot be determined */
async function assertStillAllowed(services: Services, viewer: Viewer, file: StoredExport): Promise<void> {
  const { mayStillRead } = exportLists[file.list];
  if (mayStillRead && !(await mayStillRead(services, viewer, file))) throw gone('EXPORT_OUTDATED');
}

/**
 * Creates a download link for a finished file. The download is recorded in the audit log.
 * @throws NOT_FOUND if the viewer has no file with this ID
 * @throws FORBIDDEN if the viewer lacks the permission of the list
 * @throws GONE if it has expired or is outdated
 * @throws CONFLICT if it is not ready
 */
export async function createExportLink(context: Context, exportId: string): Promise<DownloadLink> {
  const viewer = signedIn(context);
  const found = await findExport(context.services, viewer.id, exportId);
  if (!found) throw notFound();
  assertMayExport(viewer, found.list);
  if (found.is_over) throw gone('EXPORT_EXPIRED');
  if (found.state !== 'READY') throw conflict('EXPORT_NOT_READY', { state: found.state });
  await assertStillAllowed(context.services, viewer, found);
  const { id, list, form } = found;
  return context.em.transactional(async (em) => {
    audit(em, context, { action: 'export.download', targetId: id, after: { list, form } });
    const extension = form.toLowerCase() as 'csv' | 'xlsx';
    return createDownloadLink(em, context, { kind: 'export', args: { exportId: id }, form: extension });
  });
}

/**
 * A file for a viewer who may still download it.
 * @returns undefined for others
 * @throws GONE if it has expired or is outdated
 */
export async function savedFile(
  services: Services,
  viewer: Viewer,
  { exportId }: { exportId: string },
): Promise<{ name: string; bytes: number; content: Readable } | undefined> {
  const found = await findExport(services, viewer.id, exportId);
  if (!found || !viewer.may(exportLists[found.list].permission)) return undefined;
  if (found.is_over) throw gone('EXPORT_EXPIRED');
  const bytes = found.state === 'READY' ? await services.storage.size(keyOf(found)) : undefined;
  if (bytes === undefined) return undefined;
  await assertStillAllowed(services, viewer, found);
  return {
    name: fileNameOf(found.list, found.form, new Date(found.created_at)),
    bytes,
    content: services.storage.read(keyOf(found)),
  };
}

/**
 * Deletes an export of the viewer in any state. If it is being written, the job stops at its next check.
 * @throws NOT_FOUND if the viewer has no file with this ID
 */
export async function deleteExport(context: Context, exportId: string): Promise<string> {
  const viewer = signedIn(context);
  const gone = await context.em.transactional(async (em) => {
    const [row] = isUuid(exportId)
      ? await runSql<ExportFileKey & { list: string; state: string }>(
          em,
          sql`delete from export_file where id = ${exportId} and person_id = ${viewer.id}
            returning id, attempt, form, list, state`,
        )
      : [];
    if (!row) throw notFound();
    audit(em, context, {
      action: 'export.delete',
      targetId: row.id,
      before: { list: row.list, form: row.form, state: row.state },
    });
    return row;
  });
  // After the commit: if the server dies here, the sweep removes the unreferenced file
  await context.services.storage.remove(keyOf(gone));
  return gone.id;
}
