import type { Context } from '../../../graphql/context.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { tidyEmail } from '../../../platform/input/email-address.ts';
import { isUuid } from '../../../platform/input/ids.ts';

/** Roles that are asked for. */
export interface Asked {
  readonly roles?: readonly Role[] | null;
  readonly customRoleIds?: readonly string[] | null;
}

/** Whether these roles open some of the administration: anyone may become a teacher. */
export const grants = ({ roles, customRoleIds }: Asked): boolean =>
  !!roles?.includes(Role.ADMIN) || !!customRoleIds?.length;

/**
 * Whether any of these people administers the platform: to suspend, demote or erase them is how a stolen session would
 * lock the others out.
 */
export async function concernsStaff({ em }: Context, ids: readonly string[]): Promise<boolean> {
  const [found] = await runSql(
    em,
    sql`select 1 from person p where p.id = any(${ids.filter(isUuid)}::uuid[])
       and ('ADMIN' = any(p.roles) or exists (select 1 from person_custom_role x where x.person_id = p.id)) limit 1`,
  );
  return found !== undefined;
}

/** The part of an edit of a person that decides. */
interface Edit {
  readonly personId: string;
  readonly email?: string | null | undefined;
  readonly roles?: readonly Role[] | null | undefined;
}

/** Whether an edit makes a person an administrator, or one no more, or moves their address, by which the password is reset. */
export async function changesRightsOrEmail(
  { em }: Context,
  { personId: id, email, roles }: Edit,
): Promise<boolean> {
  if (email == null && roles == null) return false;
  // Beside the entity manager: the command must see the person as they are once it holds them
  const [person] = isUuid(id)
    ? await runSql<{ email: string; roles: Role[] }>(
        em,
        sql`select email, roles from person where id = ${id}`,
      )
    : [];
  if (!person) return false; // NOT_FOUND says so
  const isMoved = email != null && tidyEmail(email) !== person.email.toLowerCase();
  const wasAdmin = person.roles.includes(Role.ADMIN);
  return isMoved || (roles != null && wasAdmin !== grants({ roles }));
}
