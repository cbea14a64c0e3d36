import { type Sql, sql } from '../db/index.ts';
import { holdsPermission } from './holds-permission.ts';
import type { Keys } from './keys.ts';
import type { Permission } from './permissions.ts';
import { expiryAfterHours, isSignedQuery, type SignedQuery, signedQuery } from './signed-address.ts';

/** Lifetime of a signed URL in hours: long enough for a lesson with breaks, too short for a URL that is passed on. */
const HOURS = 6;
const GUEST = 'guest';

export interface HolderQuery extends SignedQuery {
  readonly of?: unknown;
  readonly as?: unknown;
}

export interface Holder {
  /** Undefined for a guest. */
  readonly id?: string | undefined;
  /** True if a role on the platform gives access to every file of this kind. */
  readonly isStaff?: boolean | undefined;
}

/**
 * Signs a URL that a browser fetches without a token. The query names its holder, so the handler can check that the
 * holder still has access.
 * @param subject the resource, for instance its ID
 */
export function holderQuery(
  keys: Keys,
  purpose: string,
  subject: string,
  { id = GUEST, isStaff }: Holder,
): string {
  const as = isStaff ? 'staff' : 'student';
  return `of=${id}&as=${as}&${signedQuery(keys, purpose, [subject, id, as].join('.'), expiryAfterHours(HOURS))}`;
}

/** @returns the holder of a valid URL; undefined if the signature is wrong or the URL has expired */
export function getHolder(
  keys: Keys,
  purpose: string,
  subject: string,
  { of, as, ...query }: HolderQuery,
): Holder | undefined {
  if (!isSignedQuery(keys, purpose, [subject, of, as].join('.'), query)) return undefined;
  return { id: of === GUEST ? undefined : String(of), isStaff: as === 'staff' };
}

/**
 * A condition that is true for guests and for holders with an active account. The URL states the role at the
 * time of signing, so the condition checks the role again.
 * @param staff the permission that gives staff access to every such file; without it they have none by role
 */
export function isOpenAccount({ id, isStaff }: Holder, staff?: Permission): Sql {
  if (!id) return sql`true`;
  const may = isStaff ? (staff ? holdsPermission(staff) : sql`false`) : sql`true`;
  return sql`exists (select 1 from person p where p.id = ${id} and p.is_active and p.erased_at is null and ${may})`;
}

/** The access rule of a holder. Each rule has an SQL statement (and statement name) of its own. */
export const kindOfHolder = ({ id, isStaff }: Holder): 'guest' | 'staff' | 'person' => {
  if (!id) return 'guest';
  return isStaff ? 'staff' : 'person';
};
