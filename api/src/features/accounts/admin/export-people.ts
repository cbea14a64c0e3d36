import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { SortOrder, SortOrderField } from '../../../graphql/page.args.ts';
import { all, columnsOf, sql } from '../../../graphql/read/index.ts';
import type { Role } from '../../../platform/access/permissions.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  createDownloadLink,
  type DownloadLink,
  ExportLayout,
  exportTimestamp,
  headedBy,
  LAYOUT_DESCRIPTION,
  SheetRows,
  type StatementSheet,
} from '../../operations/index.ts';
import { auditPerson } from '../audit-person.ts';
import type { User } from '../user.entity.ts';
import { PersonFilter, PersonSort, personOrder, personWhere } from './person-list.ts';
import { MAX_AT_ONCE } from './targets.ts';

@InputType({ description: 'Users to export and their order.' })
export class ExportPeopleInput {
  @Field(() => PersonFilter, {
    nullable: true,
    description: 'Filter conditions. If omitted, all users are exported.',
  })
  @ValidateNested()
  filter?: PersonFilter | null;

  @Field(() => PersonSort, { defaultValue: PersonSort.CREATED_AT, description: 'Field to sort the rows by.' })
  sortBy!: PersonSort;

  @SortOrderField('Direction in which the rows are sorted.')
  sortOrder!: SortOrder;

  @Field(() => [ID], { nullable: true, description: 'IDs of the only users to export; at most 500.' })
  @ArrayMaxSize(MAX_AT_ONCE, { message: 'people.ids' })
  personIds?: string[] | null;

  @Field(() => ExportLayout, { defaultValue: ExportLayout.PEOPLE, description: LAYOUT_DESCRIPTION })
  layout!: ExportLayout;
}

type PeopleFile = Omit<ExportPeopleInput, 'personIds' | 'layout'> & {
  ids?: string[] | null;
  /** Missing in links that the previous release created. */
  layout?: ExportLayout;
  locale: Locale;
};

/** Creates a download link for the people that match a filter. The export is recorded in the audit log. */
export function exportPeople(
  context: Context,
  { filter, sortBy, sortOrder, personIds: ids, layout }: ExportPeopleInput,
): Promise<DownloadLink> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    auditPerson(em, context, 'person.export', viewer.id, {
      after: { ...filter, sortBy, sortOrder, layout, ...(ids ? { chosen: ids.length } : {}) },
    });
    return createDownloadLink(em, context, {
      kind: 'people',
      args: { filter, sortBy, sortOrder, ids, layout },
    });
  });
}

/** Columns of the file. The import reads email, name, phone and system roles under the same headings. */
const COLUMNS = headedBy('people.column', [
  { name: 'email', width: 30 },
  { name: 'fullName' },
  { name: 'phone', width: 14 },
  { name: 'roles', label: roleNames },
  { name: 'customRoles' },
  {
    name: 'isActive',
    width: 14,
    label: (value, locale) => translate(locale, `people.isActive.${value as 'true' | 'false'}`),
  },
  { name: 'createdAt', type: 'time' },
  { name: 'lastSeenAt', type: 'time' },
]);

function roleNames(codes: string, locale: Locale): string {
  return codes
    .split(' ')
    .map((role) => translate(locale, `people.role.${role as Role}`))
    .join(', ');
}

/** Codes as in the GraphQL schema, and role IDs instead of role names, because names change. */
const PROGRAM_COLUMNS = [
  'id',
  'email',
  'fullName',
  'phone',
  'roles',
  'customRoleIds',
  'isActive',
  'locale',
  'createdAt',
  'lastSeenAt',
];

export function peopleSheet(
  { orm }: Services,
  { filter, sortBy, sortOrder, ids, layout, locale }: PeopleFile,
): StatementSheet {
  const person = columnsOf<User>('p');
  const rows = new SheetRows(
    orm,
    sql`select p.id, p.email, p.full_name as "fullName", p.phone, array_to_string(p.roles, ' ') as roles,
      p.is_active as "isActive", upper(p.locale) as locale,
      (select string_agg(x.role_id::text, ' ' order by x.role_id) from person_custom_role x where x.person_id = p.id) as "customRoleIds",
      (select string_agg(r.name, ', ' order by r.name collate vietnamese) from person_custom_role x join custom_role r on r.id = x.role_id
        where x.person_id = p.id) as "customRoles",
      ${exportTimestamp('p.created_at')} as "createdAt", ${exportTimestamp('p.last_seen_at')} as "lastSeenAt"
      from person p where ${all([personWhere(person, filter ?? {}), !!ids && sql`p.id = any(${ids.filter(isUuid)}::uuid[])`])}
      order by ${personOrder(person, sortBy, sortOrder)}`,
  );
  return {
    rows,
    locale,
    columns: COLUMNS,
    programColumns: layout === ExportLayout.PROGRAM ? PROGRAM_COLUMNS : undefined,
  };
}
