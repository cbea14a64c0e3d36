import { type Sql, sql } from '../db/index.ts';
import { type Permission, permissionsOfRole, Role } from './permissions.ts';

/**
 * A condition on the table alias `p` (person): true for people who have the permission now, by a system role or a
 * custom role.
 */
export function holdsPermission(permission: Permission): Sql {
  const roles = Object.values(Role).filter((role) => permissionsOfRole(role).includes(permission));
  return sql`(p.roles && ${roles}::text[] or exists (select 1 from person_custom_role x join custom_role r on r.id = x.role_id
    where x.person_id = p.id and ${permission} = any(r.permissions)))`;
}
