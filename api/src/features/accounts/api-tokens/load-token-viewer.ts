import type { MikroORM } from '@mikro-orm/postgresql';
import type { Role } from '../../../platform/access/permissions.ts';
import { Viewer } from '../../../platform/access/viewer.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { customRolePermissions } from '../admin/authority.ts';
import type { LoadedViewer } from '../sessions/load-viewer.ts';

interface Found {
  readonly token_id: string;
  readonly scopes: string[];
  readonly expires_at: string;
  readonly id: string;
  readonly roles: Role[];
  readonly granted: string[];
  readonly locale: Locale;
}

/**
 * Loads the viewer of a token: its owner, with the permissions that both the owner currently has and the scopes
 * include.
 */
export async function loadTokenViewer({ em }: Pick<MikroORM, 'em'>, hash: Buffer): Promise<LoadedViewer> {
  const [row] = await runSql<Found>(
    em.fork(),
    sql`select t.id as token_id, t.scopes, t.expires_at, p.id, p.roles, ${raw(customRolePermissions('p'))} as granted, p.locale
     from api_token t join person p on p.id = t.person_id
     where t.hash = decode(${hash.toString('hex')}, 'hex') and t.ended_at is null and t.expires_at > now() and p.is_active`,
    'api-token.viewer',
  );
  // An invalid token never becomes valid again, so its state depends on nothing
  if (!row) return { dependsOn: [] };
  const { token_id: tokenId, scopes, id, roles, granted, locale } = row;
  return {
    viewer: new Viewer(id, tokenId, roles, { granted, locale, token: { id: tokenId, scopes } }),
    expiresAt: new Date(row.expires_at),
    dependsOn: [`api-token:${tokenId}`, `person:${id}`],
  };
}
