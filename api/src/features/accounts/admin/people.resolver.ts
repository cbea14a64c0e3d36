import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import {
  connection,
  connectionOf,
  derived,
  Guard,
  page,
  pageOf,
  Read,
  type Row,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { badInput } from '../../../platform/errors.ts';
import { Role } from '../../../platform/permissions.ts';
import { prefixQuery } from '../../../platform/prefix-query.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { AuditConnection, AuditLine } from '../../operations/index.ts';
import { educationOf, experienceOf, firstNameOf, highestRole, lastNameOf } from '../person.sql.ts';
import type { Session } from '../sessions/session.entity.ts';
import { Education, Experience, type User } from '../user.entity.ts';
import { previewRoles, SetPeopleRolesInput } from './assign-roles.ts';
import { BulkResult } from './bulk.types.ts';
import { previewStatus, SetPeopleStatusInput } from './change-status.ts';
import { previewImport } from './import-people.ts';
import { ImportResult } from './import-people.types.ts';
import { allowedActions } from './person.actions.ts';
import { Person, PersonAction, PersonSession } from './person.view.ts';
import { bestFirst, PersonListArgs, personOrder, personWhere } from './person-list.ts';
import { RoleName } from './role.types.ts';

export const PersonPage = pageOf('PersonPage', () => Person);
export const PersonSessionConnection = connectionOf('PersonSessionConnection', () => PersonSession);

@ObjectType({ description: 'How many people hold a role.' })
export class RoleCount {
  @Field(() => Role, { description: 'The role.' })
  role!: Role;
  @Field(() => Int, { description: 'Who holds it; for USER who holds nothing else.' })
  count!: number;
}

@ObjectType({ description: 'How many people there are.' })
export class PeopleStats {
  @Field(() => Int, { description: 'Everybody, suspended or not.' })
  totalUsers!: number;
  @Field(() => Int, { description: 'Who is not suspended.' })
  activeUsers!: number;
  @Field(() => Int, { description: 'Accounts made in the last 7 days.' })
  newInLast7Days!: number;
  @Field(() => Int, { description: 'Accounts made in the 7 days before those.' })
  newInPrevious7Days!: number;
}

const sizeOf = (limit: number): number => {
  if (limit < 1 || limit > 100) throw badInput('limit', 'validation.page');
  return limit;
};

@Resolver(() => Person)
export class PeopleResolver {
  @Allow('person:read')
  @Read()
  @Query(() => PersonPage, { description: 'People; nobody who was erased.' })
  people(@Args() { filter, sortBy, sortOrder, page: number, limit }: PersonListArgs): unknown {
    return page<Person, User>(Person, (p) => ({
      where: personWhere(p, filter ?? {}),
      orderBy: personOrder(p, sortBy, sortOrder),
      page: number,
      limit,
    }));
  }

  @Allow('person:read')
  @Read()
  @Query(() => PeopleStats, { description: 'How many people there are.' })
  peopleStats(): unknown {
    const isNew = (from: number, to: number) =>
      sql`count(*) filter (where created_at > now() - ${from}::int * interval '1 day' and created_at <= now() - ${to}::int * interval '1 day')::int`;
    return derived(
      PeopleStats,
      sql`select count(*)::int as "totalUsers", count(*) filter (where is_active)::int as "activeUsers",
        ${isNew(7, 0)} as "newInLast7Days", ${isNew(14, 7)} as "newInPrevious7Days"
        from person where erased_at is null`,
    );
  }

  @Allow('person:read')
  @Read()
  @Query(() => [Person], {
    description:
      'People by the beginnings of words of name, e-mail address or telephone number, best hits first.',
  })
  searchPeople(
    @Arg('q', { description: 'What to look for, at most 100 characters; nothing finds nobody.' }) q: string,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'How many, 1 to 100.' }) limit: number,
  ): unknown {
    return rows<Person, User>(Person, (p) => ({
      where: prefixQuery(q) ? personWhere(p, { search: q }) : false,
      orderBy: bestFirst(p, q),
      limit: sizeOf(limit),
    }));
  }

  @Allow('person:read')
  @Read()
  @Query(() => Person, { nullable: true, description: 'One person; null when there is none, or no more.' })
  personForAdmin(@Arg('id', () => ID, { description: 'Of the person.' }) id: string): unknown {
    return rows<Person, User>(Person, (p) => ({
      where: sql`${p.id} = ${uuid(id)} and ${p.erasedAt} is null`,
    }));
  }

  @Allow('person:deactivate')
  @Query(() => BulkResult, { description: 'What setPeopleStatus would do. Changes nothing.' })
  previewPeopleStatus(
    @Arg('input') input: SetPeopleStatusInput,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return previewStatus(context, input);
  }

  @Allow('role:assign')
  @Query(() => BulkResult, { description: 'What setPeopleRoles would do. Changes nothing.' })
  previewPeopleRoles(@Arg('input') input: SetPeopleRolesInput, @Ctx() context: Context): Promise<BulkResult> {
    return previewRoles(context, input);
  }

  @Allow('person:import')
  @Query(() => ImportResult, { description: 'What importPeople would do. Changes nothing.' })
  previewPeopleImport(
    @Arg('csv', { description: 'The file’s text, as for importPeople.' }) csv: string,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return previewImport(context, csv);
  }

  @Read()
  @FieldResolver(() => Role, { description: 'The highest role held: ADMIN, then TEACHER, then USER.' })
  role(@Root() p: Row<User>): unknown {
    return highestRole(p);
  }

  @Read()
  @FieldResolver(() => String, { description: 'The same as fullName.' })
  name(@Root() p: Row<Person>): unknown {
    return p.fullName;
  }

  @Read()
  @FieldResolver(() => String, { description: 'The last word of the full name: the given name.' })
  firstName(@Root() p: Row<User>): unknown {
    return firstNameOf(p);
  }

  @Read()
  @FieldResolver(() => String, { description: 'The full name without its last word; may be empty.' })
  lastName(@Root() p: Row<User>): unknown {
    return lastNameOf(p);
  }

  @Read()
  @FieldResolver(() => [Education], { description: 'Schools and courses attended.' })
  education(@Root() p: Row<User>): unknown {
    return educationOf(p);
  }

  @Read()
  @FieldResolver(() => [Experience], { description: 'Positions held.' })
  experience(@Root() p: Row<User>): unknown {
    return experienceOf(p);
  }

  @Read()
  @FieldResolver(() => [RoleName], { description: 'Custom roles held, by name.' })
  customRoles(@Root() p: Row<Person>): unknown {
    return derived(
      RoleName,
      sql`select r.id, r.name as name from person_custom_role x join custom_role r on r.id = x.role_id
        where x.person_id = ${p.id} order by r.name collate vietnamese`,
    );
  }

  @Read()
  @FieldResolver(() => Boolean, { description: 'False for who never set a password.' })
  hasPassword(@Root() p: Row<User>): unknown {
    return sql`(${p.passwordHash} is not null)`;
  }

  @Read()
  @FieldResolver(() => Boolean, { description: 'Signs in with an authenticator’s code besides.' })
  hasTwoStep(@Root() p: Row<Person>): unknown {
    return sql`exists (select 1 from authenticator a where a.person_id = ${p.id} and a.confirmed_at is not null)`;
  }

  @Read()
  @FieldResolver(() => [PersonAction], {
    description: 'What the viewer may do to them now; the server would refuse the rest.',
  })
  allowedActions(@Root() p: Row<Person>, @Ctx() { viewer }: Context): unknown {
    return allowedActions(viewer, p);
  }

  @Read()
  @FieldResolver(() => Int, { description: 'Courses they teach, in any state.' })
  taughtCourseCount(@Root() p: Row<Person>): unknown {
    return sql`(select count(*)::int from course c where c.teacher_id = ${p.id})`;
  }

  @Read()
  @FieldResolver(() => PersonSessionConnection, {
    description: 'Sessions of the last 90 days, last used first.',
  })
  sessions(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs): unknown {
    return connection<PersonSession, Session>(PersonSession, (s) => ({
      where: sql`${s.person} = ${p.id}`,
      orderBy: [
        { by: s.lastUsedAt, dir: 'desc' },
        { by: s.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Guard<Viewer, Person>((viewer) => !!viewer?.may('audit:read'))
  @Read()
  @FieldResolver(() => AuditConnection, {
    nullable: true,
    description: 'What they did and what was done to them, latest first; null without `audit:read`.',
  })
  auditTrail(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs): unknown {
    return connection(AuditLine, (line) => ({
      where: sql`(${line.actorId} = ${p.id} or ${line.realActorId} = ${p.id} or (${line.targetType} = 'person' and ${line.targetId} = ${p.id}))`,
      orderBy: [
        { by: line.at, dir: 'desc' },
        { by: line.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }
}

@Resolver(() => PeopleStats)
export class PeopleStatsResolver {
  @Read()
  @FieldResolver(() => [RoleCount], {
    description: 'Administrators, teachers, and who is a student and nothing else.',
  })
  usersByRole(): unknown {
    return derived(
      RoleCount,
      sql`select role, (case role
          when 'ADMIN' then (select count(*) from person where erased_at is null and roles <> '{USER}' and roles && '{ADMIN}')
          when 'TEACHER' then (select count(*) from person where erased_at is null and roles <> '{USER}' and roles && '{TEACHER}')
          else (select count(*) from person where erased_at is null and roles = '{USER}') end)::int as count
        from unnest(array['ADMIN', 'TEACHER', 'USER']) with ordinality as every(role, n) order by n`,
    );
  }
}
