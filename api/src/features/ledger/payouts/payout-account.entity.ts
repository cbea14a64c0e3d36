import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Where a teacher is paid. A change adds a row: payouts keep the account that they were asked for. */
@Entity({ tableName: 'payout_account' })
export class PayoutAccount {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  personId!: string;

  @Property({ type: 'text' })
  bankBin!: string;

  /** Encrypted: whoever reads the table learns no account numbers. */
  @Property({ type: 'blob' })
  numberSealed!: Buffer;

  @Property({ type: 'text' })
  lastDigits!: string;

  /** As banks write names: capitals without accents. */
  @Property({ type: 'text' })
  holder!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  addedAt!: Date;

  /** Nothing is paid to it before. */
  @Property({ type: 'datetime' })
  usableFrom!: Date;

  /** The account that it took the place of. */
  @Property({ type: 'uuid', nullable: true })
  replacesId?: string | null;

  @Property({ type: 'datetime', nullable: true })
  replacedAt?: Date | null;

  /** When its owner said that it was not them who entered it. */
  @Property({ type: 'datetime', nullable: true })
  undoneAt?: Date | null;
}
