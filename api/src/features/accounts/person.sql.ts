import { jsonRows, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { ADMINISTRATIVE, getPermissions, PERMISSIONS, Role } from '../../platform/access/permissions.ts';
import type { User } from './user.entity.ts';
import { Education, Experience } from './user.entity.ts';

/** Max entries of education, and of experience, in a profile. */
export const MAX_ENTRIES = 20;

export const highestRole = (user: Row<User>): Sql =>
  sql`(array['USER', 'TEACHER', 'ADMIN'])[role_rank(${user.roles}) + 1]`;

/** The last word of the full name, because Vietnamese names end with the given name. */
export const firstNameSql = (user: Pick<Row<User>, 'fullName'>): Sql =>
  sql`coalesce(substring(${user.fullName} from '[^ ]+$'), '')`;

/** The full name without its last word. Empty if the name has only one word. */
export const lastNameSql = (user: Pick<Row<User>, 'fullName'>): Sql =>
  sql`coalesce(rtrim(substring(${user.fullName} from '^(.* )?(?:[^ ]+)$')), '')`;

const SHOWN = 'Part of a person whom the viewer may see.';

export const educationSource = (user: Pick<Row<User>, 'education'>) =>
  jsonRows(Education, user.education, SHOWN);
export const experienceSource = (user: Pick<Row<User>, 'experience'>) =>
  jsonRows(Experience, user.experience, SHOWN);

const held = (role: Role) => [...getPermissions([role])];

/** Permissions of the person's custom roles, including unknown ones. */
const grantedSql = (user: Row<User>): Sql =>
  sql`select unnest(r.permissions) from person_custom_role x join custom_role r on r.id = x.role_id where x.person_id = ${user.id}`;

/** The effective permissions of a person row, as the viewer has them (platform/access/permissions.ts). */
export const permissionsSql = (user: Row<User>): Sql =>
  sql`array(select distinct q collate "C" from (
      select unnest(${held(Role.USER)}::text[])
      union all select unnest(${held(Role.TEACHER)}::text[]) where 'TEACHER' = any(${user.roles})
      union all select unnest(${held(Role.ADMIN)}::text[]) where 'ADMIN' = any(${user.roles})
      union all ${grantedSql(user)}) as every_one(q)
    where q = any(${[...PERMISSIONS]}::text[]) order by 1)`;

export const administersSql = (user: Row<User>): Sql =>
  sql`('ADMIN' = any(${user.roles}) or exists (select from (${grantedSql(user)}) as g(q) where q = any(${[...ADMINISTRATIVE]}::text[])))`;
