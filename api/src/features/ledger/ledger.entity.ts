import { BigIntType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.ts';

/** A ledger account. Each posting updates its balance in đồng. A debit balance is positive. */
@Entity({ tableName: 'ledger_account' })
export class LedgerAccount {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  /** For instance `gateway:VNPAY` or `hold:<teacher id>`. */
  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  kind!: string;

  @ManyToOne(() => User, { nullable: true })
  owner?: Rel<User> | null;

  @Property({ type: 'text' })
  normalSide!: 'DEBIT' | 'CREDIT';

  @Property({ type: 'boolean' })
  mayGoNegative: boolean = false;

  @Property({ type: new BigIntType('number') })
  balance: number = 0;
}
