import { Args, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { derived, ReadQuery, sql } from '../../graphql/read/index.ts';
import { TODAY } from '../../platform/db/index.ts';
import { checkDays, DaysArgs } from './period.ts';

@ObjectType({
  description:
    'Number of people who studied in a period that includes today, compared with the previous period of equal length.',
})
export class ActivePeople {
  @Field(() => Int, { description: 'Number of distinct people with counted study time.' })
  people!: number;
  @Field(() => Int, {
    description: 'Number of distinct people with counted study time in the previous period.',
  })
  peopleBefore!: number;
  @Field(() => [Int], {
    description: 'Number of distinct people who studied on each day, oldest first. 0 for days without study.',
  })
  byDay!: number[];
}

@Resolver()
export class ActivePeopleResolver {
  @Allow('analytics:read-any')
  @ReadQuery(() => ActivePeople, {
    description:
      'Number of people who studied on the whole platform. Each person counts once, regardless of the number of courses.',
  })
  activePeople(@Args() { days }: DaysArgs) {
    checkDays(days);
    return derived(
      ActivePeople,
      sql`with studied as materialized (
          select t.day, t.student_id from study_time t
          where t.seconds > 0 and t.day > ${TODAY} - 2 * ${days}::int and t.day <= ${TODAY} group by 1, 2)
        select (select count(distinct s.student_id)::int from studied s where s.day > ${TODAY} - ${days}::int) as people,
          (select count(distinct s.student_id)::int from studied s where s.day <= ${TODAY} - ${days}::int) as "peopleBefore",
          (select array_agg(coalesce(c.people, 0) order by g.day)
            from (select ${TODAY} - n as day from generate_series(0, ${days}::int - 1) n) g
            left join (select s.day, count(*)::int as people from studied s group by 1) c on c.day = g.day) as "byDay"`,
      'The query requires a permission.',
    );
  }
}
