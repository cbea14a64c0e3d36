import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { loadViewer, peopleSheet } from '../../features/accounts/index.ts';
import { taughtStudentsSheet } from '../../features/analytics/index.ts';
import { reportSheet } from '../../features/business-reports/index.ts';
import { taxReturnSheet, templateXlsx, transferCsv } from '../../features/ledger/index.ts';
import {
  auditSheet,
  type ExportSheet,
  findDownload,
  sheetAsCsv,
  sheetAsXlsx,
} from '../../features/operations/index.ts';
import { ordersSheet } from '../../features/orders/index.ts';
import { coursesSheet } from '../../features/review/index.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Services } from '../../platform/process/services.ts';

/** Milliseconds until a client that reads nothing is disconnected. */
const STALLED_MS = 30_000;

interface DownloadRoute {
  Params: { kind: string; form: string };
  Querystring: { code?: string };
}

interface DownloadFile {
  readonly permission: Permission;
  readonly name: string;
  /** Rows for both formats. Files for the bank have one format, `csv` or `xlsx`. */
  readonly sheet?: (services: Services, args: never) => ExportSheet;
  readonly csv?: (services: Services, args: never) => Readable;
  readonly xlsx?: (services: Services, args: never) => Readable;
}

const files: Readonly<Record<string, DownloadFile>> = {
  people: { permission: 'person:export', name: 'nguoi-dung', sheet: peopleSheet },
  transfers: { permission: 'payout:export', name: 'chuyen-khoan', csv: transferCsv },
  'bank-template': { permission: 'payout:export', name: 'chuyen-khoan', xlsx: templateXlsx },
  bills: { permission: 'order:export', name: 'don-hang', sheet: ordersSheet },
  courses: { permission: 'course:export', name: 'khoa-hoc', sheet: coursesSheet },
  students: { permission: 'course:read-own', name: 'hoc-vien', sheet: taughtStudentsSheet },
  report: { permission: 'business-report:read', name: 'bao-cao', sheet: reportSheet },
  'tax-return': { permission: 'ledger:read', name: 'khau-tru-thue', sheet: taxReturnSheet },
  audit: { permission: 'audit:export', name: 'nhat-ky', sheet: auditSheet },
};

/**
 * Downloads for administrators and teachers. A mutation creates the link. It is valid for a few minutes, while its
 * session exists and the viewer has the permission. All other requests receive 404, which does not reveal whether the
 * file exists.
 */
export async function downloadRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<DownloadRoute>('/downloads/:kind.:form(csv|xlsx)', async (request, reply) => {
    const { kind, form } = request.params;
    const file = Object.hasOwn(files, kind) ? files[kind] : undefined;
    const download = file && (await findDownload(services, kind, String(request.query.code ?? '')));
    const viewer = download && (await loadViewer(services.orm, download)).viewer;
    if (!file || !viewer?.may(file.permission) || viewer.viewedBy) return reply.callNotFound();
    const body = getBody(file, form, services, download!.args as never);
    if (!body) return reply.callNotFound();
    // A client that does not read would occupy a database connection
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
 * @returns undefined if the file does not exist in this format. The layout PROGRAM is available as CSV only
 */
function getBody(file: DownloadFile, form: string, services: Services, args: never): Readable | undefined {
  if (!file.sheet) return (form === 'csv' ? file.csv : file.xlsx)?.(services, args);
  const sheet = file.sheet(services, args);
  if (form === 'csv') return sheetAsCsv(sheet);
  return sheet.programColumns ? undefined : sheetAsXlsx(sheet);
}
