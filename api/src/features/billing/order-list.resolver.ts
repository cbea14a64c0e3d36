import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Args, ArgsType, Field, ID, InputType, ObjectType, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { directionOf, PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { all, page, pageOf, ReadQuery, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/messages/validation-message.ts';
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

@ArgsType()
class OrderListArgs extends PageArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'Narrows the orders; left out: all of them.' })
  @IsOptional()
  @ValidateNested()
  filter?: OrderFilter | null;
  @Field(() => OrderSort, { defaultValue: OrderSort.CREATED_AT, description: 'By what the rows are sorted.' })
  sortBy!: OrderSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
}

/** Each order with the payment that matters: the one in doubt, or else the latest. */
const SUMMARIES = sql`select o.id, o.number, o.status, o.total, o.created_at as "createdAt", o.paid_at as "paidAt",
    array(select l.title from order_line l where l.order_id = o.id order by l.id)
      || array(select k.title from package_order k where k.order_id = o.id) as titles,
    p.id as "buyerId", p.full_name as "buyerName", p.email::text as "buyerEmail", a.gateway, a.reference,
    a.gateway_transaction as transaction, a.doubt, a.amount as expected,
    case when a.doubt is not null then a.received end as received, a.doubted_at as "doubtedAt",
    a.answer_by as "answerBy"
  from orders o join person p on p.id = o.buyer_id
  left join lateral (select * from payment_attempt t where t.order_id = o.id
    order by t.doubt is null, t.created_at desc, t.id desc limit 1) a on true`;

@Resolver(() => OrderSummary)
export class OrderListResolver {
  @Allow('order:read-any')
  @ReadQuery(() => OrderSummaryPage, {
    description: 'Orders of everyone, with the payments in doubt among them.',
  })
  orders(@Args() { filter, sortBy, sortOrder, page: number, limit }: OrderListArgs) {
    const way = directionOf(sortOrder);
    return page(
      OrderSummary,
      (o) => ({
        where: orderWhere(o, filter ?? {}),
        orderBy: sql`${sortBy === OrderSort.TOTAL ? o.total : o.createdAt} ${way}, ${o.id} ${way}`,
        page: number,
        limit,
      }),
      { from: SUMMARIES, skipVisibility: 'The query has a permission of its own.' },
    );
  }
}

function orderWhere(o: Row<OrderSummary>, { search, status, isInDoubt }: OrderFilter): Sql {
  const words = search?.trim();
  return all([
    status != null && sql`${o.status} = ${status}`,
    isInDoubt != null &&
      sql`exists (select 1 from payment_attempt t where t.order_id = ${o.id} and t.doubt is not null) = ${isInDoubt}`,
    !!words && foundBy(o, words.replace(/[\\%_]/g, '\\$&')),
  ]);
}

/** By the beginning of what people quote; each of them has an index. */
const foundBy = (o: Row<OrderSummary>, words: string): Sql =>
  sql`${o.id} in (
    select s.id from orders s where s.number like upper(${words}) || '%'
    union select s.id from orders s join person q on q.id = s.buyer_id where q.email::text like lower(${words}) || '%'
    union select t.order_id from payment_attempt t where t.reference like upper(${words}) || '%'
    union select t.order_id from payment_attempt t where t.gateway_transaction like ${words} || '%')`;
