import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { defineEnum } from '../../graphql/define-enum.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { Order, OrderLine, type PaymentGateway } from '../orders/index.ts';
import { PaymentAttempt } from '../payments/index.ts';

export const DisputeStatus = defineEnum('DisputeStatus', 'Status of a dispute with a buyer’s bank.', {
  OPEN: 'The bank has provisionally taken the money back; the platform can submit evidence.',
  WON: 'The bank returned the money; the sale remains.',
  LOST: 'The bank keeps the money; the sale counts as refunded.',
});
export type DisputeStatus = keyof typeof DisputeStatus;

/** A chargeback: a buyer’s bank has provisionally taken back the money of a payment. */
@Entity({ tableName: 'dispute' })
export class Dispute {
  [OptionalProps]?: 'status' | 'openedAt' | 'loss' | 'share';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  /** Number to quote, for example TS-1126-0003. */
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  /** The disputed course; null for a teacher package. */
  @ManyToOne(() => OrderLine, { nullable: true })
  line?: Rel<OrderLine> | null;

  @ManyToOne(() => PaymentAttempt)
  attempt!: Rel<PaymentAttempt>;

  @ManyToOne(() => User)
  buyer!: Rel<User>;

  /** Teacher of the course; null for a package, which earns no teacher money. */
  @ManyToOne(() => User, { nullable: true })
  teacher?: Rel<User> | null;

  @Property({ type: 'text' })
  gateway!: PaymentGateway;

  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: new BigIntType('number') })
  amount!: number;

  /**
   * The part of the amount that the platform bears, because it had been refunded to the buyer before or was earned
   * with used days of a package.
   */
  @Property({ type: new BigIntType('number') })
  loss: number = 0;

  /** The part of the amount that was paid for the line. */
  get share(): number {
    return this.amount - this.loss;
  }

  @Property({ type: 'text' })
  status: DisputeStatus = DisputeStatus.OPEN;

  /** Last day on which the bank accepts evidence. */
  @Property({ type: 'date' })
  deadline!: string;

  @Property({ type: 'text', nullable: true })
  evidence?: string | null;

  @ManyToOne(() => User)
  openedBy!: Rel<User>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  openedAt!: Date;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  decisionNote?: string | null;

  /**
   * Stores the evidence for the bank.
   * @throws CONFLICT if the dispute is decided
   */
  addEvidence(evidence: string): void {
    this.assertOpen();
    this.evidence = evidence;
  }

  win(by: User, note: string): void {
    this.decide(DisputeStatus.WON, by, note);
  }

  lose(by: User, note: string): this {
    this.decide(DisputeStatus.LOST, by, note);
    return this;
  }

  /**
   * Sets the loss.
   * @param back the amount that is reversed from the sale, in đồng
   */
  setLossExcept(back: number): void {
    this.loss = this.amount - back;
  }

  private decide(status: DisputeStatus, by: User, note: string): void {
    this.assertOpen();
    this.status = status;
    this.decidedBy = by;
    this.decidedAt = new Date();
    this.decisionNote = note;
  }

  private assertOpen(): void {
    if (this.status !== DisputeStatus.OPEN) throw conflict('WRONG_STATE', { state: this.status });
  }
}
