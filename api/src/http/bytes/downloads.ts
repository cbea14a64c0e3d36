import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { loadViewer, peopleCsv } from '../../features/accounts/index.ts';
import { ordersCsv } from '../../features/billing/index.ts';
import { coursesCsv } from '../../features/catalog/index.ts';
import { transferCsv } from '../../features/ledger/index.ts';
import { auditCsv, findDownload } from '../../features/operations/index.ts';
import type { Permission } from '../../platform/permissions.ts';
import type { Services } from '../../platform/services.ts';

/** Milliseconds in which a reader has to take something. */
const STALLED_MS = 30_000;

interface Address {
  Params: { kind: string };
  Querystring: { code?: string };
}

/** A file that is written while it is fetched, and who may have it. */
interface File {
  readonly permission: Permission;
  readonly name: string;
  readonly write: (services: Services, args: never) => Readable;
}

const files: Readonly<Record<string, File>> = {
  people: { permission: 'person:export', name: 'nguoi-dung', write: peopleCsv },
  transfers: { permission: 'payout:export', name: 'chuyen-khoan', write: transferCsv },
  bills: { permission: 'order:export', name: 'hoa-don', write: ordersCsv },
  courses: { permission: 'course:export', name: 'khoa-hoc', write: coursesCsv },
  audit: { permission: 'audit:export', name: 'nhat-ky', write: auditCsv },
};

/**
 * Files of administrators. A link is handed out by a mutation, lives for minutes, and works only while the
 * session that asked for it lives and may still have the file; a stranger learns nothing, not even that it exists.
 */
export async function downloadRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/:kind.csv', async (request, reply) => {
    const { kind } = request.params;
    const file = Object.hasOwn(files, kind) ? files[kind] : undefined;
    const asked = file && (await findDownload(services, kind, String(request.query.code ?? '')));
    const viewer = asked && (await loadViewer(services.orm, asked)).viewer;
    if (!file || !viewer?.may(file.permission) || viewer.viewedBy) return reply.callNotFound();
    // Who takes nothing for so long has gone, or means to keep a connection to the database busy
    reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="${file.name}-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(file.write(services, asked!.args as never));
  });
}
