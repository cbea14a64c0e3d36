import type { MikroORM } from '@mikro-orm/postgresql';
import { getPermissions, Role } from '../../../platform/access/permissions.ts';
import { Viewer } from '../../../platform/access/viewer.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { customRolePermissions, outranks } from '../admin/authority.ts';
import type { AccessClaims } from './access-token.ts';

/** The viewer of a session, if it is valid, and the payloads of `session_changed` that invalidate this result. */
export interface LoadedViewer {
  readonly viewer?: Viewer;
  /** Set for API tokens. Access tokens contain their expiry. */
  readonly expiresAt?: Date;
  readonly dependsOn: readonly string[];
}

interface Found {
  readonly id: string;
  readonly roles: Role[];
  readonly granted: string[];
  readonly expires_at: string;
  readonly rest_sign_in_at: string | null;
  readonly parent_id: string | null;
  readonly actor_locale: Locale;
  readonly actor_roles: Role[];
  readonly actor_granted: string[];
}

/** A viewer without a session, for commands that read as a person. @throws Error if there is no such person */
export async function getViewerByEmail({ em }: Pick<MikroORM, 'em'>, email: string): Promise<Viewer> {
  const [person] = await runSql<Pick<Found, 'id' | 'roles' | 'granted'>>(
    em.fork(),
    sql`select p.id, p.roles, ${raw(customRolePermissions('p'))} as granted from person p where p.email = ${email} and p.is_active`,
  );
  if (!person) throw new Error(`There is no active person with the address ${email}.`);
  return new Viewer(person.id, '', person.roles, { granted: person.granted });
}

/**
 * Loads the viewer of a session in one statement. Usually it is the owner. In a "view as" session it is the other person,
 * as long as the administrator's own session is valid and the administrator may view as them.
 */
export async function loadViewer(
  { em }: Pick<MikroORM, 'em'>,
  { sessionId, personId }: Pick<AccessClaims, 'sessionId' | 'personId'>,
): Promise<LoadedViewer> {
  const [row] = await runSql<Found>(
    em.fork(),
    sql`select p.id, p.roles, ${raw(customRolePermissions('p'))} as granted, s.expires_at,
       case when s.opened_on_rest then s.created_at end as rest_sign_in_at, s.view_as_parent_id as parent_id,
       a.locale as actor_locale, a.roles as actor_roles, ${raw(customRolePermissions('a'))} as actor_granted
     from session s
     join person a on a.id = s.person_id
     join person p on p.id = coalesce(s.view_as_id, s.person_id)
     left join session own on own.id = s.view_as_parent_id
     where s.id = ${sessionId} and a.id = ${personId} and s.ended_at is null and s.expires_at > now() and a.is_active and p.is_active
       and (s.view_as_id is null or own.ended_at is null and own.expires_at > now())`,
    'session.viewer',
  );
  const ownKeys = [`session:${sessionId}`, `person:${personId}`];
  if (!row) return { dependsOn: ownKeys };
  const { id, roles, granted, parent_id: parentId, actor_locale: locale } = row;
  const restSignInAt = row.rest_sign_in_at ? new Date(row.rest_sign_in_at) : undefined;
  if (!parentId)
    return {
      viewer: new Viewer(id, sessionId, roles, { granted, locale, restSignInAt }),
      dependsOn: ownKeys,
    };
  const actor = { roles: row.actor_roles, permissions: getPermissions(row.actor_roles, row.actor_granted) };
  const viewer = new Viewer(id, sessionId, roles, {
    granted,
    locale,
    viewedBy: { actorId: personId, until: new Date(row.expires_at) },
  });
  const isAllowed =
    actor.permissions.has('person:view-as') && !roles.includes(Role.ADMIN) && !outranks(viewer, actor);
  return {
    viewer: isAllowed ? viewer : undefined,
    dependsOn: [...ownKeys, `session:${parentId}`, `person:${id}`],
  };
}
