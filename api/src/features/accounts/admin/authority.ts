import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ADMINISTRATIVE,
  type Permission,
  permissionsOf,
  Role,
} from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { forbidden } from '../../../platform/errors/errors.ts';

/** What a person is and may do; a viewer is one. */
export interface Authority {
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
}

/** A stored person's authority. */
export interface StoredAuthority extends Authority {
  readonly isActive: boolean;
}

/** An SQL text: the permissions that custom roles give the person of this alias. */
export const grantedTo = (alias: string): string =>
  `array(select unnest(r.permissions) from person_custom_role x join custom_role r on r.id = x.role_id where x.person_id = ${alias}.id)`;

/**
 * Whether a person is more than the one who would manage them: an administrator before a person who is none,
 * or holder of an administrative permission that the other lacks. What teachers and students may does not count.
 */
export function outranks(target: Authority, actor: Authority): boolean {
  if (target.roles.includes(Role.ADMIN) && !actor.roles.includes(Role.ADMIN)) return true;
  return [...target.permissions].some((each) => ADMINISTRATIVE.has(each) && !actor.permissions.has(each));
}

/**
 * Makes decisions about people's roles and accounts wait for each other, and reads what the viewer may do at
 * this very moment: two administrators who demote each other both begin as administrators.
 * @throws FORBIDDEN when the permission is theirs no more
 */
export async function decideAlone(
  em: EntityManager,
  viewer: Viewer,
  permission: Permission,
): Promise<Authority> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const actor = (await authoritiesOf(em, [viewer.id])).get(viewer.id);
  if (!actor?.isActive || !actor.permissions.has(permission))
    throw forbidden('NOT_PERMITTED', { permission });
  return actor;
}

/** What people are at this moment, by id. */
export async function authoritiesOf(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StoredAuthority>> {
  const rows = await runSql<{ id: string; roles: Role[]; granted: string[]; is_active: boolean }>(
    em,
    sql`select p.id, p.roles, p.is_active, ${raw(grantedTo('p'))} as granted from person p where p.id = any(${ids}::uuid[])`,
  );
  return new Map(
    rows.map(({ id, roles, granted, is_active: isActive }) => [
      id,
      { roles, permissions: permissionsOf(roles, granted), isActive },
    ]),
  );
}
