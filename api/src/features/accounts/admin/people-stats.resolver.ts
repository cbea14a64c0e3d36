import { Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { derived, MaxRows, ReadField, ReadQuery, sql } from '../../../graphql/read/index.ts';
import { Role } from '../../../platform/access/permissions.ts';

@ObjectType({ description: 'How many people hold a role.' })
export class RoleCount {
  @Field(() => Role, { description: 'The role whose holders are counted.' })
  role!: Role;
  @Field(() => Int, { description: 'Who holds it; for USER who holds nothing else.' })
  count!: number;
}

@ObjectType({ description: 'How many people there are.' })
export class PeopleStats {
  @Field(() => Int, { description: 'Everyone, suspended or not.' })
  totalUsers!: number;
  @Field(() => Int, { description: 'Who is not suspended.' })
  activeUsers!: number;
  @Field(() => Int, { description: 'Accounts made in the last 7 days.' })
  newInLast7Days!: number;
  @Field(() => Int, { description: 'Accounts made in the 7 days before those.' })
  newInPrevious7Days!: number;
}

@Resolver(() => PeopleStats)
export class PeopleStatsResolver {
  @Allow('person:read')
  @ReadQuery(() => PeopleStats, { description: 'How many people there are.' })
  peopleStats() {
    const isNew = (from: number, to: number) =>
      sql`count(*) filter (where created_at > now() - ${from}::int * interval '1 day' and created_at <= now() - ${to}::int * interval '1 day')::int`;
    return derived(
      PeopleStats,
      sql`select count(*)::int as "totalUsers", count(*) filter (where is_active)::int as "activeUsers",
        ${isNew(7, 0)} as "newInLast7Days", ${isNew(14, 7)} as "newInPrevious7Days"
        from person where erased_at is null`,
      'Numbers alone, behind the permission of the query.',
    );
  }

  @MaxRows(3)
  @ReadField(() => [RoleCount], {
    description: 'Administrators, teachers, and who is a student and nothing else.',
  })
  usersByRole() {
    return derived(
      RoleCount,
      sql`select every.role, every.count::int as count
        from (select count(*) filter (where 'ADMIN' = any(roles)) as admins,
            count(*) filter (where 'TEACHER' = any(roles)) as teachers,
            count(*) filter (where roles = '{USER}') as students
          from person where erased_at is null) people,
        lateral (values (1, 'ADMIN', people.admins), (2, 'TEACHER', people.teachers), (3, 'USER', people.students))
          as every(n, role, count)
        order by every.n`,
      'Numbers alone, behind the permission of the query.',
    );
  }
}
