import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { audit } from '../../operations/index.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { proveIdentity } from '../credentials/prove-identity.ts';
import { User } from '../user.entity.ts';
import { DataRequest, DataRequestKind, DataRequestStatus } from './data-request.entity.ts';
import { eraseAccount } from './erase-account.jobs.ts';
import { assertErasable } from './erasure.policy.ts';

/** Days in which a deletion can be cancelled. */
const DAYS = 7;

@InputType({ description: 'Confirmation of the viewer’s identity for deleting the account.' })
export class RequestErasureInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old.',
  })
  @MaxLength(128, { message: 'accounts.password' })
  password?: string | null;
}

/**
 * Requests the deletion of the viewer's account after some days. Until then the account can be used and the request
 * cancelled.
 * @throws INVALID_CREDENTIALS
 * @throws CONFLICT if a request is open
 * @throws POLICY for administrators, and for teachers with courses on sale
 */
export async function requestErasure(context: Context, { password }: RequestErasureInput): Promise<string> {
  const { id } = signedIn(context);
  await proveIdentity(context, { password, field: 'password' });
  return context.em.transactional(async (em) => {
    const person = await em.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    await assertErasable(em, person);
    const dueAt = new Date(Date.now() + DAYS * 86_400_000);
    const request = em.create(DataRequest, { person, kind: DataRequestKind.ERASURE, dueAt });
    try {
      await em.flush();
    } catch (error) {
      if (isUniqueViolation(error, 'data_request_open')) throw conflict('DATA_REQUEST_OPEN');
      throw error;
    }
    audit(em, context, {
      action: 'person.request-erasure',
      targetType: 'person',
      targetId: id,
      after: { dueAt },
    });
    await notifyOwner(em, context, person, 'erasure-requested');
    await context.services.jobs.send(em, eraseAccount, { requestId: request.id }, { startAfter: dueAt });
    return request.id;
  });
}

/**
 * Cancels the viewer's request for deletion.
 * @throws NOT_FOUND
 * @throws CONFLICT if the deletion has begun
 */
export function cancelErasure(context: Context): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await em.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const request = await em.findOne(DataRequest, {
      person: id,
      kind: DataRequestKind.ERASURE,
      status: { $in: [DataRequestStatus.WAITING, DataRequestStatus.RUNNING] },
    });
    if (!request) throw notFound();
    request.cancel();
    audit(em, context, { action: 'person.cancel-erasure', targetType: 'person', targetId: id });
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
