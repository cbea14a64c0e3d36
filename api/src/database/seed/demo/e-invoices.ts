import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CLOSED_TAX_CODE,
  insertFeeInvoices,
  type SimulatedInvoice,
  simulatedPdf,
  simulatedXml,
} from '../../../features/e-invoices/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';

/** Days since invoicing began. Older orders have no e-invoice. */
const DAYS = 2;
const DAY = 86_400_000;
const SERIES = '2C26TSE';
const FIRST_NUMBER = 4101;

/** A paid line since the first day, or money of one that went back. */
interface Cause {
  readonly line_id: string;
  readonly order_id: string;
  readonly refund_id: string | null;
  readonly dispute_id: string | null;
  readonly amount: number;
  readonly buyer_name: string;
  readonly item: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Seeds the terms of invoicing and the e-invoices since they began: most are accepted, one is rejected by the tax
 * office, the provider does not answer about one, one awaits the tax office, and two numbers are missing.
 */
export async function seedEInvoices(em: EntityManager, now: Date): Promise<void> {
  const begin = new Date(now.getTime() - DAYS * DAY + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
  await em.execute(
    `insert into e_invoice_term (starts_on, seller_class, seller, vat, confirmed_by, confirmed_at, created_at)
     select ?::date, x.class, x.seller, x.vat, x.name, case when x.name is not null then ?::timestamptz end, ?::timestamptz
     from (values ('INDIVIDUAL', 'TEACHER', 'SALES', null), ('HOUSEHOLD', 'TEACHER', 'SALES', 'Kế toán Minh An'),
       ('COMPANY', 'TEACHER', 'RATE_8', null)) x(class, seller, vat, name)`,
    [begin, now, now],
  );
  const sold = await em.execute<Cause[]>(
    `select l.id as line_id, l.order_id, null as refund_id, null as dispute_id, l.amount::float8 as amount,
       b.full_name as buyer_name, l.title as item, (extract(epoch from o.paid_at) * 1000)::float8 as at
     from order_line l join orders o on o.id = l.order_id join person b on b.id = l.buyer_id
     where l.amount > 0 and (o.paid_at at time zone 'Asia/Ho_Chi_Minh')::date >= ?::date order by o.paid_at, l.id`,
    [begin],
  );
  const returned = await em.execute<Cause[]>(
    `select l.id as line_id, l.order_id, g.refund_id, g.dispute_id, -g.amount as amount, b.full_name as buyer_name,
       l.title as item, (extract(epoch from g.at) * 1000)::float8 as at from (
       select r.line_id, r.id as refund_id, null::uuid as dispute_id, r.amount::float8 as amount, r.decided_at as at
         from refund r where r.status in ('APPROVED', 'PROCESSING', 'FAILED', 'COMPLETED')
       union all select d.line_id, null, d.id, (d.amount - d.loss)::float8, d.decided_at from dispute d
         where d.status = 'LOST' and d.line_id is not null) g
     join order_line l on l.id = g.line_id join orders o on o.id = l.order_id join person b on b.id = l.buyer_id
     where (o.paid_at at time zone 'Asia/Ho_Chi_Minh')::date >= ?::date order by g.at, l.id`,
    [begin],
  );
  const lowered = new Set(returned.map(({ line_id }) => line_id));
  // The special ones are the latest sales that nobody has returned
  const plain = sold.filter(({ line_id }) => !lowered.has(line_id));
  const [waiting, silent, rejected] = [plain.at(-1), plain.at(-2), plain.at(-4)];
  const originals = new Map<string, string>();
  const all = [...sold, ...returned];
  for (const [index, cause] of all.entries()) {
    const number = FIRST_NUMBER + index + (index >= all.length / 2 ? 2 : 0);
    const status =
      cause === waiting
        ? 'NUMBERED'
        : cause === silent
          ? 'SENT'
          : cause === rejected
            ? 'REJECTED'
            : 'ACCEPTED';
    const id = await insertInvoice(em, cause, status, status === 'SENT' ? null : number, now);
    if (!cause.refund_id && !cause.dispute_id) originals.set(cause.line_id, id);
    if (status === 'SENT') continue;
    const invoice: SimulatedInvoice = {
      reference: id,
      lowers: cause.amount < 0 ? (originals.get(cause.line_id) ?? null) : null,
      amount: Math.abs(cause.amount),
      buyer: cause.buyer_name,
      taxCode: '',
      item: cause.item,
      series: SERIES,
      state: 'issued',
      number: String(number).padStart(8, '0'),
      isRefused: status === 'REJECTED',
      // The tax office takes its time in the demo, so that one invoice is always waiting
      pending: status === 'NUMBERED' ? 100_000 : 0,
      open: null,
    };
    await em.execute('insert into sandbox_e_invoice (reference, state) values (?, ?::jsonb)', [
      id,
      JSON.stringify(invoice),
    ]);
    if (status !== 'ACCEPTED') continue;
    await storeFiles(em, id, invoice);
  }
  const fees = await seedFeeInvoices(em, FIRST_NUMBER + all.length + 2, now);
  await em.execute("select setval('sandbox_e_invoice_number', ?)", [FIRST_NUMBER + all.length + 2 + fees]);
}

const storeFiles = (em: EntityManager, id: string, invoice: SimulatedInvoice) =>
  em.execute(
    `insert into e_invoice_file (invoice_id, type, content) values (?, 'PDF', decode(?, 'base64')), (?, 'XML', decode(?, 'base64'))`,
    [id, simulatedPdf(invoice).toString('base64'), id, simulatedXml(invoice).toString('base64')],
  );

/**
 * Begins the invoices about the platform's fee two months ago, and seeds those of the past months as accepted.
 * @returns the number of invoices
 */
async function seedFeeInvoices(em: EntityManager, firstNumber: number, now: Date): Promise<number> {
  await em.execute(
    `insert into service_vat_rate (valid_from, basis_points, vat, begins_fee_invoices)
     select b.at, r.basis_points, 'RATE_' || r.basis_points / 100, true
     from (select (date_trunc('month', ?::timestamptz at time zone 'Asia/Ho_Chi_Minh') - interval '2 months')
       at time zone 'Asia/Ho_Chi_Minh' as at) b
     cross join lateral (select basis_points from service_vat_rate where valid_from <= b.at order by valid_from desc limit 1) r
     on conflict (valid_from) do update set begins_fee_invoices = true`,
    [now],
  );
  const ids = await insertFeeInvoices(em, now);
  for (const [index, id] of ids.entries()) {
    const number = String(firstNumber + index);
    const [fee] = await em.execute<{ amount: number; buyer: string; item: string }[]>(
      `update e_invoice set status = 'ACCEPTED', series = ?, number = ?, tax_code = 'M1-26-' || ?, next_at = null,
         sent_at = created_at, numbered_at = created_at, accepted_at = created_at, filed_at = created_at where id = ?
       returning amount::float8 as amount, buyer_name as buyer, item`,
      [SERIES, number.padStart(8, '0'), number, id],
    );
    const invoice: SimulatedInvoice = {
      ...fee!,
      ...{ reference: id, lowers: null, taxCode: '', series: SERIES, state: 'issued', isRefused: false },
      ...{ number: number.padStart(8, '0'), pending: 0, open: null },
    };
    await em.execute('insert into sandbox_e_invoice (reference, state) values (?, ?::jsonb)', [
      id,
      JSON.stringify(invoice),
    ]);
    await storeFiles(em, id, invoice);
    for (const kind of REACHED.ACCEPTED.slice(1))
      await em.execute('insert into e_invoice_step (invoice_id, kind) values (?, ?)', [id, kind]);
  }
  return ids.length;
}

/** Seconds after its cause at which each step happened. */
const STEPS = { DRAFTED: 0, SENT: 1, CREATED: 2, ISSUED: 4, NUMBERED: 7, ACCEPTED: 41, FILED: 43 } as const;
const REACHED = {
  SENT: ['DRAFTED', 'SENT'],
  NUMBERED: ['DRAFTED', 'SENT', 'CREATED', 'ISSUED', 'NUMBERED'],
  REJECTED: ['DRAFTED', 'SENT', 'CREATED', 'ISSUED', 'NUMBERED'],
  ACCEPTED: ['DRAFTED', 'SENT', 'CREATED', 'ISSUED', 'NUMBERED', 'ACCEPTED', 'FILED'],
} as const;
const REJECTION = 'Mã số thuế người mua đã ngừng hoạt động.';

async function insertInvoice(
  em: EntityManager,
  { line_id, refund_id, dispute_id, amount, at }: Cause,
  status: keyof typeof REACHED,
  number: number | null,
  now: Date,
): Promise<string> {
  const [row] = await em.execute<{ id: string }[]>(
    `insert into e_invoice (kind, status, order_id, line_id, refund_id, dispute_id, seller, seller_id, seller_name,
       seller_tax_code, buyer_id, buyer_name, buyer_tax_code, buyer_address, buyer_email, item, amount, vat, vat_amount,
       series, number, created_at, sent_at, numbered_at)
     select case when x.amount < 0 then 'ADJUSTMENT' else 'ORIGINAL' end, 'SENT', l.order_id, l.id, ?::uuid, ?::uuid,
       t.seller, l.teacher_id, s.full_name, f.tax_id, l.buyer_id, coalesce(o.bill_name, b.full_name), o.bill_tax_code,
       o.bill_address, b.email, l.title, x.amount, t.vat,
       case t.vat when 'RATE_8' then x.amount - round(x.amount * 100.0 / 108)::bigint else 0 end,
       ?::text, ?::text, x.at, x.at + interval '1 second', case when ?::text is not null then x.at + interval '7 seconds' end
     from order_line l cross join (select ?::bigint as amount, ?::timestamptz as at) x
     join orders o on o.id = l.order_id join person b on b.id = l.buyer_id join person s on s.id = l.teacher_id
     left join teacher_profile f on f.person_id = l.teacher_id
     join e_invoice_term t on t.seller_class = l.seller_class where l.id = ? returning id`,
    [
      refund_id,
      dispute_id,
      number && SERIES,
      number && String(number).padStart(8, '0'),
      number && String(number),
      amount,
      new Date(at),
      line_id,
    ],
  );
  const id = row!.id;
  for (const kind of REACHED[status])
    await em.execute('insert into e_invoice_step (invoice_id, kind, at) values (?, ?, ?)', [
      id,
      kind,
      new Date(at + STEPS[kind] * 1000),
    ]);
  if (status === 'REJECTED')
    await em.execute(
      `update e_invoice set status = 'REJECTED', rejected_by = 'TAX_OFFICE', rejection_code = '6', rejection = ?,
         buyer_name = 'Công ty TNHH Minh Khôi', buyer_tax_code = ?, buyer_address = '24 Nguyễn Huệ, Quận 1' where id = ?`,
      [REJECTION, CLOSED_TAX_CODE, id],
    );
  if (status === 'REJECTED')
    await em.execute(
      "insert into e_invoice_step (invoice_id, kind, detail, at) values (?, 'REJECTED', ?, ?)",
      [id, REJECTION, new Date(at + 41_000)],
    );
  if (status === 'NUMBERED')
    await em.execute(
      "update e_invoice set status = 'NUMBERED', checks = 8, next_at = ?::timestamptz + interval '20 minutes' where id = ?",
      [now, id],
    );
  if (status === 'SENT') {
    await em.execute(
      "update e_invoice set failures = 5, checks = 8, next_at = ?::timestamptz + interval '25 minutes' where id = ?",
      [now, id],
    );
    await em.execute(
      "insert into e_invoice_step (invoice_id, kind, detail, at) values (?, 'NO_ANSWER', 'the e-invoice provider answered HTTP 503', ?)",
      [id, new Date(at + 60_000)],
    );
  }
  if (status === 'ACCEPTED')
    await em.execute(
      `update e_invoice set status = 'ACCEPTED', tax_code = 'M1-26-' || number, accepted_at = ?::timestamptz + interval '41 seconds',
         filed_at = ?::timestamptz + interval '43 seconds' where id = ?`,
      [new Date(at), new Date(at), id],
    );
  return id;
}
