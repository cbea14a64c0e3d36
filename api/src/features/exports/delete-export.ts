import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { audit } from '../operations/index.ts';
import { type ExportFileKey, toKey } from './saved-files.ts';

/**
 * Deletes an export of the viewer in any state. If it is being written, the job stops at its next check.
 * @throws NOT_FOUND if the viewer has no file with this ID
 */
export async function deleteExport(context: Context, exportId: string): Promise<string> {
  const viewer = signedIn(context);
  const deleted = await context.em.transactional(async (em) => {
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
  await context.services.storage.remove(toKey(deleted));
  return deleted.id;
}
