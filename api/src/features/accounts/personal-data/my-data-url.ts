import type { Keys } from '../../../platform/access/keys.ts';
import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Minutes until a URL expires. Each query of the request returns a new one. */
const MINUTES = 10;
const PURPOSE = 'own data address';

/** The signed URL of the file of a person's own data. Only its owner receives it. */
export function myDataUrl(keys: Keys, requestId: string): string {
  const expires = Math.ceil(Date.now() / 1000) + MINUTES * 60;
  return `/downloads/my-data/${requestId}?${signedQuery(keys, PURPOSE, requestId, expires)}`;
}

/**
 * The storage key of the file behind a URL.
 * @returns undefined if the URL is invalid or expired, or the file is gone
 */
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
