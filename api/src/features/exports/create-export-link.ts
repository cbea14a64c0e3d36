import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict, gone, notFound } from '../../platform/errors/errors.ts';
import { audit, createDownloadLink, type DownloadLink } from '../operations/index.ts';
import { assertMayExport } from './export.policy.ts';
import { assertStillAllowed, findExport } from './saved-files.ts';

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
