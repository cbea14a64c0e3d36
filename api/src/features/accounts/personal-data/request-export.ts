import { type Context, signedIn } from '../../../graphql/context.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/access/signed-address.ts';
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { audit } from '../../operations/index.ts';
import { User } from '../user.entity.ts';
import { DataRequest, DataRequestKind } from './data-request.entity.ts';
import { exportData } from './export-data.jobs.ts';

/** Files of one person within a day. */
const MOST_A_DAY = 3;

/** Asks for a file of one's own data, made by a job. Returns the request's id. @throws CONFLICT, POLICY */
export function requestExport(context: Context): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    // A job that was lost or gave up must not stand in the way for ever
    await runSql(
      em,
      sql`update data_request set status = 'FAILED', finished_at = now() where person_id = ${viewer.id} and kind = 'EXPORT'
         and status in ('WAITING', 'RUNNING') and requested_at < now() - interval '1 day'`,
    );
    const [{ count }] = (await runSql(
      em,
      sql`select count(*)::int as count from data_request where person_id = ${viewer.id} and kind = 'EXPORT'
         and requested_at > now() - interval '1 day'`,
    )) as [{ count: number }];
    if (count >= MOST_A_DAY) throw policy('TOO_MANY_EXPORTS', { limit: MOST_A_DAY });
    const person = em.getReference(User, viewer.id);
    const request = em.create(DataRequest, { person, kind: DataRequestKind.EXPORT });
    try {
      await em.flush();
    } catch (error) {
      if (isUniqueViolation(error, 'data_request_open')) throw conflict('DATA_REQUEST_OPEN');
      throw error;
    }
    audit(em, context, { action: 'person.request-export', targetType: 'person', targetId: viewer.id });
    await context.services.jobs.send(em, exportData, { requestId: request.id });
    return request.id;
  });
}

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
