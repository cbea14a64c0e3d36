import { type Row, raw, type Sql, sql } from '../../../graphql/read/index.ts';
import { ADMINISTRATIVE, type Permission, Role } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { MessageKey } from '../../../platform/i18n/messages/index.ts';
import { reasons } from '../reasons.ts';
import { type Actor, type Authority, outranks } from './authority.ts';
import { Refusal } from './bulk.types.ts';
import { type Person, PersonAction } from './person.view.ts';

export interface Target extends Actor {
  readonly isActive: boolean;
}

/** Active administrators during a batch. A person who was removed earlier in the batch no longer counts. */
export type Administrators = ReadonlySet<string>;

const isLast = (target: Target, administrators: Administrators) =>
  administrators.has(target.id) && administrators.size === 1;

/** The own account, a person with more rights, and the last administrator cannot be suspended or deleted. */
export function getRemovalRefusal(
  actor: Actor,
  target: Target,
  administrators: Administrators,
): Refusal | undefined {
  if (outranks(target, actor)) return Refusal.OUTRANKED;
  // A non-administrator never reaches this line with an administrator. The last administrator is the actor, but this
  // refusal is more precise than OWN_ACCOUNT
  if (isLast(target, administrators)) return Refusal.LAST_ADMINISTRATOR;
  return target.id === actor.id ? Refusal.OWN_ACCOUNT : undefined;
}

/** A person with more rights cannot be edited or restored. */
export const getEditRefusal = (actor: Actor, target: Target): Refusal | undefined =>
  outranks(target, actor) ? Refusal.OUTRANKED : undefined;

/**
 * An actor cannot grant more than the actor has, nor remove the actor's own administrator role.
 * @param gains new system roles, and permissions of new custom roles
 */
export function getRoleRefusal(
  actor: Actor,
  target: Target,
  gains: Authority,
  keepsAdmin: boolean,
  administrators: Administrators,
): Refusal | undefined {
  const losesAdmin = target.roles.includes(Role.ADMIN) && !keepsAdmin;
  if (outranks(target, actor)) return Refusal.OUTRANKED;
  if (losesAdmin && isLast(target, administrators)) return Refusal.LAST_ADMINISTRATOR;
  if (losesAdmin && target.id === actor.id) return Refusal.OWN_ADMINISTRATOR;
  return outranks(gains, actor) ? Refusal.GRANTS_TOO_MUCH : undefined;
}

/** The message of a refusal is that of the reason with the same name. */
export const refusalMessage = (refusal: Refusal): MessageKey =>
  refusal === Refusal.NOT_FOUND ? 'people.unknown' : reasons[refusal].message;

/** The rules of this file as SQL, so that clients offer only the actions that the server would accept. */
export function allowedActions(viewer: Viewer | undefined, p: Row<Person>): Sql {
  if (!viewer || viewer.viewedBy) return raw("'{}'::text[]");
  const isAdmin = viewer.roles.includes(Role.ADMIN);
  const permissions = [...ADMINISTRATIVE].filter((each) => viewer.may(each));
  const foreign = [...ADMINISTRATIVE].filter((each) => !viewer.may(each));
  const outranked = sql`(${isAdmin ? raw('false') : sql`'ADMIN' = any(${p.roles})`} or ${
    foreign.length
      ? sql`exists (select from person_custom_role x join custom_role r on r.id = x.role_id
          where x.person_id = ${p.id} and r.permissions && ${foreign}::text[])`
      : raw('false')
  })`;
  const isSelf = sql`${p.id} = ${viewer.id}`;
  const offer = (action: PersonAction, permission: Permission, condition: Sql) =>
    permissions.includes(permission) &&
    sql`case when ${condition} and not ${outranked} then ${action}::text end`;
  const offers = [
    offer(PersonAction.EDIT, 'person:update', raw('true')),
    offer(PersonAction.ASSIGN_ROLES, 'role:assign', raw('true')),
    offer(PersonAction.ACTIVATE, 'person:deactivate', sql`not ${p.isActive}`),
    // An administrator other than the viewer is never the last one
    offer(PersonAction.DEACTIVATE, 'person:deactivate', sql`${p.isActive} and not ${isSelf}`),
    offer(PersonAction.DELETE, 'person:delete', sql`not ${isSelf}`),
    offer(
      PersonAction.VIEW_AS,
      'person:view-as',
      sql`${p.isActive} and not ${isSelf} and not 'ADMIN' = any(${p.roles})`,
    ),
  ].filter((each) => each !== false);
  if (!offers.length) return raw("'{}'::text[]");
  return sql`array_remove(array[${offers.reduce((a, b) => sql`${a}, ${b}`)}], null)`;
}
