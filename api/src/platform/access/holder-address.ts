import { type Sql, sql } from '../db/sql.ts';
import { holdsPermission } from './holds-permission.ts';
import type { Keys } from './keys.ts';
import type { Permission } from './permissions.ts';
import { hoursFrom, isSignedQuery, type SignedQuery, signedQuery } from './signed-address.ts';

/** How long a handed-out address works at most: a long lesson with breaks fits, a shared link does not last. */
const HOURS = 6;
/** In an address: a guest. */
const GUEST = 'guest';

/** What an address says of itself, as it comes: nothing of it is believed before its signature is. */
export interface HolderQuery extends SignedQuery {
  readonly of?: unknown;
  readonly as?: unknown;
}

/** For whom an address is made. */
export interface Holder {
  /** Absent for a guest. */
  readonly id?: string | undefined;
  /** Whether they may read whatever lies there by their role on the platform. */
  readonly isStaff?: boolean | undefined;
}

/**
 * The query of an address that one person fetches without a token, as browsers do: it says for whom it was made, so
 * that whoever serves it can ask whether that person still may.
 * @param subject what lies there, for instance an id
 */
export function holderQuery(
  keys: Keys,
  purpose: string,
  subject: string,
  { id = GUEST, isStaff }: Holder,
): string {
  const as = isStaff ? 'staff' : 'student';
  return `of=${id}&as=${as}&${signedQuery(keys, purpose, [subject, id, as].join('.'), hoursFrom(HOURS))}`;
}

/** Whom an address was made for, while it is good; undefined otherwise. */
export function holderOf(
  keys: Keys,
  purpose: string,
  subject: string,
  { of, as, ...query }: HolderQuery,
): Holder | undefined {
  if (!isSignedQuery(keys, purpose, [subject, of, as].join('.'), query)) return undefined;
  return { id: of === GUEST ? undefined : String(of), isStaff: as === 'staff' };
}

/**
 * A condition that holds while the holder has an account that is open; always for a guest. What an address says of a role
 * was true when it was made, so whether its person still has it is asked as well.
 * @param staff what lets staff have whatever lies there; left out where nothing does
 */
export function isOpenAccount({ id, isStaff }: Holder, staff?: Permission): Sql {
  if (!id) return sql`true`;
  const may = isStaff ? (staff ? holdsPermission(staff) : sql`false`) : sql`true`;
  return sql`exists (select 1 from person p where p.id = ${id} and p.is_active and p.erased_at is null and ${may})`;
}

/** Which rule a holder falls under: each makes a statement of its own text. */
export const kindOfHolder = ({ id, isStaff }: Holder): 'guest' | 'staff' | 'person' => {
  if (!id) return 'guest';
  return isStaff ? 'staff' : 'person';
};
