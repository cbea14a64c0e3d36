import type { Context } from '../../../graphql/context.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { normalizeEmail } from '../../../platform/input/email-address.ts';
import { isUuid } from '../../../platform/input/ids.ts';

interface RequestedRoles {
  readonly roles?: readonly Role[] | null;
  readonly customRoleIds?: readonly string[] | null;
}

/**
 * True if these roles include administrative ones. The teacher role does not count, because anyone may become a
 * teacher.
 */
export const includesAdministrative = ({ roles, customRoleIds }: RequestedRoles): boolean =>
  !!roles?.includes(Role.ADMIN) || !!customRoleIds?.length;

/**
 * True if any of these people is an administrator. A stolen session could suspend, demote or erase the others to lock
 * them out.
 */
export async function hasAdministrators({ em }: Context, ids: readonly string[]): Promise<boolean> {
  const [found] = await runSql(
    em,
    sql`select 1 from person p where p.id = any(${ids.filter(isUuid)}::uuid[])
       and ('ADMIN' = any(p.roles) or exists (select 1 from person_custom_role x where x.person_id = p.id)) limit 1`,
  );
  return found !== undefined;
}

interface Edit extends RequestedRoles {
  readonly personId: string;
  readonly email?: string | null;
}

/**
 * True if an edit grants or removes administrative rights, or changes the e-mail address, which receives password
 * resets.
 */
export async function changesRightsOrEmail(
  { em }: Context,
  { personId: id, email, roles }: Edit,
): Promise<boolean> {
  if (email == null && roles == null) return false;
  // A plain query, not an entity: the command must load the person afresh after it has locked the row
  const [person] = await runSql<{ email: string; roles: Role[] }>(
    em,
    sql`select email, roles from person where id = ${uuid(id)}`,
  );
  if (!person) return false; // the command throws NOT_FOUND
  const isMoved = email != null && normalizeEmail(email) !== person.email.toLowerCase();
  const wasAdmin = person.roles.includes(Role.ADMIN);
  return isMoved || (roles != null && wasAdmin !== includesAdministrative({ roles }));
}
