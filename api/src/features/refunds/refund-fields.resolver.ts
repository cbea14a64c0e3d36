import { Args, Ctx, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  derived,
  Guard,
  MaxRows,
  page,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { RatingAuthor } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { PaymentGateway } from '../orders/index.ts';
import { getGateways } from '../payments/index.ts';
import { Refund, RefundStep } from './refund.entity.ts';
import { refundActions, rightRows } from './refund.reads.ts';
import { RefundAction, RefundFlags, RefundRight, RefundRightPage, RefundStudy } from './refund.types.ts';
import { REFUND_ABUSE_DAYS, REFUND_APPEAL_DAYS, REFUND_EXCHANGE_HOURS } from './settings.ts';

/** Maximum number of steps of a refund, which enters each state a few times at most. */
const MAX_STEPS = 60;
const MAX_EARLIER = 10;
const isStaff = (viewer: Viewer | undefined) => !!viewer?.may('refund:decide');
/** Steps that only administrators see. */
const INTERNAL = ['FIRST_APPROVED', 'SECOND_DISAGREED', 'RETRIED', 'CONFIRMED'];

@Resolver(() => Refund)
export class RefundFieldsResolver {
  @ReadField(() => RatingAuthor, { description: 'The buyer who requested the refund.' })
  buyer(@Root() r: Row<Refund>) {
    return rows(RatingAuthor, (p) => ({ where: sql`${p.id} = ${r.buyer}` }));
  }

  @ReadField(() => String, { description: 'Title of the course at the time of the purchase.' })
  title(@Root() r: Row<Refund>) {
    return sql`(select l.title from order_line l where l.id = ${r.line})`;
  }

  @ReadField(() => String, { description: 'Number of the order, to quote.' })
  orderNumber(@Root() r: Row<Refund>) {
    return sql`(select o.number from orders o where o.id = ${r.order})`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the course taken in exchange. Null without an exchange.',
  })
  exchangedFor(@Root() r: Row<Refund>) {
    return sql`(select l.title from order_line l where l.order_id = ${r.exchangeOrderId} limit 1)`;
  }

  @ReadField(() => DateTime, { description: 'Time at which the course was paid.' })
  paidAt(@Root() r: Row<Refund>) {
    return sql`(select o.paid_at from orders o where o.id = ${r.order})`;
  }

  @ReadField(() => PaymentGateway, {
    nullable: true,
    description: 'Gateway that makes the refund. Null if a bank account was named.',
  })
  gateway(@Root() r: Row<Refund>) {
    return sql`case when ${r.bankBin} is null then (select a.gateway from payment_attempt a
      where a.order_id = ${r.order} and a.status = 'SUCCEEDED' and a.doubt is null limit 1) end`;
  }

  @ReadField(() => Boolean, {
    description:
      'True if the purchase has an e-invoice, which the refund adjusts or cancels. False for orders that were paid before invoicing began.',
  })
  isInvoiced(@Root() { line }: Row<Refund>) {
    return sql`exists (select 1 from e_invoice i where i.line_id = ${line})`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Last four digits of the target account. Null if the original payment method is used.',
  })
  accountTail(@Root() { bankLastDigits }: Row<Refund>) {
    return bankLastDigits;
  }

  @ReadField(() => Boolean, { description: 'True if two administrators must approve it and one has.' })
  isHalfApproved(@Root() { firstApprover, status }: Row<Refund>) {
    return sql`${firstApprover} is not null and ${status} = 'ADMIN_REVIEW'`;
  }

  @ReadField(() => Vnd, {
    nullable: true,
    description: 'The teacher’s share that is reversed, in đồng. Null for the buyer.',
  })
  teacherShare(@Root() r: Row<Refund>, @Ctx() { viewer }: Context) {
    const mayKnow = isStaff(viewer) ? sql`true` : sql`${r.teacher} = ${viewer?.id ?? null}::uuid`;
    return sql`case when ${mayKnow} then (select l.teacher_share from order_line l where l.id = ${r.line}) end`;
  }

  @ReadField(() => RefundRight, {
    nullable: true,
    description: 'Current result of the refund policy for the purchase, by the terms of the purchase.',
  })
  right(@Root() r: Row<Refund>, @Ctx() context: Context) {
    return rows(RefundRight, (t) => ({ where: sql`${t.id} = ${r.line}` }), {
      from: rights(context),
      skipVisibility: 'Part of a refund, whose visibility rule has been checked.',
    });
  }

  @ReadField(() => RefundStudy, { nullable: true, description: 'The buyer’s progress in the course.' })
  study(@Root() r: Row<Refund>) {
    return derived(
      RefundStudy,
      sql`select s.completed_lessons as "completedLessons", c.lesson_count as "totalLessons",
          s.last_studied_at as "lastStudiedAt", (select l.title from lesson l where l.id = s.last_lesson_id) as "lastLesson"
        from study_standing s join course c on c.id = s.course_id
        where s.student_id = ${r.buyer} and s.course_id = ${r.course}`,
      'Part of a refund, whose visibility rule has been checked.',
    );
  }

  @MaxRows(MAX_STEPS)
  @ReadField(() => [RefundStep], {
    description: 'History of the refund, oldest first. Internal steps are visible only to administrators.',
  })
  steps(@Root() r: Row<Refund>, @Ctx() { viewer }: Context) {
    return rows(RefundStep, (s) => ({
      where: isStaff(viewer)
        ? sql`${s.refund} = ${r.id}`
        : sql`${s.refund} = ${r.id} and ${s.kind} <> all(${INTERNAL}::text[])`,
      orderBy: sql`${s.id}`,
      limit: MAX_STEPS,
    }));
  }

  @MaxRows(Object.keys(RefundAction).length)
  @ReadField(() => [RefundAction], { description: 'Actions that the viewer may take now.' })
  actions(@Root() r: Row<Refund>, @Ctx() { viewer, services }: Context) {
    return refundActions(viewer, r, services.settings.get(REFUND_APPEAL_DAYS));
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description: 'Time until which a rejection can be appealed. Null if it cannot.',
  })
  appealUntil(@Root() r: Row<Refund>, @Ctx() { services }: Context) {
    const days = services.settings.get(REFUND_APPEAL_DAYS);
    return sql`case when ${r.status} = 'REJECTED' and ${r.appealedAt} is null
      then ${r.decidedAt} + make_interval(days => ${days}) end`;
  }

  @Guard<Viewer, Refund>(isStaff)
  @ReadField(() => RefundFlags, {
    nullable: true,
    description: 'Hints for a closer check. Null without `refund:decide`.',
  })
  flags(@Root() r: Row<Refund>, @Ctx() { services }: Context) {
    const days = services.settings.get(REFUND_ABUSE_DAYS);
    return derived(
      RefundFlags,
      sql`select ${r.isFlagged} as "isFlagged", ${days}::int as days,
          (select count(*)::int from refund o where o.buyer_id = ${r.buyer} and o.status <> 'CANCELLED'
            and o.requested_at > now() - make_interval(days => ${days})) as asked,
          (select count(*)::int from sold_line s where s.buyer_id = ${r.buyer} and s.amount > 0) as bought,
          (select count(*)::int from refund o where o.buyer_id = ${r.buyer} and o.status = 'COMPLETED') as refunded`,
      'The field requires its own permission.',
    );
  }

  @Guard<Viewer, Refund>(isStaff)
  @ReadField(() => String, {
    nullable: true,
    description:
      'Number of the file for the bank that contains the pending transfer. Null otherwise, and without `refund:decide`.',
  })
  transferFile(@Root() r: Row<Refund>) {
    return sql`(select f.number from refund_transfer t join transfer_file f on f.id = t.file_id
      where t.refund_id = ${r.id} and t.status = 'SENT')`;
  }

  @MaxRows(MAX_EARLIER)
  @Guard<Viewer, Refund>(isStaff)
  @ReadField(() => [Refund], {
    nullable: true,
    description: 'Other refunds of the same buyer, latest first, at most ten. Null without `refund:decide`.',
  })
  earlier(@Root() r: Row<Refund>) {
    return rows(Refund, (e) => ({
      where: sql`${e.buyer} = ${r.buyer} and ${e.id} <> ${r.id} and ${e.status} <> 'CANCELLED'`,
      orderBy: sql`${e.requestedAt} desc`,
      limit: MAX_EARLIER,
    }));
  }

  @Guard<Viewer, Refund>(isStaff)
  @ReadField(() => String, {
    nullable: true,
    description: 'The gateway’s error code of a failed transfer. Null without `refund:decide`.',
  })
  failureCode(@Root() r: Row<Refund>) {
    return sql`case when ${r.status} = 'FAILED' then (select t.failure_code from refund_transfer t
      where t.refund_id = ${r.id} order by t.created_at desc limit 1) end`;
  }
}

