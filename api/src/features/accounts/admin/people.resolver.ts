import { Max, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { MAX_PAGE_SIZE, page, pageOf, ReadQuery, rows, sql, uuid } from '../../../graphql/read/index.ts';
import { prefixQuery } from '../../../platform/db/prefix-query.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import type { User } from '../user.entity.ts';
import { previewRoles, SetPeopleRolesInput } from './assign-roles.ts';
import { BulkResult } from './bulk.types.ts';
import { previewStatus, SetPeopleStatusInput } from './change-status.ts';
import { previewImport } from './import-people.ts';
import { ImportResult } from './import-people.types.ts';
import { Person } from './person.view.ts';
import { bestFirst, PersonListArgs, personOrder, personWhere } from './person-list.ts';

export const PersonPage = pageOf('PersonPage', () => Person);

@ArgsType()
class SearchPeopleArgs {
  @Field({ description: 'What to look for, at most 100 characters; nothing finds no one.' })
  @AtMost(100)
  search!: string;

  @Field(() => Int, { defaultValue: 10, description: 'How many, 1 to 100.' })
  @Min(1, { message: 'validation.page' })
  @Max(MAX_PAGE_SIZE, { message: 'validation.page' })
  limit!: number;
}

@ArgsType()
class PreviewPeopleImportArgs {
  @Field({ description: 'The file’s text, as for importPeople.' })
  @AtMost(900_000)
  csv!: string;
}

@Resolver()
export class PeopleResolver {
  @Allow('person:read')
  @ReadQuery(() => PersonPage, { description: 'People; no one who was erased.' })
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
      'People by the beginnings of words of name, e-mail address or telephone number, best hits first.',
  })
  searchPeople(@Args() { search, limit }: SearchPeopleArgs) {
    return rows<Person, User>(Person, (p) => ({
      where: prefixQuery(search) ? personWhere(p, { search }) : false,
      orderBy: bestFirst(p, search),
      limit,
    }));
  }

  @Allow('person:read')
  @ReadQuery(() => Person, {
    nullable: true,
    description: 'One person; null when there is none, or no more.',
  })
  personForAdmin(
    @Arg('id', () => ID, { description: 'Of the person, as people and the log give it.' }) id: string,
  ) {
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
    @Args() { csv }: PreviewPeopleImportArgs,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return previewImport(context, csv);
  }
}
