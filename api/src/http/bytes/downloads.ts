import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { loadViewer, peopleSheet } from '../../features/accounts/index.ts';
import { taughtStudentsSheet } from '../../features/analytics/index.ts';
import { ordersSheet } from '../../features/billing/index.ts';
import { transferCsv } from '../../features/ledger/index.ts';
import {
  auditSheet,
  ExportLayout,
  type ExportSheet,
  findDownload,
  sheetAsCsv,
  sheetAsXlsx,
} from '../../features/operations/index.ts';
import { coursesSheet } from '../../features/review/index.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Services } from '../../platform/process/services.ts';

/** Milliseconds in which a reader has to take something. */
const STALLED_MS = 30_000;

interface Address {
  Params: { kind: string; form: string };
  Querystring: { code?: string };
}

/** A file that is written while it is fetched, and who may have it. */
interface File {
  readonly permission: Permission;
  readonly name: string;
  /** Its rows; the file of the bank, whose form the bank says, is written by itself. */
  readonly sheet?: (services: Services, args: never) => ExportSheet;
  readonly csv?: (services: Services, args: never) => Readable;
}

const files: Readonly<Record<string, File>> = {
  people: { permission: 'person:export', name: 'nguoi-dung', sheet: peopleSheet },
  transfers: { permission: 'payout:export', name: 'chuyen-khoan', csv: transferCsv },
  bills: { permission: 'order:export', name: 'hoa-don', sheet: ordersSheet },
  courses: { permission: 'course:export', name: 'khoa-hoc', sheet: coursesSheet },
  students: { permission: 'course:read-own', name: 'hoc-vien', sheet: taughtStudentsSheet },
  audit: { permission: 'audit:export', name: 'nhat-ky', sheet: auditSheet },
};

/**
 * Files of administrators and teachers. A link is handed out by a mutation, lives for minutes, and works only while the
 * session that asked for it lives and may still have the file; a stranger learns nothing, not even that it exists.
 */
export async function downloadRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/:kind.:form(csv|xlsx)', async (request, reply) => {
    const { kind, form } = request.params;
    const file = Object.hasOwn(files, kind) ? files[kind] : undefined;
    const asked = file && (await findDownload(services, kind, String(request.query.code ?? '')));
    const viewer = asked && (await loadViewer(services.orm, asked)).viewer;
    if (!file || !viewer?.may(file.permission) || viewer.viewedBy) return reply.callNotFound();
    const body = bodyOf(file, form, services, asked!.args as never);
    if (!body) return reply.callNotFound();
    // Who takes nothing for so long has gone, or means to keep a connection to the database busy
    reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="${file.name}-${day}.${form}"`)
      .type(form === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
      .send(body);
  });
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file in the form that is asked for; undefined where there is none: programs read CSV. */
function bodyOf(file: File, form: string, services: Services, args: never): Readable | undefined {
  if (!file.sheet) return form === 'csv' ? file.csv?.(services, args) : undefined;
  const sheet = file.sheet(services, args);
  if (form === 'csv') return sheetAsCsv(sheet);
  return sheet.layout === ExportLayout.PROGRAM ? undefined : sheetAsXlsx(sheet);
}
