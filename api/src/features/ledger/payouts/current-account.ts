import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../accounts/index.ts';
import { PayoutAccount } from './payout-account.entity.ts';

/**
 * Where a teacher is paid; null before they said so. Their row is locked first: accounts and payouts of one teacher
 * change one after the other.
 */
export async function currentAccount(em: EntityManager, personId: string): Promise<PayoutAccount | null> {
  await em.findOneOrFail(User, personId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return em.findOne(PayoutAccount, { personId, replacedAt: null }, { refresh: true });
}
