import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { OrderStatus, PaymentDoubt, PaymentGateway } from './order.entity.ts';

@ObjectType({ description: 'An order among all others, as administrators see it.' })
export class OrderSummary {
  @Field(() => ID, { description: 'Of the order: opaque, never changes.' })
  id!: string;
  @Field({ description: 'For people to quote, for instance S261120-000042.' })
  number!: string;
  @Field(() => OrderStatus, { description: 'Where it is between placed and paid.' })
  status!: OrderStatus;
  @Field(() => Vnd, { description: 'What was to be paid, in đồng.' })
  total!: number;
  @Field(() => [String], { description: 'What was bought, as it was called then.' })
  titles!: string[];
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When the money was known to have come.' })
  paidAt?: Date | null;
  @Field(() => ID, { description: 'Of the person who bought it.' })
  buyerId!: string;
  @Field({ description: 'The buyer’s name, or what took its place when the account was deleted.' })
  buyerName!: string;
  @Field({ description: 'The buyer’s e-mail address, or what took its place when the account was deleted.' })
  buyerEmail!: string;
  @Field(() => PaymentGateway, {
    nullable: true,
    description: 'Through which gateway it was tried to be paid: the payment in doubt, or else the latest.',
  })
  gateway?: PaymentGateway | null;
  @Field(() => String, {
    nullable: true,
    description: 'That payment’s name at the gateway, which we gave it.',
  })
  reference?: string | null;
  @Field(() => String, { nullable: true, description: 'The gateway’s own name of that payment.' })
  transaction?: string | null;
  @Field(() => PaymentDoubt, { nullable: true, description: 'Why people have to look into that payment.' })
  doubt?: PaymentDoubt | null;
  @Field(() => Vnd, { nullable: true, description: 'What was to be paid by that payment, in đồng.' })
  expected?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'What came by it in đồng, of one in doubt; absent where the gateway does not say.',
  })
  received?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'Since when that payment is in doubt.' })
  doubtedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'By when its buyer was promised an answer.' })
  answerBy?: Date | null;
}

export const OrderSummaryPage = pageOf('OrderSummaryPage', () => OrderSummary);

export enum OrderSort {
  CREATED_AT = 'CREATED_AT',
  TOTAL = 'TOTAL',
}
registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'By what orders are sorted.',
  valuesConfig: {
    CREATED_AT: { description: 'When the order was made.' },
    TOTAL: { description: 'What was to be paid.' },
  },
});

@InputType({ description: 'Narrows the orders; what is left out does not.' })
export class OrderFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Beginning of the order’s number, the buyer’s e-mail address, or the payment’s name or transaction at the gateway.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => OrderStatus, { nullable: true, description: 'Orders in this state only.' })
  status?: OrderStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Orders with a payment in doubt only, or those without. One that is paid can have a second payment.',
  })
  isInDoubt?: boolean | null;
}
