import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getValue, lockById, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { SellerIdentity, type SellerStatus, sellerStatusSql } from './seller.entity.ts';

@InputType({ description: 'Rejection of the identity of a seller.' })
export class RejectSellerInput {
  @Field(() => ID, { description: 'ID of the identity.' })
  sellerId!: string;
  @Field({ description: 'Reason, shown to the teacher; 5 to 500 characters.' })
  @TrimmedLength(5, 500, { message: 'sellers.reason' })
  reason!: string;
}

/** @throws CONFLICT if the identity is not pending; POLICY for the viewer's own */
export const verifySeller = (context: Context, sellerId: string): Promise<string> =>
  decide(context, sellerId, 'VERIFIED');

/** Also withdraws a verification. @throws CONFLICT if the identity is neither pending nor verified; POLICY for the viewer's own */
export const rejectSeller = (context: Context, { sellerId, reason }: RejectSellerInput): Promise<string> =>
  decide(context, sellerId, 'REJECTED', reason.trim());

function decide(
  context: Context,
  sellerId: string,
  status: 'VERIFIED' | 'REJECTED',
  rejection: string | null = null,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const seller = await lockById(em, SellerIdentity, sellerId);
    if (seller.person.id === viewer.id) throw policy('OWN_SELLER_IDENTITY');
    const before = await currentStatus(em, seller);
    if (before !== 'PENDING' && !(before === 'VERIFIED' && status === 'REJECTED'))
      throw conflict('SELLER_NOT_PENDING', { state: before });
    em.assign(seller, {
      status,
      rejection,
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

/** The profile is locked, so that the teacher cannot change class or tax code at the same time. */
async function currentStatus(em: EntityManager, { id, person }: SellerIdentity): Promise<SellerStatus> {
  await getValue(em, sql`select id from teacher_profile where person_id = ${person.id} for share`);
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
