import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { Order, type PaymentGateway } from '../../orders/index.ts';
import { type SuspenseReason, SuspenseState } from './suspense.enums.ts';

/**
 * Received money that matches no payable order. The ledger’s suspense account is the sum of the rows without
 * `leftAt`.
 */
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

  /**
   * True if two administrators must approve its return. Fixed when it is stored, since administrators may also change
   * the setting.
   */
  @Property({ type: 'boolean' })
  needsSecondPerson: boolean = true;

  @Property({ type: 'text' })
  reason!: SuspenseReason;

  @Property({ type: 'text', nullable: true })
  reference?: string | null;

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

  /** The order that it was meant for, or was matched to. */
  @ManyToOne(() => Order, { nullable: true })
  order?: Rel<Order> | null;

  /** Administrator who proposed the return, if a second approval is needed. */
  @ManyToOne(() => User, { nullable: true })
  proposedBy?: Rel<User> | null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  decisionReason?: string | null;

  @Property({ type: 'text', nullable: true })
  bankReference?: string | null;

  @Property({ type: 'datetime', nullable: true })
  leftAt?: Date | null;

  /** Matches it to an order. It stays in the suspense account until the order’s whole price is covered. */
  match(order: Order, by: User, reason: string): void {
    // Money matched to one unpaid order may turn out to belong to another one
    if (this.order?.id === order.id) this.mustBe(SuspenseState.OPEN);
    this.assertReturnable();
    this.state = SuspenseState.MATCHED;
    this.order = order;
    this.proposedBy = null;
    this.decide(by, reason);
  }

  /** Matches the rest that the buyer was requested to pay, as reported by the bank and without a decision. */
  matchRest(): void {
    this.mustBe(SuspenseState.OPEN);
    this.state = SuspenseState.MATCHED;
    this.decidedAt = new Date();
  }

  giveBack(by: User, reason: string): void {
    this.assertReturnable();
    this.state = SuspenseState.RETURNING;
    this.decide(by, reason);
    this.leftAt = new Date();
  }

  /**
   * Matched money that has not paid its order may still be returned.
   * @throws SUSPENSE_DECIDED
   */
  assertReturnable(): void {
    if (this.state !== SuspenseState.MATCHED || this.leftAt) this.mustBe(SuspenseState.OPEN);
  }

  /** Records that the return transfer has left the bank. */
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
