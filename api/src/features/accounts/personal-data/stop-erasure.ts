import type { EntityManager } from '@mikro-orm/postgresql';
import { DataRequest, DataRequestKind, DataRequestStatus } from './data-request.entity.ts';

/**
 * Takes back a deletion that whoever had the account before may have asked for. Part of the caller's transaction.
 * @param since left out: whenever it was asked for
 */
export async function stopErasure(em: EntityManager, personId: string, since = new Date(0)): Promise<void> {
  await em.nativeUpdate(
    DataRequest,
    {
      person: personId,
      kind: DataRequestKind.ERASURE,
      status: DataRequestStatus.WAITING,
      requestedAt: { $gte: since },
    },
    { status: DataRequestStatus.CANCELLED, finishedAt: new Date() },
  );
}
