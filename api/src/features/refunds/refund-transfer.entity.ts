import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Refund } from './refund.entity.ts';

/** One try to send a refund's money, by a reference of its own. */
@Entity()
export class RefundTransfer {
  [OptionalProps]?: 'createdAt' | 'status' | 'canRetry';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Refund)
  refund!: Rel<Refund>;

  @Property({ type: 'text' })
  kind!: 'GATEWAY' | 'BANK';

  @Property({ type: 'text', nullable: true })
  gateway?: string | null;

  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Property({ type: 'text' })
  status: 'CREATED' | 'SENT' | 'DONE' | 'FAILED' = 'CREATED';

  @Property({ type: 'text', nullable: true })
  transaction?: string | null;

  @Property({ type: 'text', nullable: true })
  failureCode?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  /** When the gateway was asked last; kept before it is asked. */
  @Property({ type: 'datetime', nullable: true })
  askedAt?: Date | null;

  /** Of a transfer from the bank: the file that told the bank of it. */
  @Property({ type: 'uuid', nullable: true })
  fileId?: string | null;

  @Property({ type: 'datetime', nullable: true })
  settledAt?: Date | null;

  /** Of one that failed: whether another try by the gateway has a chance. */
  @Property({ type: 'boolean' })
  canRetry: boolean = false;
}
