import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { findValue, sql } from '../../../platform/db/index.ts';
import { MARGIN, makePdf, type Pdf } from '../../../platform/files/pdf.ts';
import { formatVnd } from '../../../platform/i18n/formats.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { type TaxedPrice, taxPackage } from '../../ledger/index.ts';
import { gatewayName } from '../order.entity.ts';

const PURPOSE = 'bill pdf';
/** Seconds. */
const LINK_SECONDS = 300;

interface Bill {
  number: string;
  paidAt: string;
  total: number;
  /** The part of the total that an exchanged course paid. */
  credit: number;
  couponCode: string | null;
  buyer: string;
  email: string;
  billName: string | null;
  taxCode: string | null;
  address: string | null;
  gateway: string | null;
  transaction: string | null;
  lines: { title: string; teacher: string | null; listPrice: number; discount: number; amount: number }[];
  /** First and last day of a package; null for orders of courses. */
  days: { from: string; to: string } | null;
}

/** Signed URL of a paid order's bill, without a token, in the reader's language. Expires after {@link LINK_SECONDS}. */
export function signedBillUrl({ keys }: Services, orderId: string, locale: Locale) {
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  return {
    url: `/downloads/bills/${orderId}.pdf?locale=${locale}&${signedQuery(keys, PURPOSE, `${orderId} ${locale}`, expires)}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** @returns undefined if the signature is invalid or the order is not paid */
export async function billPdf(
  services: Services,
  orderId: string,
  locale: Locale,
  query: SignedQuery,
): Promise<{ number: string; bytes: Buffer } | undefined> {
  if (!isUuid(orderId) || !isSignedQuery(services.keys, PURPOSE, `${orderId} ${locale}`, query))
    return undefined;
  const bill = await findBill(services, orderId);
  if (!bill) return undefined;
  const tax = bill.days
    ? await taxPackage(services.orm.em.fork(), bill.total, new Date(bill.paidAt))
    : undefined;
  return { number: bill.number, bytes: await drawBill(bill, tax, locale) };
}

async function findBill(services: Services, orderId: string): Promise<Bill | undefined> {
  return findValue<Bill>(
    services.orm.em.fork(),
    sql`select jsonb_build_object('number', o.number, 'paidAt', o.paid_at, 'total', o.total, 'credit', o.credit, 'couponCode', o.coupon_code,
        'buyer', p.full_name, 'email', p.email::text, 'billName', o.bill_name, 'taxCode', o.bill_tax_code,
        'address', o.bill_address, 'gateway', a.gateway, 'transaction', a.gateway_transaction,
        'days', (select jsonb_build_object('from', min(d.from_day), 'to', max(d.to_day) - 1)
          from package_period d where d.order_id = o.id having count(*) > 0),
        'lines', coalesce((select jsonb_agg(jsonb_build_object('title', l.title, 'teacher', t.full_name, 'listPrice', l.list_price,
            'discount', l.discount, 'amount', l.amount) order by l.id)
          from order_line l join person t on t.id = l.teacher_id where l.order_id = o.id), (
          select jsonb_build_array(jsonb_build_object('title', k.title, 'teacher', null, 'listPrice', k.list_amount,
            'discount', k.credit, 'amount', k.amount)) from package_order k where k.order_id = o.id))) as bill
      from orders o join person p on p.id = o.buyer_id
      left join lateral (select * from payment_attempt a where a.order_id = o.id and a.status = 'SUCCEEDED'
        order by a.settled_at limit 1) a on true
      where o.id = ${orderId} and o.paid_at is not null`,
  );
}

const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));

/** A date in the Vietnamese format, DD/MM/YYYY. */
const day = (iso: string): string => iso.split('-').reverse().join('/');

const drawBill = (bill: Bill, tax: TaxedPrice | undefined, locale: Locale): Promise<Buffer> => {
  const t = (key: Parameters<typeof translate>[1], params: Record<string, string> = {}) =>
    translate(locale, key, params);
  const money = (amount: number) => formatVnd(locale, amount);
  const title = t('bill.title', { number: bill.number });
  return makePdf(title, locale, (pdf) => {
    pdf.font('bold').fontSize(22).text(translate(locale, 'brand')).moveDown(0.5);
    pdf.fontSize(17).text(title);
    pdf
      .font('regular')
      .fontSize(10)
      .text(t('bill.paidAt', { at: moment(bill.paidAt) }));
    pdf.moveDown();
    facts(pdf, [
      [t('bill.buyer'), bill.billName ?? bill.buyer],
      [t('bill.taxCode'), bill.taxCode],
      [t('bill.address'), bill.address],
      [t('bill.email'), bill.email],
      [t('bill.method'), bill.gateway && gatewayName(bill.gateway)],
      [t('bill.transaction'), bill.transaction],
      [t('bill.coupon'), bill.couponCode],
    ]);
    pdf.moveDown();
    const { days } = bill;
    const below = days && t('bill.packageDays', { from: day(days.from), to: day(days.to) });
    const first = t(days ? 'bill.package' : 'bill.course');
    table(pdf, [first, t('bill.listPrice'), t('bill.discount'), t('bill.paid')], bill, { below, money });
    pdf.moveDown();
    pdf.font('bold').fontSize(13);
    pdf.text(`${t('bill.total')}: ${money(bill.total)}`, MARGIN, pdf.y, { align: 'right' });
    if (bill.credit > 0) {
      pdf.font('regular').fontSize(10).moveDown(0.4);
      for (const line of [
        `${t('bill.exchanged')}: −${money(bill.credit)}`,
        `${t('bill.paidBesides')}: ${money(bill.total - bill.credit)}`,
      ])
        pdf.text(line, MARGIN, pdf.y, { align: 'right' });
    }
    if (tax) {
      const values = { rate: String(tax.vatBp / 100), amount: money(bill.total - tax.net) };
      pdf.font('regular').fontSize(10);
      pdf.text(t('bill.vat', values), MARGIN, pdf.y, { align: 'right' });
    }
    pdf.font('regular').fontSize(9).moveDown(2);
    pdf.text(t('bill.note'), MARGIN, pdf.y);
  });
};

/** Empty values are skipped. */
function facts(pdf: Pdf, rows: readonly (readonly [string, string | null])[]): void {
  for (const [name, value] of rows) {
    if (!value) continue;
    const top = pdf.y;
    pdf.font('regular').text(name, MARGIN, top, { width: 130 });
    pdf.font('bold').text(value, MARGIN + 140, top, { width: 340 });
    pdf.moveDown(0.3);
  }
  pdf.font('regular');
}

/** Left edges of the amount columns. */
const AMOUNTS = [300, 385, 465];
const AMOUNT_WIDTH = 74;

function table(
  pdf: Pdf,
  head: readonly string[],
  { lines }: Bill,
  { below, money }: { readonly below: string | null; readonly money: (amount: number) => string },
): void {
  const row = (cells: readonly string[], under?: string | null) => {
    // A course is never split over two pages
    if (pdf.y > pdf.page.height - MARGIN - 48) pdf.addPage();
    const top = pdf.y;
    pdf.text(cells[0]!, MARGIN, top, { width: 235 });
    if (under) pdf.fontSize(8).text(under, { width: 235 }).fontSize(10);
    const bottom = pdf.y;
    AMOUNTS.forEach(
      (left, i) => void pdf.text(cells[i + 1]!, left, top, { width: AMOUNT_WIDTH, align: 'right' }),
    );
    pdf.y = Math.max(bottom, pdf.y) + 6;
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.5)
      .stroke('#cccccc');
    pdf.y += 6;
  };
  pdf.font('bold').fontSize(10);
  row(head);
  pdf.font('regular');
  for (const { title, teacher, listPrice, discount, amount } of lines)
    row(
      [title, money(listPrice), discount ? `−${money(discount)}` : money(0), money(amount)],
      below ?? teacher,
    );
}
