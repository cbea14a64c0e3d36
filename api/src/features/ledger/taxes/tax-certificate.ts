import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { BRANDING } from '../../../platform/branding/branding.ts';
import { describeOperator } from '../../../platform/branding/operator.ts';
import { findValue, runSql, sql } from '../../../platform/db/index.ts';
import { MARGIN, makePdf, type Pdf } from '../../../platform/files/pdf.ts';
import { formatVnd } from '../../../platform/i18n/formats.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { withheldTaxes } from './withheld-taxes.sql.ts';
import type { WithheldTax } from './withheld-taxes.types.ts';

const PURPOSE = 'tax certificate pdf';
/** Seconds until a URL expires. */
const LINK_SECONDS = 300;

const ofPeriod = (teacherId: string, period: string) =>
  withheldTaxes(sql`starts_with(to_char(i.month, 'YYYY-MM'), ${period})`, sql`${teacherId}::uuid`);

/**
 * A short-lived URL of a teacher's certificate, without a token, in the reader's language.
 * @returns undefined if nothing was sold or returned in the period
 */
export async function findCertificateUrl(
  { keys, orm }: Services,
  teacherId: string,
  period: string,
  locale: Locale,
): Promise<{ url: string; expiresAt: Date } | undefined> {
  if (!isUuid(teacherId)) return undefined;
  const found = await findValue<boolean>(
    orm.em.fork(),
    sql`select true from (${ofPeriod(teacherId, period)}) w limit 1`,
  );
  if (!found) return undefined;
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  const signed = signedQuery(keys, PURPOSE, `${teacherId} ${period} ${locale}`, expires);
  return {
    url: `/downloads/tax-certificates/${teacherId}.pdf?period=${period}&locale=${locale}&${signed}`,
    expiresAt: new Date(expires * 1000),
  };
}

/**
 * The certificate of the taxes withheld from a teacher in a month or year, as a PDF.
 * @returns undefined if the URL is invalid
 */
export async function taxCertificatePdf(
  services: Services,
  { teacherId, period, locale }: { teacherId: string; period: string; locale: Locale },
  query: SignedQuery,
): Promise<Buffer | undefined> {
  if (!isUuid(teacherId) || !isSignedQuery(services.keys, PURPOSE, `${teacherId} ${period} ${locale}`, query))
    return undefined;
  const months = await runSql<CertifiedMonth>(
    services.orm.em.fork(),
    sql`select w.id, w.name, w.address, w."taxCode", w."sellerClass", w."isResident", w.month, w.gross::float8 as gross,
        w."vatWithheld"::float8 as "vatWithheld", w."pitWithheld"::float8 as "pitWithheld",
        w.refunded::float8 as refunded, w."vatBack"::float8 as "vatBack", w."pitBack"::float8 as "pitBack"
      from (${ofPeriod(teacherId, period)}) w order by w.month`,
  );
  if (!months.length) return undefined;
  const payer =
    describeOperator(services.settings.getDocument(BRANDING), locale) ||
    translate(locale, 'operator.unpublished');
  return drawCertificate({ months, payer, period: period.split('-').reverse().join('/') }, locale);
}

const AMOUNTS = ['gross', 'vatWithheld', 'pitWithheld', 'refunded', 'vatBack', 'pitBack'] as const;
type Amounts = Pick<WithheldTax, (typeof AMOUNTS)[number]>;

/** The address is on the certificate only. Null unless the seller is verified with one. */
type CertifiedMonth = WithheldTax & { readonly address: string | null };

interface Certificate {
  readonly months: readonly CertifiedMonth[];
  readonly payer: string;
  readonly period: string;
}

export function drawCertificate({ months, payer, period }: Certificate, locale: Locale): Promise<Buffer> {
  const t = (key: Parameters<typeof translate>[1], params: Record<string, string> = {}) =>
    translate(locale, key, params);
  const [{ name, address, taxCode, sellerClass, isResident }] = months as [CertifiedMonth];
  const total = Object.fromEntries(
    AMOUNTS.map((key) => [key, months.reduce((sum, month) => sum + month[key], 0)]),
  ) as Amounts;
  const title = t('taxes.certificate.title', { period });
  const draw = (pdf: Pdf) => {
    pdf.font('bold').fontSize(20).text(translate(locale, 'brand')).moveDown(0.4);
    pdf.fontSize(16).text(title).moveDown(0.6);
    pdf.fontSize(10).text(t('taxes.certificate.payer')).font('regular').text(payer).moveDown(0.6);
    pdf.font('bold').text(t('taxes.certificate.seller')).font('regular').text(name);
    if (address) pdf.text(address);
    pdf.text(t('taxes.certificate.taxCode', { value: taxCode ?? t('taxes.certificate.none') }));
    if (sellerClass)
      pdf.text(
        `${t(`taxes.class.${sellerClass}`)}, ${t(isResident ? 'taxes.resident' : 'taxes.nonResident')}`,
      );
    pdf.moveDown();
    drawRow(pdf, [t('taxes.column.month'), ...AMOUNTS.map((key) => t(`taxes.column.${key}`))], 'bold');
    for (const { month, ...amounts } of months)
      drawRow(pdf, [`${month.slice(5, 7)}/${month.slice(0, 4)}`, ...inVnd(amounts, locale)]);
    drawRow(pdf, [t('taxes.total'), ...inVnd(total, locale)], 'bold');
    pdf.fontSize(10).moveDown();
    const net = {
      revenue: total.gross - total.refunded,
      vat: total.vatWithheld - total.vatBack,
      pit: total.pitWithheld - total.pitBack,
    };
    for (const key of ['revenue', 'vat', 'pit'] as const)
      pdf.text(t(`taxes.certificate.${key}`, { amount: formatVnd(locale, net[key]) }), MARGIN, pdf.y);
    pdf.fontSize(9).moveDown().text(t('taxes.certificate.note'), MARGIN, pdf.y);
  };
  return makePdf(`${title} · ${name}`, locale, draw, { layout: 'landscape' });
}

const inVnd = (amounts: Amounts, locale: Locale): string[] =>
  AMOUNTS.map((key) => formatVnd(locale, amounts[key]));

const MONTH_WIDTH = 70;
/** Height of a row whose texts take two lines. A row that does not fit begins the next page. */
const ROW_HEIGHT = 36;

/** The month at the start of the line, and amounts in columns of equal width. */
function drawRow(
  pdf: Pdf,
  [first = '', ...amounts]: readonly string[],
  font: 'bold' | 'regular' = 'regular',
) {
  if (pdf.y + ROW_HEIGHT > pdf.page.height - MARGIN) pdf.addPage();
  const width = (pdf.page.width - 2 * MARGIN - MONTH_WIDTH) / amounts.length;
  const top = pdf.y;
  pdf.font(font).fontSize(9).text(first, MARGIN, top, { width: MONTH_WIDTH });
  let bottom = pdf.y;
  for (const [index, amount] of amounts.entries()) {
    const left = MARGIN + MONTH_WIDTH + index * width;
    pdf.text(amount, left + 6, top, { width: width - 6, align: 'right' });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf
    .moveTo(MARGIN, bottom + 3)
    .lineTo(pdf.page.width - MARGIN, bottom + 3)
    .lineWidth(0.5)
    .stroke('#cccccc');
  pdf.font('regular').y = bottom + 8;
  pdf.x = MARGIN;
}
