import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { OrderStatus, PaymentDoubt, PaymentGateway } from './order.entity.ts';

@ObjectType({ description: 'An order of a user in the view for administrators.' })
export class PersonOrder {
  @Field(() => ID, { description: 'Unique order ID. Immutable.' })
  id!: string;
  @Field({ description: 'Order number to quote, for example S261120-000042.' })
  number!: string;
  @Field(() => OrderStatus, { description: 'Current status of the order.' })
  status!: OrderStatus;
  @Field(() => Vnd, { description: 'Total of the order in đồng.' })
  total!: number;
  @Field(() => [String], { description: 'Titles of the courses or package at the time of the order.' })
  titles!: string[];
  @Field(() => DateTime, { description: 'Time at which the order was created.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the payment was confirmed. Null for unpaid orders.',
  })
  paidAt?: Date | null;
}

@ObjectType({ description: 'An order in the list for administrators.' })
export class OrderSummary extends PersonOrder {
  @Field(() => ID, { description: 'User ID of the buyer.' })
  buyerId!: string;
  @Field({ description: 'The buyer’s name, or its replacement if the account was deleted.' })
  buyerName!: string;
  @Field({ description: 'The buyer’s email address, or its replacement if the account was deleted.' })
  buyerEmail!: string;
  @Field(() => PaymentGateway, {
    nullable: true,
    description: 'Gateway of the payment in doubt, otherwise of the latest payment. Null without a payment.',
  })
  gateway?: PaymentGateway | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reference of that payment that the platform sent to the gateway.',
  })
  reference?: string | null;
  @Field(() => String, { nullable: true, description: 'The gateway’s own transaction ID of that payment.' })
  transaction?: string | null;
  @Field(() => PaymentDoubt, {
    nullable: true,
    description: 'Reason why an administrator must check that payment.',
  })
  doubt?: PaymentDoubt | null;
  @Field(() => Vnd, { nullable: true, description: 'Amount due for that payment, in đồng.' })
  expected?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description:
      'Amount received by a payment in doubt, in đồng. Null for other payments, or if the gateway does not report it.',
  })
  received?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'Time since which that payment is in doubt.' })
  doubtedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Time by which the buyer was promised a reply.' })
  answerBy?: Date | null;
}

export const OrderSummaryPage = createPageType('OrderSummaryPage', () => OrderSummary);

export const OrderSort = defineEnum('OrderSort', 'Field by which orders are sorted.', {
  CREATED_AT: 'Time at which the order was created.',
  TOTAL: 'Total amount in đồng.',
});
export type OrderSort = keyof typeof OrderSort;

@InputType({ description: 'Filter of orders. Omitted fields do not restrict the result.' })
export class OrderFilter {
  @SearchField(
    'Prefix of the order number, the buyer’s email address, the payment reference or the gateway’s transaction ID.',
  )
  search?: string | null;
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders with this status.' })
  status?: OrderStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for orders with a payment in doubt, false for orders without one. A paid order can have a second payment in doubt.',
  })
  isInDoubt?: boolean | null;
}
