import { Field, ID, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import { OrderStatus, PaymentGateway } from '../../orders/index.ts';
import { SuspenseReason, SuspenseSignal, SuspenseState } from './suspense.enums.ts';

@ObjectType('SuspenseItem', {
  description: 'Received money that matches no payable order, until it is matched or returned.',
})
export class SuspenseView {
  @Field(() => ID, { description: 'Unique ID of the unmatched money. Immutable.' })
  id!: string;
  @Field(() => PaymentGateway, { description: 'Gateway through which the money arrived.' })
  gateway!: PaymentGateway;
  @Field(() => Vnd, { description: 'Amount in whole đồng, without parts that became separate items.' })
  amount!: number;
  @Field(() => SuspenseReason, { description: 'Reason why it is unmatched.' })
  reason!: SuspenseReason;
  @Field({ description: 'Transaction ID of the gateway or bank.' })
  transaction!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The platform’s payment reference that it names. Null without one.',
  })
  reference?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Text written by the payer. Null if the gateway does not report it.',
  })
  content?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the payer according to the bank. Null if unknown.',
  })
  payer?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Account of the payer, as far as the bank shows it. Null if unknown.',
  })
  payerAccount?: string | null;
  @Field(() => DateTime, { description: 'Time of receipt according to the gateway.' })
  receivedAt!: Date;
  @Field(() => SuspenseState, { description: 'Current state of the money.' })
  state!: SuspenseState;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order that it was meant for or was matched to. Null if unknown.',
  })
  orderId?: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the order of `orderId`, to quote.' })
  orderNumber?: string | null;
  @Field(() => Boolean, { description: 'True if two administrators must approve its return.' })
  needsSecondPerson!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: 'User ID of the administrator who proposed its return. Null without a proposal.',
  })
  proposedById?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator who proposed its return. Null without a proposal.',
  })
  proposedByName?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator who decided. Null before the decision.',
  })
  decidedByName?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'Time of the decision. Null before it.' })
  decidedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason that the administrator gave for the decision.',
  })
  decisionNote?: string | null;
}

export const SuspensePage = createPageType('SuspensePage', () => SuspenseView);

@ObjectType({ description: 'An order that unmatched money may belong to, with the signals for it.' })
export class SuspenseCandidate {
  @Field(() => ID, { description: 'Unique order ID. Immutable.' })
  orderId!: string;
  @Field({ description: 'Order number to quote, for example S261120-000042.' })
  number!: string;
  @Field(() => OrderStatus, {
    description: 'Status of the order. Only orders that still accept money are candidates.',
  })
  status!: OrderStatus;
  @Field({ description: 'Full name of the buyer.' })
  buyerName!: string;
  @Field({ description: 'Email address of the buyer.' })
  buyerEmail!: string;
  @Field(() => DateTime, { description: 'Time at which the order was created.' })
  createdAt!: Date;
  @Field(() => DateTime, { description: 'Time until which the order can or could be paid.' })
  expiresAt!: Date;
  @Field(() => Vnd, { description: 'Total of the order in đồng.' })
  total!: number;
  @Field(() => Vnd, { description: 'Amount matched to it before, awaiting the rest, in đồng.' })
  matched!: number;
  @Field(() => [SuspenseSignal], { description: 'Signals that the money belongs to the order.' })
  signals!: SuspenseSignal[];
  @Field(() => Int, { description: 'Score of the signals; candidates are sorted by it.' })
  score!: number;
}

@ObjectType({ description: 'Totals of unmatched money.' })
export class SuspenseTotals {
  @Field(() => Int, { description: 'Number of items that await a decision or their return transfer.' })
  count!: number;
  @Field(() => Vnd, { description: 'Balance of the ledger’s suspense account, in đồng.' })
  amount!: number;
}
