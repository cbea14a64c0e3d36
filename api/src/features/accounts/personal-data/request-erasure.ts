import type { EntityManager } from '@mikro-orm/postgresql';
import { InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { flushUnique } from '../../../platform/db/index.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { auditPerson } from '../audit-person.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { proveIdentity } from '../credentials/prove-identity.ts';
import { PasswordField } from '../input-fields.ts';
import { lockUser } from '../load-user.ts';
import { DataRequest, DataRequestKind, DataRequestStatus } from './data-request.entity.ts';
import { eraseAccount } from './erase-account.jobs.ts';
import { assertErasable } from './erasure.policy.ts';

const DAYS = 7;

@InputType({ description: 'Confirmation of the viewer’s identity for deleting the account.' })
export class RequestErasureInput {
  @PasswordField()
  password?: string | null;
}

/**
 * Requests the deletion of the viewer's account after some days. Until then the account can be used and the request
 * cancelled.
 * @throws INVALID_CREDENTIALS if the password is missing or wrong
 * @throws CONFLICT if a request is open
 * @throws POLICY if the person is an administrator, sells courses, or has unsettled money
 */
export async function requestErasure(context: Context, { password }: RequestErasureInput): Promise<string> {
  const { id } = signedIn(context);
  await proveIdentity(context, { password });
  return context.em.transactional(async (em) => {
    const requestId = await scheduleErasure(em, context, id);
    await notifyOwner(em, context, await lockUser(em, id), 'erasure-requested');
    return requestId;
  });
}

/**
 * Schedules the deletion of an account. Part of the caller's transaction.
 * @throws CONFLICT if a request is open
 * @throws POLICY if the person is an administrator, sells courses, or has unsettled money
 */
export async function scheduleErasure(
  em: EntityManager,
  context: Context,
  personId: string,
): Promise<string> {
  const person = await lockUser(em, personId);
  await assertErasable(em, person);
  const dueAt = new Date(Date.now() + DAYS * 86_400_000);
  const request = em.create(DataRequest, { person, kind: DataRequestKind.ERASURE, dueAt });
  await flushUnique(em, 'data_request_open', () => conflict('DATA_REQUEST_OPEN'));
  auditPerson(em, context, 'person.request-erasure', personId, { after: { dueAt } });
  await context.services.jobs.send(em, eraseAccount, { requestId: request.id }, { startAfter: dueAt });
  return request.id;
}

/**
 * @throws NOT_FOUND if there is no open request
 * @throws CONFLICT if the deletion has begun
 */
export function cancelErasure(context: Context): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    const request = await em.findOne(DataRequest, {
      person: id,
      kind: DataRequestKind.ERASURE,
      status: { $in: [DataRequestStatus.WAITING, DataRequestStatus.RUNNING] },
    });
    if (!request) throw notFound();
    request.cancel();
    auditPerson(em, context, 'person.cancel-erasure', id);
    await notifyOwner(em, context, person, 'erasure-cancelled');
    return request.id;
  });
}

/**
 * Cancels a deletion that an intruder may have requested. Part of the caller's transaction.
 * @param since optional. Only requests since this time. Defaults to all
 */
export async function cancelPendingErasure(
  em: EntityManager,
  personId: string,
  since = new Date(0),
): Promise<void> {
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
