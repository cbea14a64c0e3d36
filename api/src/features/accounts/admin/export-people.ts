import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { SortOrder, SortOrderField } from '../../../graphql/page.args.ts';
import { all, getColumns, raw, type Sql, sql } from '../../../graphql/read/index.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  createDownloadLink,
  type DownloadLink,
  ExportLayout,
  type ExportSheet,
  isoExportTimestamp,
  LAYOUT_DESCRIPTION,
  SheetRows,
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

/** Columns of the file. The import reads the first four under the same names. */
const COLUMNS = [
  'email',
  'fullName',
  'phone',
  'roles',
  'customRoles',
  'status',
  'createdAt',
  'lastSeenAt',
] as const;

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

const peopleMoment = (column: string): Sql =>
  raw(`to_char(${column} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI')`);

export function peopleSheet(
  { orm }: Services,
  { filter, sortBy, sortOrder, ids, layout, locale }: PeopleFile,
): ExportSheet {
  const isMachineReadable = layout === ExportLayout.PROGRAM;
  const moment = isMachineReadable ? isoExportTimestamp : peopleMoment;
  const roles = sql`array_to_string(p.roles, ' ')`;
  const person = getColumns<User>('p');
  const rows = new SheetRows(
    orm,
    sql`select p.id, p.email, p.full_name as "fullName", p.phone, ${isMachineReadable ? roles : sql`lower(${roles})`} as roles,
      p.is_active as "isActive", upper(p.locale) as locale,
      (select string_agg(x.role_id::text, ' ' order by x.role_id) from person_custom_role x where x.person_id = p.id) as "customRoleIds",
      (select string_agg(r.name, ', ' order by r.name collate vietnamese) from person_custom_role x join custom_role r on r.id = x.role_id
        where x.person_id = p.id) as "customRoles",
      case when p.is_active then 'active' else 'suspended' end as status,
      ${moment('p.created_at')} as "createdAt", ${moment('p.last_seen_at')} as "lastSeenAt"
      from person p where ${all([personWhere(person, filter ?? {}), !!ids && sql`p.id = any(${ids.filter(isUuid)}::uuid[])`])}
      order by ${personOrder(person, sortBy, sortOrder)}`,
  );
  return {
    rows,
    layout,
    columns: isMachineReadable ? PROGRAM_COLUMNS : COLUMNS,
    header: COLUMNS.map((name) => translate(locale, `people.column.${name}`)),
  };
}
