import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { getById, getValue, lockById, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { SellerIdentity, type SellerStatus, sellerStatusSql } from './seller.entity.ts';

@InputType({ description: 'Verification of the identity of a seller.' })
export class VerifySellerInput {
  @Field(() => ID, { description: 'ID of the identity.' })
  sellerId!: string;
  @Field(() => DateTime, {
    description: '`SellerIdentity.submittedAt` of the submission that the viewer examined.',
  })
  submittedAt!: Date;
}

@InputType({ description: 'Rejection of the identity of a seller.' })
export class RejectSellerInput {
  @Field(() => ID, { description: 'ID of the identity.' })
  sellerId!: string;
  @Field({ description: 'Reason, shown to the teacher; 5 to 500 characters.' })
  @TrimmedLength(5, 500, { message: 'sellers.reason' })
  reason!: string;
}

/** @throws CONFLICT if the identity is not pending, or was submitted again; POLICY for the viewer's own */
export const verifySeller = (
  context: Context,
  { sellerId, submittedAt }: VerifySellerInput,
): Promise<string> => decide(context, sellerId, { status: 'VERIFIED', submittedAt });

/** Also withdraws a verification. @throws CONFLICT if the identity is neither pending nor verified; POLICY for the viewer's own */
export const rejectSeller = (context: Context, { sellerId, reason }: RejectSellerInput): Promise<string> =>
  decide(context, sellerId, { status: 'REJECTED', rejection: reason.trim() });

interface Decision {
  readonly status: 'VERIFIED' | 'REJECTED';
  readonly rejection?: string;
  readonly submittedAt?: Date;
}

function decide(
  context: Context,
  sellerId: string,
  { status, rejection, submittedAt }: Decision,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const seller = await lockSeller(em, sellerId);
    if (seller.person.id === viewer.id) throw policy('OWN_SELLER_IDENTITY');
    if (submittedAt && seller.submittedAt.getTime() !== submittedAt.getTime())
      throw conflict('SELLER_SUBMITTED_AGAIN');
    const before = await currentStatus(em, seller);
    if (before !== 'PENDING' && !(before === 'VERIFIED' && status === 'REJECTED'))
      throw conflict('SELLER_NOT_PENDING', { state: before });
    em.assign(seller, {
      status,
      rejection: rejection ?? null,
      decidedAt: new Date(),
      decidedBy: em.getReference(User, viewer.id),
    });
    audit(em, context, {
      action: status === 'VERIFIED' ? 'seller.verify' : 'seller.reject',
      targetType: 'seller',
      targetId: seller.id,
      before,
      after: status,
      ...(rejection && { reason: rejection }),
    });
    await notify(em, context.services, seller.person.id, {
      kind: 'SELLER_DECIDED',
      params: { outcome: status, reason: rejection ?? '' },
      link: '/teacher/advanced/identity',
    });
    return seller.id;
  });
}

/**
 * Locks the profile as well, so that the teacher cannot change class, tax code or residency at the same time, and before the
 * identity, in the order of the teacher's own submission.
 */
async function lockSeller(em: EntityManager, sellerId: string): Promise<SellerIdentity> {
  const { person } = await getById(em, SellerIdentity, sellerId);
  await getValue(em, sql`select id from teacher_profile where person_id = ${person.id} for share`);
  return lockById(em, SellerIdentity, sellerId);
}

function currentStatus(em: EntityManager, { id }: SellerIdentity): Promise<SellerStatus> {
  const columns = {
    status: sql`s.status`,
    person: sql`s.person_id`,
    sellerClass: sql`s.seller_class`,
    taxCode: sql`s.tax_code`,
    isResident: sql`s.is_resident`,
  };
  return getValue<SellerStatus>(
    em,
    sql`select ${sellerStatusSql(columns)} from seller_identity s where s.id = ${id}`,
  );
}
