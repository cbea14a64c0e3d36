import { isSignedQuery, type SignedQuery, signedQuery } from '../../platform/access/signed-address.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import type { EInvoiceFileType } from './e-invoice.enums.ts';

const PURPOSE = 'e-invoice file';
/** Seconds. */
const LINK_SECONDS = 300;

/** Signed URL of a stored file, without a token. Expires after {@link LINK_SECONDS}. */
export function signedEInvoiceUrl({ keys }: Services, invoiceId: string, type: EInvoiceFileType) {
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  const name = `${invoiceId}.${type.toLowerCase()}`;
  return {
    url: `/downloads/e-invoices/${name}?${signedQuery(keys, PURPOSE, name, expires)}`,
    expiresAt: new Date(expires * 1000),
  };
}

/**
 * @param name ID and type, as in the URL
 * @returns undefined if the signature is invalid or the file does not exist
 */
export async function findEInvoiceFile(
  { keys, orm }: Services,
  name: string,
  query: SignedQuery,
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> {
  const [id = '', type = ''] = name.split('.');
  if (!isUuid(id) || !isSignedQuery(keys, PURPOSE, name, query)) return undefined;
  const [found] = await runSql<{ name: string; content: Buffer }>(
    orm.em.fork(),
    sql`select i.series || '-' || i.number as name, f.content from e_invoice_file f
      join e_invoice i on i.id = f.invoice_id where f.invoice_id = ${id} and f.type = ${type.toUpperCase()}`,
  );
  return found;
}
