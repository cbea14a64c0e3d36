import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import { OrderStatus, PaymentGateway } from '../../orders/index.ts';
import { SuspenseReason, SuspenseSignal, SuspenseState } from './suspense.enums.ts';

@ObjectType('SuspenseItem', {
  description: 'Money that came and fits nothing, until it is matched or returned.',
})
export class SuspenseView {
  @Field(() => ID, { description: 'Of the money: opaque, never changes.' })
  id!: string;
  @Field(() => PaymentGateway, { description: 'Through which gateway it came.' })
  gateway!: PaymentGateway;
  @Field(() => Vnd, { description: 'How much came, in whole đồng.' })
  amount!: number;
  @Field(() => SuspenseReason, { description: 'Why it fits nothing.' })
  reason!: SuspenseReason;
  @Field({ description: 'The gateway’s or the bank’s own name of it.' })
  transaction!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The payment of ours that it names; absent without one.',
  })
  reference?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the payer wrote; absent where the gateway does not say.',
  })
  content?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Who paid, as the bank has it; absent where it is not said.',
  })
  payer?: string | null;
  @Field(() => String, { nullable: true, description: 'From which account, as far as the bank shows it.' })
  payerAccount?: string | null;
  @Field(() => DateTime, { description: 'When the money came, by the gateway’s word.' })
  receivedAt!: Date;
  @Field(() => SuspenseState, { description: 'Where it is between open and gone.' })
  state!: SuspenseState;
  @Field(() => ID, { nullable: true, description: 'Of the order that it came for, or was matched to.' })
  orderId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What people quote for the order that `orderId` names.',
  })
  orderNumber?: string | null;
  @Field(() => Boolean, { description: 'Whether two people have to agree before it is returned.' })
  needsSecondPerson!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: 'Of the person who proposes to return it; absent without a proposal.',
  })
  proposedById?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the person who proposes to return it.' })
  proposedByName?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the person who decided; absent before.' })
  decidedByName?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was decided; absent before.' })
  decidedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was decided so, in that person’s words.' })
  decisionNote?: string | null;
}

export const SuspensePage = pageOf('SuspensePage', () => SuspenseView);

@ObjectType({ description: 'An order that money in suspense may belong to, and what speaks for it.' })
export class SuspenseCandidate {
  @Field(() => ID, { description: 'Of the order: opaque, never changes.' })
  orderId!: string;
  @Field({ description: 'Its number, for people to quote.' })
  number!: string;
  @Field(() => OrderStatus, { description: 'Where it is; only orders that still take money are candidates.' })
  status!: OrderStatus;
  @Field({ description: 'The person who made the order.' })
  buyerName!: string;
  @Field({ description: 'The buyer’s e-mail address.' })
  buyerEmail!: string;
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => DateTime, { description: 'Until when it may, or might, be paid.' })
  expiresAt!: Date;
  @Field(() => Vnd, { description: 'What is to be paid for it, in đồng.' })
  total!: number;
  @Field(() => Vnd, { description: 'What was matched to it before and waits for the rest, in đồng.' })
  matched!: number;
  @Field(() => [SuspenseSignal], { description: 'What speaks for it.' })
  signals!: SuspenseSignal[];
  @Field(() => Int, { description: 'How much speaks for it: those with the most come first.' })
  score!: number;
}

@ObjectType({ description: 'What lies in suspense now.' })
export class SuspenseTotals {
  @Field(() => Int, {
    description: 'How many pieces of money wait for a decision, or for their transfer back.',
  })
  count!: number;
  @Field(() => Vnd, { description: 'How much lies in the ledger’s suspense account, in đồng.' })
  amount!: number;
}
