import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { findValue, runSql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import type { SepaySettings } from './sepay.ts';

export const SIMULATOR_PATH = '/sandbox/e-invoices';

/** Credentials of the simulator. It writes no valid invoices, so they are not secret. */
export const SIMULATED_SEPAY: SepaySettings = {
  baseUrl: SIMULATOR_PATH,
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  providerAccount: '0aea3134-da40-11f0-aef4-52c7e9b4f41b',
  template: '2',
  series: 'C26TSE',
};

/** The tax office refuses invoices to this tax code, as if its holder had closed down. */
export const CLOSED_TAX_CODE = '0312445871';

/**
 * Misbehaviour of the simulator, for tests.
 *
 * - LOST: executes the request, and answers with an error of a proxy.
 * - DOWN: does not execute the request.
 * - LATE: the request, or the tax office, needs more time.
 * - GAP: the next number is skipped.
 * - TAX_REFUSES: the tax office refuses the issued invoice.
 * - WRONG: answers about another amount.
 * - TAKEN: answers that the reference exists, although it does not.
 * - FAILED: accepts the request, and reports later that it failed.
 */
export type SimulatorFault = 'LOST' | 'DOWN' | 'LATE' | 'GAP' | 'TAX_REFUSES' | 'WRONG' | 'TAKEN' | 'FAILED';

const faults: SimulatorFault[] = [];

type Call = 'create' | 'issue' | 'check' | 'details' | 'download';

/** The calls that each fault is possible in. */
const CALLS: Record<SimulatorFault, readonly Call[]> = {
  LOST: ['create', 'issue', 'check', 'details', 'download'],
  DOWN: ['create', 'issue', 'check', 'details', 'download'],
  LATE: ['create', 'issue', 'details'],
  GAP: ['issue'],
  TAX_REFUSES: ['issue'],
  WRONG: ['details'],
  TAKEN: ['create'],
  FAILED: ['create', 'issue'],
};

/** The next requests to the simulator in this process misbehave, in this order, each the first one that it can. */
export const addSimulatorFaults = (...added: readonly SimulatorFault[]): void => void faults.push(...added);
export const clearSimulatorFaults = (): void => void faults.splice(0);

export interface SimulatorRequest {
  readonly method: 'GET' | 'POST';
  /** Below {@link SIMULATOR_PATH}, with the query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface SimulatorAnswer {
  readonly status: number;
  readonly body: object;
}

/** An invoice at the simulator. The table stores it as JSON. */
export interface SimulatedInvoice {
  readonly reference: string;
  readonly lowers: string | null;
  readonly amount: number;
  readonly buyer: string;
  readonly taxCode: string;
  readonly item: string;
  readonly series: string;
  readonly state: 'draft' | 'issued';
  readonly number: string | null;
  readonly isRefused: boolean;
  /** Calls until the tax office answers. */
  readonly pending: number;
  /** The request that the simulator has not executed: it follows with the next status call, or has failed. */
  readonly open: 'CREATE' | 'ISSUE' | 'FAILED_CREATE' | 'FAILED_ISSUE' | null;
}

const created = z.object({
  reference_code: z.string().min(1),
  template_code: z.string().min(1),
  invoice_series: z.string().min(1),
  issued_date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  currency: z.literal('VND'),
  provider_account_id: z.string(),
  is_draft: z.boolean(),
  original_invoice_reference_code: z.string().optional(),
  adjustment_type: z.literal('decrease').optional(),
  buyer: z.object({
    name: z.string().min(1),
    tax_code: z.string().optional(),
    national_id: z.string().optional(),
  }),
  items: z
    .array(z.object({ item_name: z.string().min(1), quantity: z.number(), unit_price: z.number().int() }))
    .min(1),
  total_amount: z.number().int().positive(),
});

const POSTS: Readonly<Record<string, Call>> = {
  '/v1/invoices/create': 'create',
  '/v1/invoices/adjust': 'create',
  '/v1/invoices/issue': 'issue',
};

const TOKEN = 'sandbox-token';
const ok = (data: object): SimulatorAnswer => ({ status: 200, body: { success: true, data } });
const error = (status: number, code: string, message: string): SimulatorAnswer => ({
  status,
  body: { success: false, error: { code, message } },
});
const UNKNOWN = error(404, 'NOT_FOUND', 'Không tìm thấy hóa đơn.');

/**
 * Simulates SePay eInvoice over HTTP with its documented calls. Its state is in the database, so all processes share it
 * and it survives restarts. Not a real invoice: nothing reaches a tax office.
 */
export async function answerAsSepay(services: Services, request: SimulatorRequest): Promise<SimulatorAnswer> {
  const call = toCall(request);
  const fault = call && faults[0] && CALLS[faults[0]].includes(call) ? faults.shift() : undefined;
  if (fault === 'DOWN') return { status: 503, body: {} };
  const answer = await execute(services, request, call, fault);
  return fault === 'LOST' ? { status: 502, body: {} } : answer;
}

function toCall({ method, path }: SimulatorRequest): Call | undefined {
  if (method === 'POST') return POSTS[path];
  if (/^\/v1\/invoices\/(create|issue)\/check\/[^/]+$/.test(path)) return 'check';
  if (/^\/v1\/invoices\/[^/]+\/download\?type=(pdf|xml)$/.test(path)) return 'download';
  return /^\/v1\/invoices\/[^/]+$/.test(path) ? 'details' : undefined;
}

async function execute(
  services: Services,
  { path, authorization, body }: SimulatorRequest,
  call: Call | undefined,
  fault: SimulatorFault | undefined,
): Promise<SimulatorAnswer> {
  const { clientId, clientSecret } = SIMULATED_SEPAY;
  if (path === '/v1/token')
    return authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      ? ok({ access_token: TOKEN, token_type: 'Bearer', expires_in: 86_400 })
      : error(401, 'UNAUTHORIZED', 'client_id hoặc client_secret không đúng.');
  if (authorization !== `Bearer ${TOKEN}`) return error(401, 'UNAUTHORIZED', 'Thiếu hoặc sai Bearer token.');
  const [what = '', , tracking = ''] = path.split(/[/?]/).slice(3);
  switch (call) {
    case 'create':
      return create(services, body, fault);
    case 'issue':
      return issue(services, body, fault);
    case 'check':
      return check(services, what === 'create' ? 'create' : 'issue', tracking);
    case 'download':
      return download(services, what, path);
    case 'details':
      return details(services, what, fault);
    default:
      return error(404, 'NOT_FOUND', path);
  }
}

async function create(
  services: Services,
  body: string,
  fault: SimulatorFault | undefined,
): Promise<SimulatorAnswer> {
  const parsed = created.safeParse(JSON.parse(body));
  if (!parsed.success) return error(400, 'BAD_REQUEST', parsed.error.issues[0]!.path.join('.'));
  if (fault === 'TAKEN') return error(409, 'EINVOICE_DOCUMENT_EXISTED', 'Hệ thống đã ghi nhận hoá đơn này.');
  const { data } = parsed;
  const taxCode = data.buyer.tax_code ?? '';
  if (taxCode && !/^\d{10}(-\d{3})?$/.test(taxCode))
    return error(422, 'INVALID_TAX_CODE', 'Mã số thuế người mua không hợp lệ.');
  const { original_invoice_reference_code: lowers = null } = data;
  const original = lowers ? await load(services, lowers) : undefined;
  if (lowers && (original?.state !== 'issued' || original.isRefused || original.pending > 0))
    return error(400, 'ORIGINAL_NOT_ACCEPTED', 'Hóa đơn gốc chưa được cơ quan thuế tiếp nhận.');
  const invoice: SimulatedInvoice = {
    reference: data.reference_code,
    lowers,
    amount: data.total_amount,
    buyer: data.buyer.name,
    taxCode,
    item: data.items[0]!.item_name,
    series: `${data.template_code}${data.invoice_series}`,
    state: 'draft',
    number: null,
    isRefused: false,
    pending: 1,
    open: fault === 'LATE' ? 'CREATE' : fault === 'FAILED' ? 'FAILED_CREATE' : null,
  };
  const added = await runSql(
    services.orm.em.fork(),
    sql`insert into sandbox_e_invoice (reference, state) values (${invoice.reference}, ${JSON.stringify(invoice)}::jsonb)
      on conflict (reference) do update set state = excluded.state
        where sandbox_e_invoice.state->>'open' = 'FAILED_CREATE' returning reference`,
  );
  if (!added.length) return error(409, 'EINVOICE_DOCUMENT_EXISTED', 'Hệ thống đã ghi nhận hoá đơn này.');
  return ok({ tracking_code: `c-${invoice.reference}`, message: 'Đã tạo yêu cầu xuất bán hóa đơn điện tử' });
}

async function issue(
  services: Services,
  body: string,
  fault: SimulatorFault | undefined,
): Promise<SimulatorAnswer> {
  const { reference_code: reference } = z.object({ reference_code: z.string() }).parse(JSON.parse(body));
  return change(services, reference, async (em, found) => {
    if (found?.state !== 'draft' || isHidden(found))
      return { answer: error(404, 'NOT_FOUND', 'Không tìm thấy hóa đơn nháp.') };
    const answer = ok({ tracking_code: `i-${reference}`, message: 'Đã tạo yêu cầu phát hành' });
    if (fault === 'LATE' || fault === 'FAILED')
      return { answer, to: { ...found, open: fault === 'LATE' ? 'ISSUE' : 'FAILED_ISSUE' } };
    if (fault === 'GAP') await runSql(em, sql`select nextval('sandbox_e_invoice_number')`);
    const isRefused = fault === 'TAX_REFUSES' || found.taxCode === CLOSED_TAX_CODE;
    return { answer, to: { ...(await withNumber(em, found)), isRefused } };
  });
}

async function withNumber(em: EntityManager, invoice: SimulatedInvoice): Promise<SimulatedInvoice> {
  const number = await findValue<string>(em, sql`select nextval('sandbox_e_invoice_number')::text`);
  return { ...invoice, state: 'issued', number: number!.padStart(8, '0'), open: null };
}

/** Reports the state of a request. A late one is executed now and reported as such with the next call. */
function check(services: Services, request: 'create' | 'issue', tracking: string): Promise<SimulatorAnswer> {
  return change(services, tracking.slice(2), async (em, found) => {
    if (!found || tracking[0] !== request[0]) return { answer: UNKNOWN };
    const { reference, open, state } = found;
    const answer = (status: string, message: string | null = null) =>
      ok({ reference_code: reference, status, message });
    if (open === 'CREATE') return { answer: answer('Pending'), to: { ...found, open: null } };
    if (open === 'ISSUE') return { answer: answer('Pending'), to: await withNumber(em, found) };
    if (open) return { answer: answer('Failed', 'Lỗi ký số.') };
    return { answer: answer(request === 'create' || state === 'issued' ? 'Success' : 'Pending') };
  });
}

const isHidden = ({ open }: SimulatedInvoice): boolean => open === 'CREATE' || open === 'FAILED_CREATE';

/** Changes an invoice under a lock. */
function change(
  services: Services,
  reference: string,
  decide: (
    em: EntityManager,
    found: SimulatedInvoice | undefined,
  ) => Promise<{ readonly answer: SimulatorAnswer; readonly to?: SimulatedInvoice }>,
): Promise<SimulatorAnswer> {
  return services.orm.em.fork().transactional(async (em) => {
    const found = await findValue<SimulatedInvoice>(
      em,
      sql`select state from sandbox_e_invoice where reference = ${reference} for update`,
    );
    const { answer, to } = await decide(em, found);
    if (to)
      await runSql(
        em,
        sql`update sandbox_e_invoice set state = ${JSON.stringify(to)}::jsonb where reference = ${reference}`,
      );
    return answer;
  });
}

/** Each call brings the answer of the tax office closer. */
async function details(
  services: Services,
  reference: string,
  fault: SimulatorFault | undefined,
): Promise<SimulatorAnswer> {
  const found = await load(services, reference);
  if (!found || isHidden(found)) return UNKNOWN;
  const { state, number, amount, series, pending, isRefused } = found;
  if (state === 'issued' && pending > 0 && fault !== 'LATE')
    await runSql(
      services.orm.em.fork(),
      sql`update sandbox_e_invoice set state = state || jsonb_build_object('pending', (state->>'pending')::int - 1)
        where reference = ${reference} and (state->>'pending')::int > 0`,
    );
  const isAnswered = state === 'issued' && pending === 0;
  return ok({
    reference_code: found.reference,
    invoice_number: number ?? '0',
    invoice_series: series,
    status: state,
    total_amount: fault === 'WRONG' ? amount + 1 : amount,
    provider_status: isAnswered ? (isRefused ? '6' : '4') : state === 'issued' ? '5' : '1',
    ...(isAnswered && !isRefused && { tax_authority_code: `M1-26-${number}` }),
    ...(isAnswered && isRefused && { message: 'Mã số thuế người mua đã ngừng hoạt động.' }),
  });
}

async function download(services: Services, reference: string, path: string): Promise<SimulatorAnswer> {
  const found = await load(services, reference);
  if (found?.state !== 'issued' || found.isRefused) return UNKNOWN;
  const type = path.endsWith('type=xml') ? 'xml' : 'pdf';
  const content = type === 'xml' ? simulatedXml(found) : simulatedPdf(found);
  return ok({ file_type: type, file_name: `${found.number}.${type}`, content: content.toString('base64') });
}

const load = (services: Services, reference: string): Promise<SimulatedInvoice | undefined> =>
  findValue<SimulatedInvoice>(
    services.orm.em.fork(),
    sql`select state from sandbox_e_invoice where reference = ${reference}`,
  );

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

/** The names of the elements are those of the tax office’s format. It is not signed. */
export const simulatedXml = ({ number, series, buyer, taxCode, item, amount }: SimulatedInvoice): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<HDon><DLHDon><TTChung><KHHDon>${escapeXml(series)}</KHHDon><SHDon>${number}</SHDon></TTChung><NDHDon><NMua><Ten>${escapeXml(buyer)}</Ten><MST>${escapeXml(taxCode)}</MST></NMua><DSHHDVu><HHDVu><THHDVu>${escapeXml(item)}</THHDVu></HHDVu></DSHHDVu><TToan><TgTTTBSo>${amount}</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>
`);

/** The smallest PDF that viewers open: one page with one line. */
export function simulatedPdf({ number, series, amount }: SimulatedInvoice): Buffer {
  const text = `BT /F1 18 Tf 60 760 Td (HOA DON MO PHONG ${series} so ${number}: ${amount} VND) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = pdf.length;
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = pdf.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
