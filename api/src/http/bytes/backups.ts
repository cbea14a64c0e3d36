import type { FastifyInstance } from 'fastify';
import { loadViewer } from '../../features/accounts/index.ts';
import { backupArchive } from '../../features/backup/index.ts';
import { findDownload } from '../../features/operations/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** Milliseconds until a client that reads nothing is disconnected. */
const STALLED_MS = 60_000;

/**
 * Downloads a backup as a tar archive. The link is valid while its session exists and the viewer has the permission.
 * All other requests receive 404, which does not reveal whether the backup exists.
 */
export async function backupRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<{ Querystring: { code?: string } }>('/downloads/backup.tar', async (request, reply) => {
    const download = await findDownload(services, 'backup', String(request.query.code ?? ''));
    const viewer = download && (await loadViewer(services.orm, download)).viewer;
    if (!viewer?.may('backup:download') || viewer.viewedBy) return reply.callNotFound();
    const backup = await backupArchive(services, download!.args as { backupId: string });
    if (!backup) return reply.callNotFound();
    reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="${backup.name}.tar"`)
      .type('application/x-tar')
      .send(backup.archive);
  });
}
