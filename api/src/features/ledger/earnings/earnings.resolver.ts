import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadQuery,
  type Row,
  raw,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { destinations, PayoutDestination } from '../payouts/payout-account.types.ts';
import {
  ComingRelease,
  CourseEarnings,
  EarningsOverview,
  EarningsPoint,
  EarningsStep,
  Sale,
  SalePage,
  SalePosting,
  SaleStatus,
} from './earnings.types.ts';
import { balanceSql, postingsSql, SUMS, salesSql } from './sales.sql.ts';

const MAX_DAYS = 366;
const MAX_COURSES = 200;
const DAY_MS = 86_400_000;
const OWN = 'The query reads only the viewer’s own rows.';

@ArgsType()
class SaleArgs extends PageArgs {
  @Field(() => SaleStatus, {
    nullable: true,
    description: 'Filters sales by the status of the teacher’s share.',
  })
  status?: SaleStatus | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Filters sales by their day in Vietnam time, from this day on.',
  })
  from?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Filters sales by their day in Vietnam time, up to and including this day.',
  })
  to?: string | null;
}

@ArgsType()
class PeriodArgs {
  @Field(() => CalendarDate, { description: 'First day of the sales, in Vietnam time.' })
  from!: string;
  @Field(() => CalendarDate, {
    description: 'Last day of the sales, in Vietnam time. The period is at most 366 days.',
  })
  to!: string;
}

@ArgsType()
class StepArgs extends PeriodArgs {
  @Field(() => EarningsStep, {
    defaultValue: EarningsStep.DAY,
    description: 'Length of the interval for each point.',
  })
  step!: EarningsStep;
  @Field(() => ID, {
    nullable: true,
    description: 'Filters by course. If omitted, all sold courses are included.',
  })
  courseId?: string | null;
}

/** The beginning of a day in Vietnam time, or of the day after it. */
const dayStart = (day: string, daysLater: 0 | 1 = 0): Sql =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

/** The viewer's sales in a period, as a condition on `e`. */
function soldIn({ from, to }: PeriodArgs, teacherId: string) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MAX_DAYS) throw badInput('to', 'validation.between', { min: 1, max: MAX_DAYS });
  return sql`e.teacher_id = ${teacherId} and e.earned_at >= ${dayStart(from)} and e.earned_at < ${dayStart(to, 1)}`;
}

@Resolver(() => EarningsOverview)
export class EarningsResolver {
  @Allow('earnings:read')
  @ReadQuery(() => EarningsOverview, { description: 'Current balances of the viewer as a teacher.' })
  myEarnings(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      EarningsOverview,
      sql`select ${balanceSql('hold', id)} as held, ${balanceSql('available', id)} as available,
        ${balanceSql('transit', id)} as "inPayout", ${balanceSql('receivable', id)} as owed,
        (select coalesce(sum(p.amount), 0)::bigint from payout p where p.teacher_id = ${id} and p.status = 'PAID') as paid`,
      OWN,
      { genericPlan: true },
    );
  }

  @Allow('earnings:read')
  @ReadQuery(() => SalePage, { description: 'Sales of the viewer’s courses, newest first.' })
  mySales(@Args() { status, from, to, page: number, limit }: SaleArgs, @Ctx() context: Context) {
    return page(
      Sale,
      (s) => ({
        where: all([
          status != null && sql`${s.status} = ${status}`,
          from != null && sql`${s.soldAt} >= ${dayStart(from)}`,
          to != null && sql`${s.soldAt} < ${dayStart(to, 1)}`,
        ]),
        orderBy: sql`${s.soldAt} desc, ${s.id} desc`,
        page: number,
        limit,
      }),
      { from: salesSql(signedIn(context).id), skipVisibility: OWN, genericPlan: true },
    );
  }

  @Allow('earnings:read')
  @ReadQuery(() => Sale, {
    nullable: true,
    description: 'One sale of the viewer’s courses. Null if unknown.',
  })
  mySale(
    @Arg('id', () => ID, { description: 'ID of a sale of the viewer’s courses.' }) id: string,
    @Ctx() context: Context,
  ) {
    return rows(Sale, (s) => ({ where: sql`${s.id} = ${uuid(id)}` }), {
      from: salesSql(signedIn(context).id),
      skipVisibility: OWN,
    });
  }

  @Allow('earnings:read')
  @MaxRows(MAX_DAYS)
  @ReadQuery(() => [EarningsPoint], {
    description:
      'Earnings of the viewer over time, in chronological order. Intervals without sales are omitted.',
  })
  earningsOverTime(@Args() { step, courseId, ...period }: StepArgs, @Ctx() context: Context) {
    const start = sql`date_trunc(${step.toLowerCase()}, e.earned_at at time zone 'Asia/Ho_Chi_Minh')::date`;
    return derived(
      EarningsPoint,
      sql`select ${start} as start, ${SUMS} from earning e where ${all([
        soldIn(period, signedIn(context).id),
        courseId != null &&
          sql`exists (select 1 from sold_line s where s.line_id = e.line_id and s.course_id = ${uuid(courseId)})`,
      ])}
        group by 1 order by 1`,
      OWN,
      { genericPlan: true },
    );
  }

  @Allow('earnings:read')
  @MaxRows(MAX_COURSES)
  @ReadQuery(() => [CourseEarnings], { description: 'Earnings of the viewer by course, highest first.' })
  earningsByCourse(@Args() period: PeriodArgs, @Ctx() context: Context) {
    return derived(
      CourseEarnings,
      sql`select s.course_id as "courseId", (array_agg(s.title order by e.earned_at desc))[1] as title, ${SUMS}
        from earning e join sold_line s on s.line_id = e.line_id where ${soldIn(period, signedIn(context).id)}
        group by s.course_id order by sum(e.share_left) desc, s.course_id limit ${raw(String(MAX_COURSES))}`,
      OWN,
      { genericPlan: true },
    );
  }

  @MaxRows(100)
  @ReadField(() => [ComingRelease], { description: 'Amounts that become available by day, earliest first.' })
  coming(@Ctx() context: Context) {
    return derived(
      ComingRelease,
      sql`select (e.held_until at time zone 'Asia/Ho_Chi_Minh')::date as day, sum(e.share_left)::bigint as amount
        from earning e where e.teacher_id = ${signedIn(context).id} and e.status = 'HELD' and e.share_left > 0
        group by 1 order by 1 limit 100`,
      OWN,
    );
  }

  @ReadField(() => PayoutDestination, {
    nullable: true,
    description: 'Bank account for payouts to the viewer. Null until one is added.',
  })
  account(@Ctx() context: Context) {
    return derived(
      PayoutDestination,
      destinations(sql`a.person_id = ${signedIn(context).id} and a.replaced_at is null`),
      OWN,
    );
  }
}

@Resolver(() => Sale)
export class SaleResolver {
  @MaxRows(100)
  @ReadField(() => [SalePosting], {
    description: 'Ledger entries of the sale, by transaction in chronological order.',
  })
  postings(@Root() sale: Row<Sale>, @Ctx() context: Context) {
    return derived(
      SalePosting,
      postingsSql(
        sale.id,
        sql`(select x.order_id from earning x where x.line_id = ${sale.id})`,
        signedIn(context).id,
      ),
      'Part of a sale of the viewer.',
    );
  }
}
