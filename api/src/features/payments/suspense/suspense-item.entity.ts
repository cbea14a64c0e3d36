import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { Order, type PaymentGateway } from '../../orders/index.ts';
import { type SuspenseReason, SuspenseState } from './suspense.enums.ts';

/**
 * A received payment that matches no payable order. The balance of the ledger’s suspense account is the sum of the rows
 * without `leftAt`.
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
   * True if its return requires the approval of two administrators. Stored with the item, because an administrator
   * could otherwise change the setting to approve alone.
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

  /** Order that the payer meant, or to which the money was matched. */
  @ManyToOne(() => Order, { nullable: true })
  order?: Rel<Order> | null;

  /** Administrator who proposed the return, if it requires two administrators. */
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

  /** Time at which the money left the suspense account: it paid an order, or its return was approved. */
  @Property({ type: 'datetime', nullable: true })
  leftAt?: Date | null;

  /** Matches the money to an order. It stays in the suspense account until matched money covers the whole price. */
  match(order: Order, by: User, reason: string): void {
    // Money that was matched to another unpaid order may be matched again
    if (this.order?.id === order.id) this.assertState(SuspenseState.OPEN);
    this.assertReturnable();
    this.state = SuspenseState.MATCHED;
    this.order = order;
    this.proposedBy = null;
    this.recordDecision(by, reason);
  }

  /** Matches the missing rest of a price, which the buyer was asked to transfer. Needs no administrator’s decision. */
  matchRest(): void {
    this.assertState(SuspenseState.OPEN);
    this.state = SuspenseState.MATCHED;
    this.decidedAt = new Date();
  }

  /** Approves the return of the money to the payer. */
  approveReturn(by: User, reason: string): void {
    this.assertReturnable();
    this.state = SuspenseState.RETURNING;
    this.recordDecision(by, reason);
    this.leftAt = new Date();
  }

  /**
   * Asserts that the money can be returned: it is undecided, or matched to an order that is still unpaid.
   * @throws SUSPENSE_DECIDED
   */
  assertReturnable(): void {
    if (this.state !== SuspenseState.MATCHED || this.leftAt) this.assertState(SuspenseState.OPEN);
  }

  /** Records that the bank has executed the return transfer. */
  confirm(bankReference: string): void {
    this.assertState(SuspenseState.RETURNING);
    this.state = SuspenseState.RETURNED;
    this.bankReference = bankReference;
  }

  private recordDecision(by: User, reason: string): void {
    this.decidedBy = by;
    this.decidedAt = new Date();
    this.decisionReason = reason;
  }

  private assertState(state: SuspenseState): void {
    if (this.state !== state) throw conflict('SUSPENSE_DECIDED', { state: this.state });
  }
}
