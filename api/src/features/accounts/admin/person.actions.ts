import { type Row, raw, type Sql, sql } from '../../../graphql/read/index.ts';
import { ADMINISTRATIVE, type Permission, Role } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { type Person, PersonAction } from './person.view.ts';

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
