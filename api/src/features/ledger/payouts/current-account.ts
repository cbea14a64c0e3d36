import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../accounts/index.ts';
import { PayoutAccount } from './payout-account.entity.ts';

/**
 * A teacher's payout account. Locks the person first, so that changes of accounts and payouts of one teacher run one
 * after another.
 * @returns null if the teacher has not entered one
 */
export async function currentAccount(em: EntityManager, personId: string): Promise<PayoutAccount | null> {
  await em.findOneOrFail(User, personId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return em.findOne(PayoutAccount, { personId, replacedAt: null }, { refresh: true });
}
