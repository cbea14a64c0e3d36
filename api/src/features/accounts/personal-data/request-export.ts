import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { flushUnique, runSql, sql } from '../../../platform/db/index.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import { auditPerson } from '../audit-person.ts';
import { User } from '../user.entity.ts';
import { DataRequest, DataRequestKind } from './data-request.entity.ts';
import { exportData } from './export-data.jobs.ts';

const MAX_PER_DAY = 3;

/**
 * @throws CONFLICT if a request is open
 * @throws POLICY after too many requests
 */
export function requestExport(context: Context): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    // A request must not block new ones forever after its job was lost or has failed
    await runSql(
      em,
      sql`update data_request set status = 'FAILED', finished_at = now() where person_id = ${viewer.id} and kind = 'EXPORT'
         and status in ('WAITING', 'RUNNING') and requested_at < now() - interval '1 day'`,
    );
    const [recent] = await runSql<{ count: number }>(
      em,
      sql`select count(*)::int as count from data_request where person_id = ${viewer.id} and kind = 'EXPORT'
         and requested_at > now() - interval '1 day'`,
    );
    if (recent!.count >= MAX_PER_DAY) throw policy('TOO_MANY_EXPORTS', { limit: MAX_PER_DAY });
    return startExport(em, context, viewer.id);
  });
}

/**
 * Starts the job that creates a person's file. Part of the caller's transaction.
 * @throws CONFLICT if a request is open
 */
export async function startExport(em: EntityManager, context: Context, personId: string): Promise<string> {
  const person = em.getReference(User, personId);
  const request = em.create(DataRequest, { person, kind: DataRequestKind.EXPORT });
  await flushUnique(em, 'data_request_open', () => conflict('DATA_REQUEST_OPEN'));
  auditPerson(em, context, 'person.request-export', personId);
  await context.services.jobs.send(em, exportData, { requestId: request.id });
  return request.id;
}
