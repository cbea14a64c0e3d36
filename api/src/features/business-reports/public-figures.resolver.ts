import type { MikroORM } from '@mikro-orm/postgresql';
import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql } from '../../platform/db/index.ts';
import { isListedAs } from '../courses/index.ts';

/** A percentage of fewer cases would change with each of them. */
const MIN_CASES = 20;
const HOUR_MS = 3_600_000;

@ObjectType({
  description:
    'Counted figures about the platform for its home page. At most an hour old. A figure is null if it cannot be counted.',
})
export class PublicFigures {
  @Field(() => DateTime, { description: 'Time of the count.' })
  countedAt!: Date;
  @Field(() => Int, { description: 'Number of courses in the catalogue.' })
  courses!: number;
  @Field(() => Int, { description: 'Number of these courses that have a preview lesson.' })
  coursesWithPreview!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Average of all ratings of the courses in the catalogue, 1 to 5. Null without ratings.',
  })
  ratingAverage?: number | null;
  @Field(() => Int, { description: 'Number of these ratings.' })
  ratingCount!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'Percentage of the enrolments older than 30 days whose students have completed at least half of the lessons of the course. Null with fewer than 20 such enrolments.',
  })
  halfStudiedPercent?: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Percentage of the courses sold in the last 365 days that were refunded. Null with fewer than 20 sold courses.',
  })
  refundedPercent?: number | null;
}

/** The last count of a process, because it reads whole tables and every visitor of the home page requests it. */
const counts = new WeakMap<MikroORM, { readonly until: number; readonly figures: Promise<PublicFigures> }>();

const count = async (orm: MikroORM): Promise<PublicFigures> => {
  const [row] = await runSql<PublicFigures>(
    orm.em.fork(),
    sql`select now() as "countedAt", listed.*,
        case when studied.total >= ${MIN_CASES}::int
          then round(100.0 * studied.half / studied.total, 1)::float8 end as "halfStudiedPercent",
        case when sold.total >= ${MIN_CASES}::int
          then round(100.0 * sold.refunded / sold.total, 1)::float8 end as "refundedPercent"
      from (select count(*)::int as courses,
          (count(*) filter (where exists (select 1 from lesson l
            where l.course_id = c.id and l.is_preview and l.removed_at is null)))::int as "coursesWithPreview",
          round((sum(c.rating_average * c.rating_count) / nullif(sum(c.rating_count), 0))::numeric, 2)::float8
            as "ratingAverage",
          coalesce(sum(c.rating_count), 0)::int as "ratingCount"
        from course c where ${isListedAs('c')}) listed,
      (select count(*)::int as total,
          (count(*) filter (where 2 * e.completed_lessons >= c.lesson_count))::int as half
        from course_enrolment e join course c on c.id = e.course_id
        where e.enrolled_at < now() - interval '30 days' and c.lesson_count > 0) studied,
      (select count(*)::int as total, (count(*) filter (where s.state = 'REFUNDED'))::int as refunded
        from sold_line s where s.paid_at > now() - interval '365 days' and s.amount > 0) sold`,
    'home.public-figures',
  );
  if (!row) throw new Error('The count of the public figures returned no row');
  return row;
};

@Resolver()
export class PublicFiguresResolver {
  @Public()
  @Query(() => PublicFigures, {
    description: 'Counted figures about the platform, which each server process counts at most once an hour.',
  })
  publicFigures(@Ctx() { services: { orm } }: Context): Promise<PublicFigures> {
    const known = counts.get(orm);
    if (known && known.until > performance.now()) return known.figures;
    const figures = count(orm);
    counts.set(orm, { until: performance.now() + HOUR_MS, figures });
    // A failed count must not be returned for an hour
    figures.catch(() => counts.delete(orm));
    return figures;
  }
}
