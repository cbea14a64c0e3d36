import type { FastifyInstance } from 'fastify';
import { loadViewer } from '../../features/accounts/index.ts';
import { backupArchive } from '../../features/backup/index.ts';
import { findDownload } from '../../features/operations/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** Milliseconds after which a client that reads nothing is disconnected. */
const STALLED_MS = 60_000;

/**
 * Downloads a backup as one archive. The link belongs to a session, and works as long as the session exists and its
 * person has the permission. Any other request gets 404, so it does not reveal that the backup exists.
 */
export async function backupRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<{ Querystring: { code?: string } }>('/downloads/backup.tar', async (request, reply) => {
    const asked = await findDownload(services, 'backup', String(request.query.code ?? ''));
    const viewer = asked && (await loadViewer(services.orm, asked)).viewer;
    if (!viewer?.may('backup:download') || viewer.viewedBy) return reply.callNotFound();
    const found = await backupArchive(services, asked!.args as { backupId: string });
    if (!found) return reply.callNotFound();
    reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="${found.name}.tar"`)
      .type('application/x-tar')
      .send(found.archive);
  });
}
