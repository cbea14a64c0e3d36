import type { Keys } from '../../../platform/access/keys.ts';
import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Minutes in which an address works; it is handed out anew with every look at the request. */
const MINUTES = 10;
const PURPOSE = 'own data address';

/** An address of the file of a person's own data; only its owner is told. */
export function myDataUrl(keys: Keys, requestId: string): string {
  const expires = Math.ceil(Date.now() / 1000) + MINUTES * 60;
  return `/downloads/my-data/${requestId}?${signedQuery(keys, PURPOSE, requestId, expires)}`;
}

/** Where the file behind an address lies; undefined when the address or the file is no good (any more). */
export async function findMyData(
  { keys, orm }: Services,
  requestId: string,
  query: SignedQuery,
): Promise<string | undefined> {
  if (!isUuid(requestId) || !isSignedQuery(keys, PURPOSE, requestId, query)) return undefined;
  const [row] = await runSql<{ storage_key: string }>(
    orm.em.fork(),
    sql`select storage_key from data_request where id = ${requestId} and status = 'DONE' and storage_key is not null and expires_at > now()`,
  );
  return row?.storage_key;
}
