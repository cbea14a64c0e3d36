import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { drawInvoice, type PrintedInvoice } from './draw-invoice.ts';

const PURPOSE = 'teacher invoice pdf';
/** Seconds until a URL expires. */
const LINK_SECONDS = 300;

/** A short-lived URL from which the invoice can be downloaded without a token, in the viewer's language. */
export function signedInvoiceUrl({ keys }: Services, id: string, locale: Locale) {
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  return {
    url: `/downloads/teacher-invoices/${id}.pdf?locale=${locale}&${signedQuery(keys, PURPOSE, `${id} ${locale}`, expires)}`,
    expiresAt: new Date(expires * 1000),
  };
}

/**
 * A teacher's invoice as a PDF.
 * @returns undefined if the URL is invalid
 */
export async function teacherInvoicePdf(
  services: Services,
  id: string,
  locale: Locale,
  query: SignedQuery,
): Promise<{ number: string; bytes: Buffer } | undefined> {
  if (!isUuid(id) || !isSignedQuery(services.keys, PURPOSE, `${id} ${locale}`, query)) return undefined;
  const [found] = await runSql<{ invoice: PrintedInvoice }>(
    services.orm.em.fork(),
    sql`select jsonb_build_object('number', i.number, 'month', to_char(i.month, 'MM/YYYY'), 'madeAt', i.made_at,
        'teacher', p.full_name, 'email', p.email::text, 'sales', i.sales, 'gross', i.gross, 'commission', i.commission,
        'vatWithheld', i.vat_withheld, 'pitWithheld', i.pit_withheld, 'share', i.share, 'refunded', i.refunded,
        'commissionBack', i.commission_back, 'vatBack', i.vat_back, 'pitBack', i.pit_back, 'shareBack', i.share_back,
        'owedBack', i.owed_back, 'released', i.released, 'netted', i.netted, 'writtenOff', i.written_off,
        'paidOut', i.paid_out, 'opening', i.opening, 'closing', i.closing, 'openingOwed', i.opening_owed,
        'closingOwed', i.closing_owed) as invoice
      from teacher_invoice i join person p on p.id = i.teacher_id where i.id = ${id}`,
  );
  return found && { number: found.invoice.number, bytes: await drawInvoice(found.invoice, locale) };
}
