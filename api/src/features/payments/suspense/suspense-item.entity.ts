import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { Order, type PaymentGateway } from '../../orders/index.ts';
import { type SuspenseReason, SuspenseState } from './suspense.enums.ts';

/** Money that came and fits nothing. What lies in the ledger’s suspense account is those whose `leftAt` is absent. */
@Entity({ tableName: 'suspense_item' })
export class SuspenseItem {
  [OptionalProps]?: 'state' | 'needsSecondPerson';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'text' })
  gateway!: PaymentGateway;

  @Property({ type: 'text' })
  transaction!: string;

  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** Whether two people must agree to return it. Fixed when it is stored: who decides may also change the settings. */
  @Property({ type: 'boolean' })
  needsSecondPerson: boolean = true;

  @Property({ type: 'text' })
  reason!: SuspenseReason;

  @Property({ type: 'text', nullable: true })
  reference?: string | null;

  /** What the payer wrote. */
  @Property({ type: 'text', nullable: true })
  content?: string | null;

  @Property({ type: 'text', nullable: true })
  payer?: string | null;

  @Property({ type: 'text', nullable: true })
  payerAccount?: string | null;

  @Property({ type: 'datetime' })
  receivedAt!: Date;

  @Property({ type: 'text' })
  state: SuspenseState = SuspenseState.OPEN;

  /** The order that it came for, or was matched to. */
  @ManyToOne(() => Order, { nullable: true })
  order?: Rel<Order> | null;

  /** Who wants it returned, where a second person has to agree. */
  @ManyToOne(() => User, { nullable: true })
  proposedBy?: Rel<User> | null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  decisionReason?: string | null;

  /** Of the transfer by which it was returned. */
  @Property({ type: 'text', nullable: true })
  bankReference?: string | null;

  @Property({ type: 'datetime', nullable: true })
  leftAt?: Date | null;

  /** An administrator says whose it is. It stays in suspense until all of the order’s price is there. */
  match(order: Order, by: User, reason: string): void {
    // What waits for the rest of one order may turn out to be another’s
    if (this.order?.id === order.id) this.mustBe(SuspenseState.OPEN);
    this.mayBeReturned();
    this.state = SuspenseState.MATCHED;
    this.order = order;
    this.proposedBy = null;
    this.decide(by, reason);
  }

  /** The rest that the buyer was asked for: by the bank’s word, and no one decides. */
  matchRest(): void {
    this.mustBe(SuspenseState.OPEN);
    this.state = SuspenseState.MATCHED;
    this.decidedAt = new Date();
  }

  /** It goes back to whoever sent it: owed to them from now on. */
  giveBack(by: User, reason: string): void {
    this.mayBeReturned();
    this.state = SuspenseState.RETURNING;
    this.decide(by, reason);
    this.leftAt = new Date();
  }

  /** What was matched and has paid for nothing yet may still go back. @throws SUSPENSE_DECIDED */
  mayBeReturned(): void {
    if (this.state !== SuspenseState.MATCHED || this.leftAt) this.mustBe(SuspenseState.OPEN);
  }

  /** The transfer by which it goes back has left the bank. */
  confirm(bankReference: string): void {
    this.mustBe(SuspenseState.RETURNING);
    this.state = SuspenseState.RETURNED;
    this.bankReference = bankReference;
  }

  private decide(by: User, reason: string): void {
    this.decidedBy = by;
    this.decidedAt = new Date();
    this.decisionReason = reason;
  }

  private mustBe(state: SuspenseState): void {
    if (this.state !== state) throw conflict('SUSPENSE_DECIDED', { state: this.state });
  }
}
