import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { loadViewer, peopleSheet } from '../../features/accounts/index.ts';
import { taughtStudentsSheet } from '../../features/analytics/index.ts';
import { transferCsv } from '../../features/ledger/index.ts';
import {
  auditSheet,
  ExportLayout,
  type ExportSheet,
  findDownload,
  sheetAsCsv,
  sheetAsXlsx,
} from '../../features/operations/index.ts';
import { ordersSheet } from '../../features/orders/index.ts';
import { coursesSheet } from '../../features/review/index.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Services } from '../../platform/process/services.ts';

/** Milliseconds after which a client that reads nothing is disconnected. */
const STALLED_MS = 30_000;

interface Address {
  Params: { kind: string; form: string };
  Querystring: { code?: string };
}

interface File {
  readonly permission: Permission;
  readonly name: string;
  /** Rows of the file. The file for the bank has a fixed format and uses `csv` instead. */
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
 * Downloads for administrators and teachers. A mutation creates the link, which expires after minutes and works as
 * long as the session exists and its person has the permission. Any other request gets 404, so it does not reveal
 * that the file exists.
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
    // A client that reads nothing has disconnected, or tries to occupy a database connection
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

/**
 * The body in the requested format.
 * @returns undefined if the file does not have the format: the layout for programs is CSV only
 */
function bodyOf(file: File, form: string, services: Services, args: never): Readable | undefined {
  if (!file.sheet) return form === 'csv' ? file.csv?.(services, args) : undefined;
  const sheet = file.sheet(services, args);
  if (form === 'csv') return sheetAsCsv(sheet);
  return sheet.layout === ExportLayout.PROGRAM ? undefined : sheetAsXlsx(sheet);
}
