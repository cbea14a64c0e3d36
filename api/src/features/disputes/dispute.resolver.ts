import { Arg, Args, ArgsType, Ctx, Field, ID, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  createPageType,
  derived,
  page,
  ReadMutation,
  ReadQuery,
  sql,
} from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { PaymentGateway } from '../orders/index.ts';
import {
  ArgueDisputeInput,
  argueDispute,
  LoseDisputeInput,
  loseDispute,
  WinDisputeInput,
  winDispute,
} from './decide-dispute.ts';
import { DisputeStatus } from './dispute.entity.ts';
import { OpenDisputeInput, openDispute } from './open-dispute.ts';

@ObjectType({ description: 'A dispute with a buyer’s bank about a paid course or teacher package.' })
export class DisputeView {
  @Field(() => ID, { description: 'Unique dispute ID. Immutable.' })
  id!: string;
  @Field({ description: 'Dispute number to quote, for example TS-1126-0003.' })
  number!: string;
  @Field(() => DisputeStatus, { description: 'Current status of the dispute.' })
  status!: DisputeStatus;
  @Field(() => Vnd, { description: 'Amount that the bank took back, in đồng.' })
  amount!: number;
  @Field(() => Vnd, {
    description:
      'Part of the amount that the platform bears if the dispute is lost, in đồng: money refunded before, or earned with used days of a package.',
  })
  loss!: number;
  @Field(() => PaymentGateway, { description: 'The gateway that reported the dispute.' })
  gateway!: PaymentGateway;
  @Field({ description: 'The gateway’s own case number.' })
  reference!: string;
  @Field({ description: 'The platform’s reference of the disputed payment.' })
  paymentReference!: string;
  @Field(() => CalendarDate, { description: 'Last day, in Vietnam, on which the bank accepts evidence.' })
  deadline!: string;
  @Field(() => String, { nullable: true, description: 'Evidence for the sale. Null until it is entered.' })
  evidence?: string | null;
  @Field(() => ID, { description: 'ID of the disputed order.' })
  orderId!: string;
  @Field({ description: 'Number of the disputed order, to quote.' })
  orderNumber!: string;
  @Field({ description: 'Title of the course or package at the time of the order.' })
  title!: string;
  @Field({ description: 'Full name of the buyer.' })
  buyerName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the course’s teacher. Null for a package.',
  })
  teacherName?: string | null;
  @Field(() => DateTime, { description: 'Time at which an administrator entered the dispute.' })
  openedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the decision. Null while the dispute is open.',
  })
  decidedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The bank’s statement about its decision. Null while the dispute is open.',
  })
  decisionNote?: string | null;
}
const DisputePage = createPageType('DisputePage', () => DisputeView);

@ArgsType()
class DisputeArgs extends PageArgs {
  @Field(() => DisputeStatus, { nullable: true, description: 'Only disputes with this status.' })
  status?: DisputeStatus | null;
  @SearchField(
    'Prefix of the dispute number, the gateway’s case number, the payment reference or the order number.',
  )
  search?: string | null;
}

const DISPUTES = sql`
  select d.id, d.number, d.status, d.amount, d.loss, d.gateway, d.reference, a.reference as "paymentReference", d.deadline,
    d.evidence, d.order_id as "orderId", o.number as "orderNumber", coalesce(l.title, k.title) as title, b.full_name as "buyerName",
    t.full_name as "teacherName", d.opened_at as "openedAt", d.decided_at as "decidedAt", d.decision_note as "decisionNote"
  from dispute d join orders o on o.id = d.order_id left join order_line l on l.id = d.line_id
  left join package_order k on k.order_id = d.order_id and d.line_id is null
  join payment_attempt a on a.id = d.attempt_id join person b on b.id = d.buyer_id left join person t on t.id = d.teacher_id`;

const one = (id: string) =>
  derived(DisputeView, sql`select * from (${DISPUTES}) d where d.id = ${id}`, COMMAND_DECIDED);

@Resolver()
export class DisputeResolver {
  @Allow('dispute:read')
  @ReadQuery(() => DisputePage, {
    description: 'Disputes: open ones by deadline, then decided ones, latest first.',
  })
  disputes(@Args() { status, search, page: number, limit }: DisputeArgs) {
    const words = search?.trim();
    return page(
      DisputeView,
      (d) => ({
        where: all([
          status != null && sql`${d.status} = ${status}`,
          !!words &&
            sql`(starts_with(${d.number}, upper(${words})) or starts_with(${d.reference}, ${words})
              or starts_with(${d.paymentReference}, ${words}) or starts_with(${d.orderNumber}, upper(${words})))`,
        ]),
        orderBy: sql`case when ${d.status} = 'OPEN' then ${d.deadline} end, ${d.openedAt} desc, ${d.id} desc`,
        page: number,
        limit,
      }),
      { from: DISPUTES, skipVisibility: 'The query requires a permission.' },
    );
  }

  @Allow('dispute:decide', { proof: 'always' })
  @ReadMutation(() => DisputeView, {
    description:
      'Records that a buyer’s bank took a payment back. The teacher’s earning is not released until the decision. The buyer keeps access to the course or package. NOT_FOUND: no such payment. BAD_INPUT: the order has several lines and none is named, or the bank cannot have taken this amount. CONFLICT: it is disputed already, or its refund is pending. POLICY: it is not paid, or it is the viewer’s own.',
  })
  async openDispute(@Arg('input') input: OpenDisputeInput, @Ctx() context: Context) {
    return one(await openDispute(context, input));
  }

  @Allow('dispute:decide')
  @ReadMutation(() => DisputeView, {
    description:
      'Stores evidence for the sale. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own.',
  })
  async argueDispute(@Arg('input') input: ArgueDisputeInput, @Ctx() context: Context) {
    return one(await argueDispute(context, input));
  }

  @Allow('dispute:decide', { proof: 'always' })
  @ReadMutation(() => DisputeView, {
    description:
      'Records that the bank returned the money. The sale remains. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own.',
  })
  async winDispute(@Arg('input') input: WinDisputeInput, @Ctx() context: Context) {
    return one(await winDispute(context, input));
  }

  @Allow('dispute:decide', { proof: 'always' })
  @ReadMutation(() => DisputeView, {
    description:
      'Records that the bank keeps the money. It counts as a completed refund, and the buyer loses the course or the remaining days of the package. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: it is the viewer’s own.',
  })
  async loseDispute(@Arg('input') input: LoseDisputeInput, @Ctx() context: Context) {
    return one(await loseDispute(context, input));
  }
}
