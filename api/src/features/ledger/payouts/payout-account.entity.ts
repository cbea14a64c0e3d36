import { LockMode } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../accounts/index.ts';

/**
 * A teacher's bank account for payouts. A change adds a row: payouts keep the account with which they were requested.
 */
@Entity({ tableName: 'payout_account' })
export class PayoutAccount {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  personId!: string;

  @Property({ type: 'text' })
  bankBin!: string;

  /** Encrypted, so that the contents of the table reveal no account numbers. */
  @Property({ type: 'blob' })
  numberSealed!: Buffer;

  @Property({ type: 'text' })
  lastDigits!: string;

  /** In the format of banks: capitals without accents. */
  @Property({ type: 'text' })
  holder!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  addedAt!: Date;

  /** The account receives no payouts before this time. */
  @Property({ type: 'datetime' })
  usableFrom!: Date;

  /** The account that it replaced. */
  @Property({ type: 'uuid', nullable: true })
  replacesId?: string | null;

  @Property({ type: 'datetime', nullable: true })
  replacedAt?: Date | null;

  /** Time at which its owner reported that someone else had entered it. */
  @Property({ type: 'datetime', nullable: true })
  undoneAt?: Date | null;
}

/**
 * A teacher's payout account. Locks the person first, so that changes of accounts and payouts of one teacher run one
 * after another.
 * @returns null if the teacher has not entered one
 */
export async function currentAccount(em: EntityManager, personId: string): Promise<PayoutAccount | null> {
  await em.findOneOrFail(User, personId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return em.findOne(PayoutAccount, { personId, replacedAt: null }, { refresh: true });
}
