import type { Context } from '../../../graphql/context.ts';
import { isUuid } from '../../../platform/ids.ts';
import { Role } from '../../../platform/permissions.ts';
import type { UpdatePersonInput } from './update-person.ts';

/** Roles that are asked for. */
interface Asked {
  readonly roles?: readonly Role[] | null;
  readonly customRoleIds?: readonly string[] | null;
}

/** Whether these roles open some of the administration: anyone may become a teacher. */
export const grants = ({ roles, customRoleIds }: Asked): boolean =>
  !!roles?.includes(Role.ADMIN) || !!customRoleIds?.length;

/** Whether an edit makes a person an administrator or moves their address, by which the password is reset. */
export async function changesStanding(
  { em }: Context,
  { id, email, roles }: UpdatePersonInput,
): Promise<boolean> {
  if (email == null && !grants({ roles })) return false;
  // Beside the entity manager: the command must see the person as they are once it holds them
  const [person] = isUuid(id)
    ? await em.execute<{ email: string; roles: Role[] }[]>('select email, roles from person where id = ?', [
        id,
      ])
    : [];
  if (!person) return false; // NOT_FOUND says so
  const isMoved = email != null && email.trim().toLowerCase() !== person.email.toLowerCase();
  return isMoved || (grants({ roles }) && !person.roles.includes(Role.ADMIN));
}
