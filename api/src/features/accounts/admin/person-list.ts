import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { PageArgs, SortOrder, SortOrderField } from '../../../graphql/page.args.ts';
import { all, any, type Row, raw, type Sql, sql, uuid } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { prefixQuery } from '../../../platform/db/index.ts';
import { firstNameSql, lastNameSql } from '../person.sql.ts';
import type { User } from '../user.entity.ts';

export const PersonSort = defineEnum('PersonSort', 'Fields by which users can be sorted.', {
  CREATED_AT: 'Time at which the account was created.',
  FULL_NAME: 'Full name, in Vietnamese alphabetical order.',
  FIRST_NAME: 'Given name, in Vietnamese alphabetical order.',
  LAST_NAME: 'Family and middle names, in Vietnamese alphabetical order.',
  EMAIL: 'Email address, in alphabetical order.',
  ROLE: 'Highest system role, ascending from students over teachers to administrators.',
  STATUS: 'Account status; suspended accounts first in ascending order.',
  LAST_SEEN_AT: 'Time of the last activity. Users without activity are last in descending order.',
});
export type PersonSort = keyof typeof PersonSort;

@InputType({ description: 'Filter conditions for users. Omitted fields do not filter.' })
export class PersonFilter {
  @SearchField('Word prefixes of name, email address or telephone number. Accents and case are ignored.')
  search?: string | null;

  @Field(() => [Role], {
    nullable: true,
    description: 'Users with any of these roles. USER matches users without any other role.',
  })
  roles?: Role[] | null;

  @Field(() => ID, { nullable: true, description: 'Users with this custom role.' })
  customRoleId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for active users only; false for suspended users only.',
  })
  isActive?: boolean | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Earliest time at which the account was created, inclusive.',
  })
  createdFrom?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Latest time at which the account was created, exclusive.',
  })
  createdTo?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Earliest time of the last activity, inclusive.' })
  lastSeenFrom?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Latest time of the last activity, exclusive. Excludes users without activity.',
  })
  lastSeenTo?: Date | null;
}

@ArgsType()
export class PersonListArgs extends PageArgs {
  @Field(() => PersonFilter, {
    nullable: true,
    description: 'Filter conditions. If omitted, all users are returned.',
  })
  @ValidateNested()
  filter?: PersonFilter | null;

  @Field(() => PersonSort, { defaultValue: PersonSort.CREATED_AT, description: 'Field to sort the rows by.' })
  sortBy!: PersonSort;

  @SortOrderField('Direction in which the rows are sorted.')
  sortOrder!: SortOrder;
}

/** Never includes erased people. */
export function personWhere(p: Row<User>, filter: PersonFilter): Sql {
  const words = prefixQuery(filter.search ?? '');
  const { roles } = filter;
  const above = roles?.filter((role) => role !== Role.USER) ?? [];
  return all([
    sql`${p.erasedAt} is null`,
    // A search that contains only punctuation finds no person instead of all
    !!filter.search?.trim() &&
      (words ? sql`${p.search} @@ to_tsquery('simple', plain(${words}))` : raw('1 = 0')),
    !!roles?.length &&
      any([
        roles.includes(Role.USER) && sql`${p.roles} = '{USER}'`,
        // The partial index on roles excludes '{USER}', so the condition must repeat it
        above.length > 0 && sql`${p.roles} && ${above}::text[] and ${p.roles} <> '{USER}'`,
      ]),
    filter.customRoleId != null &&
      sql`exists (select 1 from person_custom_role x where x.person_id = ${p.id} and x.role_id = ${uuid(filter.customRoleId)})`,
    filter.isActive != null && sql`${p.isActive} = ${filter.isActive}`,
    filter.createdFrom != null && sql`${p.createdAt} >= ${filter.createdFrom}`,
    filter.createdTo != null && sql`${p.createdAt} < ${filter.createdTo}`,
    filter.lastSeenFrom != null && sql`${p.lastSeenAt} >= ${filter.lastSeenFrom}`,
    filter.lastSeenTo != null && sql`${p.lastSeenAt} < ${filter.lastSeenTo}`,
  ]);
}

const columns: Record<PersonSort, (p: Row<User>) => Sql> = {
  [PersonSort.CREATED_AT]: (p) => p.createdAt,
  [PersonSort.FULL_NAME]: (p) => sql`${p.fullName} collate vietnamese`,
  [PersonSort.FIRST_NAME]: (p) => sql`${firstNameSql(p)} collate vietnamese`,
  [PersonSort.LAST_NAME]: (p) => sql`${lastNameSql(p)} collate vietnamese`,
  [PersonSort.EMAIL]: (p) => p.email,
  [PersonSort.ROLE]: (p) => sql`role_rank(${p.roles})`,
  [PersonSort.STATUS]: (p) => p.isActive,
  [PersonSort.LAST_SEEN_AT]: (p) => p.lastSeenAt,
};

/** Both terms have the same direction, so that one index serves both directions. */
export function personOrder(p: Row<User>, sortBy: PersonSort, sortOrder: SortOrder): Sql {
  const isAscending = sortOrder === SortOrder.ASC;
  const nulls = sortBy === PersonSort.LAST_SEEN_AT ? (isAscending ? 'nulls first' : 'nulls last') : '';
  const direction = raw(isAscending ? 'asc' : 'desc');
  return sql`${columns[sortBy](p)} ${direction} ${raw(nulls)}, ${p.id} ${direction}`;
}

/** The order of the quick search: names or addresses that begin with the search text first. */
export function quickSearchOrder(p: Row<User>, search: string): Sql {
  const prefix = `${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(plain(${p.fullName}) like plain(${prefix}) or ${p.email}::text like lower(${prefix})) desc, ${p.fullName} collate vietnamese, ${p.id}`;
}
