import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  page,
  pageOf,
  ReadMutation,
  ReadQuery,
  sql,
} from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { PaymentGateway } from '../orders/index.ts';
import {
  ArgueDisputeInput,
  argueDispute,
  LoseDisputeInput,
  loseDispute,
  WinDisputeInput,
  winDispute,
} from './decide-dispute.ts';
import { DisputeStatus } from './dispute.enums.ts';
import { OpenDisputeInput, openDispute } from './open-dispute.ts';

@ObjectType({ description: 'A dispute with a buyer’s bank about a paid course or teacher package.' })
export class DisputeView {
  @Field(() => ID, { description: 'Of the dispute: opaque, never changes.' })
  id!: string;
  @Field({ description: 'For people to quote, for instance TS-1126-0003.' })
  number!: string;
  @Field(() => DisputeStatus, { description: 'Where it is between opened and decided.' })
  status!: DisputeStatus;
  @Field(() => Vnd, { description: 'What the bank took back, in đồng.' })
  amount!: number;
  @Field(() => Vnd, {
    description:
      'What of it the platform bears where the dispute is lost, in đồng: it had gone back to the buyer before, or was earned with the days of a package.',
  })
  loss!: number;
  @Field(() => PaymentGateway, { description: 'The gateway that told of it.' })
  gateway!: PaymentGateway;
  @Field({ description: 'The gateway’s own name of the case.' })
  reference!: string;
  @Field({ description: 'Our reference of the payment that was taken back.' })
  paymentReference!: string;
  @Field(() => CalendarDate, { description: 'Last day, in Vietnam, on which the bank takes evidence.' })
  deadline!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What speaks for the sale; absent before it was said.',
  })
  evidence?: string | null;
  @Field(() => ID, { description: 'Of the order that was paid.' })
  orderId!: string;
  @Field({ description: 'Number of that order, for people to quote.' })
  orderNumber!: string;
  @Field({ description: 'Title of the course, or of the package, at the time.' })
  title!: string;
  @Field({ description: 'Full name of who bought it.' })
  buyerName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of whose course it is; absent of a package.',
  })
  teacherName?: string | null;
  @Field(() => DateTime, { description: 'When an administrator entered it.' })
  openedAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was decided; absent while it is open.' })
  decidedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'What the bank said; absent while it is open.' })
  decisionNote?: string | null;
}
const DisputePage = pageOf('DisputePage', () => DisputeView);

@ArgsType()
class DisputeArgs extends PageArgs {
  @Field(() => DisputeStatus, { nullable: true, description: 'Disputes in this state only.' })
  status?: DisputeStatus | null;
  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the number, the case, the payment’s reference or the order’s number.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
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
    description: 'Disputes: the open ones by their deadline, then what is decided, the latest first.',
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
      { from: DISPUTES, skipVisibility: 'The query has a permission of its own.' },
    );
  }

  @Allow('dispute:decide', { proof: 'always' })
  @ReadMutation(() => DisputeView, {
    description:
      'Enters that a buyer’s bank took a payment back. The teacher’s earning is not released until it is decided; the course, or the package, stays open. NOT_FOUND: no such payment. BAD_INPUT: the order has several lines and none is named, or the amount is none that the bank can have taken. CONFLICT: it is disputed already, or its refund is under way. POLICY: it is not paid, or the viewer’s own.',
  })
  async openDispute(@Arg('input') input: OpenDisputeInput, @Ctx() context: Context) {
    return one(await openDispute(context, input));
  }

  @Allow('dispute:decide')
  @ReadMutation(() => DisputeView, {
    description:
      'Keeps what speaks for the sale. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own.',
  })
  async argueDispute(@Arg('input') input: ArgueDisputeInput, @Ctx() context: Context) {
    return one(await argueDispute(context, input));
  }

  @Allow('dispute:decide', { proof: 'always' })
  @ReadMutation(() => DisputeView, {
    description:
      'The bank gives the money back: the sale stands. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own.',
  })
  async winDispute(@Arg('input') input: WinDisputeInput, @Ctx() context: Context) {
    return one(await winDispute(context, input));
  }

  @Allow('dispute:decide', { proof: 'always' })
  @ReadMutation(() => DisputeView, {
    description:
      'The bank keeps the money: as a refund that has reached the buyer, who loses the course, or the days of the package that are left. NOT_FOUND: no such dispute. CONFLICT: it is decided. POLICY: the viewer’s own.',
  })
  async loseDispute(@Arg('input') input: LoseDisputeInput, @Ctx() context: Context) {
    return one(await loseDispute(context, input));
  }
}