@Resolver(() => RefundStep)
export class RefundStepResolver {
  @Guard<Viewer, RefundStep>(isStaff)
  @ReadField(() => String, {
    nullable: true,
    description:
      'Name of the person who took the step. Null for jobs and gateways, and without `refund:decide`.',
  })
  personName(@Root() { person }: Row<RefundStep>) {
    return sql`(select p.full_name from person p where p.id = ${person})`;
  }
}

@Resolver(() => Course)
export class RefundRightResolver {
  @Allow('refund:read')
  @ReadQuery(() => RefundRightPage, {
    description:
      'Refund rights of the viewer’s purchases without a refund: refundable ones first, by deadline.',
  })
  myRefundRights(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(
      RefundRight,
      (r) => ({
        orderBy: sql`${r.rule} <> 'ALLOWED', case when ${r.rule} = 'ALLOWED' then ${r.deadline} end, ${r.paidAt} desc, ${r.id}`,
        page: number,
        limit,
      }),
      {
        from: sql`select * from (${rights(context)}) x
          where x."buyerId" = ${id} and x.rule not in ('ASKED_BEFORE', 'NOT_PAID')`,
        skipVisibility: 'The query returns only rows of the viewer.',
      },
    );
  }

  @ReadField(() => RefundRight, {
    nullable: true,
    description: 'Refund right of the viewer’s latest purchase of the course. Null without a purchase.',
  })
  myRefundRight(@Root() c: Row<Course>, @Ctx() context: Context) {
    const { viewer } = context;
    if (!viewer) return null;
    return derived(
      RefundRight,
      sql`select * from (${rights(context)}) x where x."courseId" = ${c.id} and x."buyerId" = ${viewer.id}
        order by x."paidAt" desc limit 1`,
      'The field returns only data of the viewer.',
    );
  }
}

/** Refund rights of purchases by the current gateways and settings. */
const rights = (context: Context) =>
  rightRows(byGateway(context), context.services.settings.get(REFUND_EXCHANGE_HOURS));

/** Codes of gateways that make refunds themselves. */
const byGateway = ({ services }: Context): string[] =>
  getGateways(services)
    .all.filter(({ refunds }) => refunds === 'GATEWAY')
    .map(({ code }) => code);
