import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Refund } from './refund.entity.ts';

/** One attempt to send a refund's money, with its own reference. */
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

  /** Time of the last call to the gateway. Stored before the call. */
  @Property({ type: 'datetime', nullable: true })
  askedAt?: Date | null;

  /** For a bank transfer: the file for the bank that contains it. */
  @Property({ type: 'uuid', nullable: true })
  fileId?: string | null;

  @Property({ type: 'datetime', nullable: true })
  settledAt?: Date | null;

  /** For a failed transfer: true if another attempt by the gateway may succeed. */
  @Property({ type: 'boolean' })
  canRetry: boolean = false;
}
