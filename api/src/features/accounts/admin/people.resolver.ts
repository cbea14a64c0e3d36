import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  createPageType,
  derived,
  MAX_PAGE_SIZE,
  MaxRows,
  page,
  ReadField,
  ReadQuery,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { prefixQuery } from '../../../platform/db/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { Between } from '../../../platform/input/between.ts';
import type { User } from '../user.entity.ts';
import { previewRoles, SetPeopleRolesInput } from './assign-roles.ts';
import { BulkResult } from './bulk.types.ts';
import { previewStatus, SetPeopleStatusInput } from './change-status.ts';
import { previewImport } from './import-people.ts';
import { ImportResult } from './import-people.types.ts';
import { Person } from './person.view.ts';
import { PersonListArgs, personOrder, personWhere, quickSearchOrder } from './person-list.ts';

export const PersonPage = createPageType('PersonPage', () => Person);

@ArgsType()
class SearchPeopleArgs {
  @Field({ description: 'Search text, at most 100 characters. An empty text matches no user.' })
  @AtMost(100)
  search!: string;

  @Field(() => Int, { defaultValue: 10, description: 'Maximum number of results, 1 to 100.' })
  @Between(1, MAX_PAGE_SIZE, 'validation.page')
  limit!: number;
}

@ArgsType()
class PreviewPeopleImportArgs {
  @Field({ description: 'Content of the CSV file, in the format of `importPeople`.' })
  @AtMost(900_000)
  csv!: string;
}

@Resolver()
export class PeopleResolver {
  @Allow('person:read')
  @ReadQuery(() => PersonPage, { description: 'Lists users, except erased ones.' })
  people(@Args() { filter, sortBy, sortOrder, page: number, limit }: PersonListArgs) {
    return page<Person, User>(Person, (p) => ({
      where: personWhere(p, filter ?? {}),
      orderBy: personOrder(p, sortBy, sortOrder),
      page: number,
      limit,
    }));
  }

  @Allow('person:read')
  @ReadQuery(() => [Person], {
    description:
      'Searches users by word prefixes of name, email address or telephone number. Best matches first.',
  })
  searchPeople(@Args() { search, limit }: SearchPeopleArgs) {
    return rows<Person, User>(Person, (p) => ({
      where: prefixQuery(search) ? personWhere(p, { search }) : false,
      orderBy: quickSearchOrder(p, search),
      limit,
    }));
  }

  @Allow('person:read')
  @ReadQuery(() => Person, { nullable: true, description: 'One user by ID. Null if unknown or erased.' })
  personForAdmin(
    @Arg('id', () => ID, { description: 'User ID, as returned by `people` and the audit log.' }) id: string,
  ) {
    return rows<Person, User>(Person, (p) => ({
      where: sql`${p.id} = ${uuid(id)} and ${p.erasedAt} is null`,
    }));
  }

  @Allow('person:deactivate')
  @Query(() => BulkResult, { description: 'Previews the result of `setPeopleStatus` without changes.' })
  previewPeopleStatus(
    @Arg('input') input: SetPeopleStatusInput,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return previewStatus(context, input);
  }

  @Allow('role:assign')
  @Query(() => BulkResult, { description: 'Previews the result of `setPeopleRoles` without changes.' })
  previewPeopleRoles(@Arg('input') input: SetPeopleRolesInput, @Ctx() context: Context): Promise<BulkResult> {
    return previewRoles(context, input);
  }

  @Allow('person:import')
  @Query(() => ImportResult, { description: 'Previews the result of `importPeople` without changes.' })
  previewPeopleImport(
    @Args() { csv }: PreviewPeopleImportArgs,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return previewImport(context, csv);
  }
}

@ObjectType({ description: 'Number of users with a role.' })
class RoleCount {
  @Field(() => Role, { description: 'Role that the count refers to.' })
  role!: Role;
  @Field(() => Int, {
    description: 'Number of users with the role. For USER, number of users without any other role.',
  })
  count!: number;
}

@ObjectType({ description: 'Statistics about the number of users.' })
class PeopleStats {
  @Field(() => Int, { description: 'Number of all users, including suspended ones.' })
  totalUsers!: number;
  @Field(() => Int, { description: 'Number of users that are not suspended.' })
  activeUsers!: number;
  @Field(() => Int, { description: 'Number of accounts created in the last 7 days.' })
  newInLast7Days!: number;
  @Field(() => Int, { description: 'Number of accounts created in the 7 days before those.' })
  newInPrevious7Days!: number;
}

@Resolver(() => PeopleStats)
export class PeopleStatsResolver {
  @Allow('person:read')
  @ReadQuery(() => PeopleStats, { description: 'Statistics about the number of users.' })
  peopleStats() {
    const isNew = (from: number, to: number) =>
      sql`count(*) filter (where created_at > now() - ${from}::int * interval '1 day' and created_at <= now() - ${to}::int * interval '1 day')::int`;
    return derived(
      PeopleStats,
      sql`select count(*)::int as "totalUsers", count(*) filter (where is_active)::int as "activeUsers",
        ${isNew(7, 0)} as "newInLast7Days", ${isNew(14, 7)} as "newInPrevious7Days"
        from person where erased_at is null`,
      'Only numbers are returned, and the query requires a permission.',
    );
  }

  @MaxRows(3)
  @ReadField(() => [RoleCount], {
    description: 'Number of administrators, of teachers, and of students without any other role.',
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
      'Only numbers are returned, and the query requires a permission.',
    );
  }
}
