import type { Context } from '../../../graphql/context.ts';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import { actionName, resourceName } from '../../../platform/access/permission-names.ts';
import {
  ADMINISTRATIVE,
  isPermission,
  PERMISSIONS,
  permissionsOfRole,
  permissionVocabulary,
  Role,
} from '../../../platform/access/permissions.ts';
import { runSql } from '../../../platform/db/index.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import {
  type EffectivePermission,
  type PermissionResource,
  type PermissionSource,
  RoleKind,
} from './role.types.ts';

const SYSTEM = [Role.ADMIN, Role.TEACHER, Role.USER] as const;

/** The permissions with their labels, and whether the viewer may grant each. */
export function permissionCatalogue({ locale, viewer }: Context): PermissionResource[] {
  return permissionVocabulary().map(({ resource, group, permissions }) => ({
    resource,
    group,
    label: resourceName(locale, resource),
    actions: permissions.map((permission) => ({
      permission,
      action: permission.split(':')[1]!,
      label: actionName(locale, permission),
      isGrantable: ADMINISTRATIVE.has(permission),
      isHeld: !!viewer?.may(permission),
    })),
  }));
}

/** All roles as columns of AccessRole: system roles first, then custom ones by name. */
export function roleRows({ locale }: Pick<Context, 'locale'>): Sql {
  const system = SYSTEM.map((role, place) => {
    const holds = role === Role.USER ? sql`true` : sql`${role}::text = any(p.roles)`;
    return sql`select ${role}::text as id, 'SYSTEM' as kind, ${translate(locale, `roles.${role}`)}::text as name,
      ${translate(locale, `roles.${role}.description`)}::text as description,
      ${[...permissionsOfRole(role)].sort()}::text[] as permissions,
      (select count(*)::int from person p where p.erased_at is null and ${holds}) as "holderCount",
      1 as version, null::timestamptz as "updatedAt", ${place}::int as place`;
  }).reduce((a, b) => sql`${a} union all ${b}`);
  return sql`select * from (${system} union all
    select r.id::text, 'CUSTOM', r.name, r.description,
      array(select q from unnest(r.permissions) q where q = any(${[...PERMISSIONS]}::text[]) order by q collate "C"),
      (select count(*)::int from person_custom_role x where x.role_id = r.id), r.version, r.updated_at, 3
    from custom_role r) every_role order by place, name collate vietnamese, id`;
}

interface Holding {
  readonly roles: Role[];
  readonly custom: { id: string; name: string; permissions: string[] }[];
}

/**
 * The permissions of a person and the role that each comes from.
 * @returns undefined if the person does not exist
 */
export async function effectivePermissions(
  { em, locale }: Context,
  personId: string,
): Promise<EffectivePermission[] | undefined> {
  const [holding] = await runSql<Holding>(
    em,
    sql`select p.roles, coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions)
        order by r.name collate vietnamese) from person_custom_role x join custom_role r on r.id = x.role_id where x.person_id = p.id), '[]') as custom
     from person p where p.id = ${personId} and p.erased_at is null`,
  );
  if (!holding) return undefined;
  const through = new Map<string, PermissionSource[]>();
  const add = (source: PermissionSource, permissions: readonly string[]) => {
    for (const each of permissions) through.set(each, [...(through.get(each) ?? []), source]);
  };
  for (const role of SYSTEM)
    if (role === Role.USER || holding.roles.includes(role))
      add(
        { id: role, kind: RoleKind.SYSTEM, name: translate(locale, `roles.${role}`) },
        permissionsOfRole(role),
      );
  for (const { id, name, permissions } of holding.custom)
    add({ id, kind: RoleKind.CUSTOM, name }, permissions.filter(isPermission));
  return [...through]
    .map(([permission, sources]) => ({ permission, through: sources }))
    .sort((a, b) => (a.permission < b.permission ? -1 : 1));
}
