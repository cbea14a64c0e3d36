import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { conflict } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { Order, OrderLine, type PaymentGateway } from '../orders/index.ts';
import { PaymentAttempt } from '../payments/index.ts';
import { DisputeStatus } from './dispute.enums.ts';

/** A buyer’s bank has taken the money of something that was paid back, for now (chargeback). */
@Entity({ tableName: 'dispute' })
export class Dispute {
  [OptionalProps]?: 'status' | 'openedAt' | 'loss' | 'share';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  /** For people to quote, for instance TS-1126-0003. */
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  /** The course whose money it is; absent of a teacher package. */
  @ManyToOne(() => OrderLine, { nullable: true })
  line?: Rel<OrderLine> | null;

  /** The payment that the bank took back. */
  @ManyToOne(() => PaymentAttempt)
  attempt!: Rel<PaymentAttempt>;

  @ManyToOne(() => User)
  buyer!: Rel<User>;

  /** Whose course it is; absent of a package, which earns no teacher anything. */
  @ManyToOne(() => User, { nullable: true })
  teacher?: Rel<User> | null;

  @Property({ type: 'text' })
  gateway!: PaymentGateway;

  /** The gateway’s own name of the case. */
  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** What of it the platform bears: it had gone back to the buyer already, or was earned with a package’s days. */
  @Property({ type: new BigIntType('number') })
  loss: number = 0;

  /** What of it was paid for the line. */
  get share(): number {
    return this.amount - this.loss;
  }

  @Property({ type: 'text' })
  status: DisputeStatus = DisputeStatus.OPEN;

  /** The last day on which the bank takes our evidence. */
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

  /** What is sent to the bank, while it listens. */
  argue(evidence: string): void {
    this.mustBeOpen();
    this.evidence = evidence;
  }

  win(by: User, note: string): void {
    this.decide(DisputeStatus.WON, by, note);
  }

  lose(by: User, note: string): this {
    this.decide(DisputeStatus.LOST, by, note);
    return this;
  }

  /** What of its share comes back from the sale, in đồng: the platform bears the rest. */
  bearAllBut(back: number): void {
    this.loss = this.amount - back;
  }

  private decide(status: DisputeStatus, by: User, note: string): void {
    this.mustBeOpen();
    this.status = status;
    this.decidedBy = by;
    this.decidedAt = new Date();
    this.decisionNote = note;
  }

  private mustBeOpen(): void {
    if (this.status !== DisputeStatus.OPEN) throw conflict('WRONG_STATE', { state: this.status });
  }
}
