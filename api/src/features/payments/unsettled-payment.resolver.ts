import { Ctx, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { MaxRows, ReadField, ReadQuery, type Row, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { Course } from '../courses/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';

/** Maximum number of a buyer's unsettled payments that are returned, oldest first. */
const MOST = 10;

/** The payment is pending or is being checked. Its buyer is shown it instead of a new checkout. */
const isUnsettled = (a: Row<PaymentAttempt>): Sql =>
  sql`(${a.doubt} is not null or ${a.status} in ('PENDING', 'UNKNOWN')
    and exists (select 1 from orders o where o.id = ${a.order} and o.status in ('PENDING', 'NEEDS_CHECK')))`;
const belongsTo = (a: Row<PaymentAttempt>, buyerId: string): Sql =>
  sql`${a.order} in (select o.id from orders o where o.buyer_id = ${buyerId})`;

@Resolver(() => Course)
export class UnsettledPaymentResolver {
  @ReadField(() => PaymentAttempt, {
    nullable: true,
    description:
      'The viewer’s pending or doubtful payment for the course. A pending one can be continued or replaced, a doubtful one prevents another purchase. Null if there is none.',
  })
  myUnsettledPayment(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    if (!viewer) return null;
    return rows(PaymentAttempt, (a) => ({
      where: sql`${belongsTo(a, viewer.id)} and ${isUnsettled(a)} and exists (
        select 1 from order_line l join orders o on o.id = l.order_id
        where l.order_id = ${a.order} and l.course_id = ${c.id} and o.status <> 'PAID')`,
      orderBy: sql`${a.doubt} is null, ${a.createdAt} desc, ${a.id}`,
      limit: 1,
    }));
  }

  @Allow('order:read')
  @MaxRows(MOST)
  @ReadQuery(() => [PaymentAttempt], {
    description: 'The viewer’s pending and doubtful payments, oldest first, at most ten.',
  })
  myUnsettledPayments(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return rows(PaymentAttempt, (a) => ({
      where: sql`${belongsTo(a, id)} and ${isUnsettled(a)}`,
      orderBy: sql`${a.createdAt}, ${a.id}`,
      limit: MOST,
    }));
  }
}
