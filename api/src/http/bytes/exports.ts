import type { FastifyInstance } from 'fastify';
import { loadViewer } from '../../features/accounts/index.ts';
import { savedFile } from '../../features/exports/index.ts';
import { findDownload } from '../../features/operations/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { toOfferedLocale, translate } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { XLSX_TYPE } from './downloads.ts';

/** Milliseconds after which a client that reads nothing is disconnected. */
const STALLED_MS = 60_000;

/**
 * Downloads stored exports. The link belongs to a session, and works as long as the session exists and its person may
 * read the list. Any other request gets 404, so it does not reveal that the export exists.
 */
export async function exportRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<{ Params: { form: string }; Querystring: { code?: string } }>(
    '/downloads/export.:form(csv|xlsx)',
    async (request, reply) => {
      const download = await findDownload(services, 'export', String(request.query.code ?? ''));
      const viewer = download && (await loadViewer(services.orm, download)).viewer;
      if (!viewer || viewer.viewedBy) return reply.callNotFound();
      const file = await savedFile(services, viewer, download.args as { exportId: string }).catch(
        (error: unknown) => {
          if (error instanceof AppError) return error;
          throw error;
        },
      );
      if (file instanceof AppError)
        return reply
          .code(410)
          .type('text/plain; charset=utf-8')
          .send(translate(toOfferedLocale(viewer.locale), file.key));
      if (!file) return reply.callNotFound();
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
      return reply
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .type(request.params.form === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
        .send(file.content);
    },
  );
}
