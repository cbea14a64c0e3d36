import { type Row, raw, type Sql, sql } from '../../../graphql/read/index.ts';
import { ADMINISTRATIVE, type Permission, Role } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { MessageKey } from '../../../platform/i18n/messages/index.ts';
import { reasons } from '../reasons.ts';
import { type Authority, outranks } from './authority.ts';
import { Refusal } from './bulk.types.ts';
import { type Person, PersonAction } from './person.view.ts';

/** Who decides. */
export interface Actor extends Authority {
  readonly id: string;
}

/** About whom. */
export interface Target extends Authority {
  readonly id: string;
  readonly isActive: boolean;
}

/** Active administrators while a batch is worked through: whoever is taken out no longer counts. */
export type Administrators = ReadonlySet<string>;

const isLast = (target: Target, administrators: Administrators) =>
  administrators.has(target.id) && administrators.size === 1;

/** No one shuts themselves out, manages who may do more, or leaves the platform without an administrator. */
export function refuseToRemove(
  actor: Actor,
  target: Target,
  administrators: Administrators,
): Refusal | undefined {
  if (outranks(target, actor)) return Refusal.OUTRANKED;
  // Only an administrator gets here with an administrator: the last one is they themselves, but says more
  if (isLast(target, administrators)) return Refusal.LAST_ADMINISTRATOR;
  return target.id === actor.id ? Refusal.OWN_ACCOUNT : undefined;
}

/** No one edits or restores a person who may do more than they. */
export const refuseToManage = (actor: Actor, target: Target): Refusal | undefined =>
  outranks(target, actor) ? Refusal.OUTRANKED : undefined;

/** What a person would gain. */
export interface Gains {
  readonly roles: readonly Role[];
  /** Of custom roles. */
  readonly permissions: readonly Permission[];
}

/** Besides: no one gives what they do not have, or takes the administrator's role from themselves. */
export function refuseRoles(
  actor: Actor,
  target: Target,
  gains: Gains,
  keepsAdmin: boolean,
  administrators: Administrators,
): Refusal | undefined {
  const losesAdmin = target.roles.includes(Role.ADMIN) && !keepsAdmin;
  if (outranks(target, actor)) return Refusal.OUTRANKED;
  if (losesAdmin && isLast(target, administrators)) return Refusal.LAST_ADMINISTRATOR;
  if (losesAdmin && target.id === actor.id) return Refusal.OWN_ADMINISTRATOR;
  if (outranks({ roles: gains.roles, permissions: new Set(gains.permissions) }, actor))
    return Refusal.GRANTS_TOO_MUCH;
  return undefined;
}

/** Each refusal in words: those of the reason by the same name. */
export const refusalText = (refusal: Refusal): MessageKey =>
  refusal === Refusal.NOT_FOUND ? 'people.unknown' : reasons[refusal].message;

/** The rules of person.policy.ts as data, so that screens offer only what the server would do. */
export function allowedActions(viewer: Viewer | undefined, p: Row<Person>): Sql {
  if (!viewer || viewer.viewedBy) return raw("'{}'::text[]");
  const isAdmin = viewer.roles.includes(Role.ADMIN);
  const held = [...ADMINISTRATIVE].filter((each) => viewer.may(each));
  const foreign = [...ADMINISTRATIVE].filter((each) => !viewer.may(each));
  const outranked = sql`(${isAdmin ? raw('false') : sql`'ADMIN' = any(${p.roles})`} or ${
    foreign.length
      ? sql`exists (select from person_custom_role x join custom_role r on r.id = x.role_id
          where x.person_id = ${p.id} and r.permissions && ${foreign}::text[])`
      : raw('false')
  })`;
  const isSelf = sql`${p.id} = ${viewer.id}`;
  const offer = (action: PersonAction, permission: Permission, condition: Sql) =>
    held.includes(permission) && sql`case when ${condition} and not ${outranked} then ${action}::text end`;
  const offers = [
    offer(PersonAction.EDIT, 'person:update', raw('true')),
    offer(PersonAction.ASSIGN_ROLES, 'role:assign', raw('true')),
    offer(PersonAction.ACTIVATE, 'person:deactivate', sql`not ${p.isActive}`),
    // An administrator who is another one than the viewer is never the last
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
