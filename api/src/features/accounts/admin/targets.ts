import type { EntityManager } from '@mikro-orm/postgresql';
import { getPermissions, Role } from '../../../platform/access/permissions.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../../platform/errors/errors.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { customRolePermissions } from './authority.ts';
import { BulkOutcome, type BulkResult, type BulkRow, Refusal, withCounts } from './bulk.types.ts';
import { refusalMessage, type Target } from './person.policy.ts';

export const MAX_AT_ONCE = 500;

export interface FoundTarget extends Target {
  readonly fullName: string;
  readonly email: string;
  readonly emailVerifiedAt: string | null;
  readonly locale: Locale;
  readonly customRoleIds: readonly string[];
}

/**
 * The people of a bulk action by ID. Unless it is a dry run, their rows are locked in a fixed order.
 * @throws BAD_INPUT if there are none or too many
 */
export async function findTargets(
  em: EntityManager,
  ids: readonly string[],
  isDry: boolean,
): Promise<Map<string, FoundTarget>> {
  if (!ids.length || ids.length > MAX_AT_ONCE) throw badInput('personIds', 'people.ids');
  const rows = await runSql<Omit<FoundTarget, 'permissions'> & { granted: string[] }>(
    em,
    sql`select p.id, p.full_name as "fullName", p.email, p.email_verified_at as "emailVerifiedAt", p.locale, p.roles,
       p.is_active as "isActive", ${raw(customRolePermissions('p'))} as granted,
       array(select x.role_id::text from person_custom_role x where x.person_id = p.id order by x.role_id) as "customRoleIds"
     from person p where p.id = any(${ids.filter(isUuid)}::uuid[]) and p.erased_at is null order by p.id
     ${raw(isDry ? '' : 'for no key update of p')}`,
  );
  return new Map(
    rows.map(({ granted, ...row }) => [row.id, { ...row, permissions: getPermissions(row.roles, granted) }]),
  );
}

export const isStaff = ({ roles, customRoleIds }: FoundTarget): boolean =>
  roles.includes(Role.ADMIN) || customRoleIds.length > 0;

export async function findActiveAdministrators(em: EntityManager): Promise<Set<string>> {
  // Matches the condition of the partial index on roles. Erased people are never active
  const rows = await runSql<{ id: string }>(
    em,
    sql`select id from person where roles && '{ADMIN}' and roles <> '{USER}' and erased_at is null and is_active`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Decides about each person once, in the order of the request, and builds the rows of the result. */
export function decideEach(
  locale: Locale,
  ids: readonly string[],
  targets: ReadonlyMap<string, FoundTarget>,
  decide: (target: FoundTarget) => Refusal | 'DONE' | 'UNCHANGED',
): BulkResult {
  // An ID in a different case is the same person
  const once = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const rows = [...once].map(([key, id]): BulkRow => {
    const target = targets.get(key);
    const decision = target ? decide(target) : Refusal.NOT_FOUND;
    const row = { id, fullName: target?.fullName, email: target?.email };
    if (decision === BulkOutcome.DONE || decision === BulkOutcome.UNCHANGED)
      return { ...row, outcome: decision };
    const message = translate(locale, refusalMessage(decision));
    return { ...row, outcome: BulkOutcome.REFUSED, refusal: decision, message };
  });
  return withCounts(rows);
}

/**
 * Turns the refusal of a single person's row into an error.
 * @throws NOT_FOUND if the person does not exist
 * @throws POLICY if the change was refused
 */
export function assertDone({ rows: [row] }: BulkResult): void {
  const { refusal } = row!;
  if (refusal === Refusal.NOT_FOUND) throw notFound();
  if (refusal) throw policy(refusal);
}

/**
 * The trimmed reason.
 * @returns undefined if it is missing or empty
 * @throws BAD_INPUT unless it has 3 to 300 characters
 */
export function parseReason(typed: string | null | undefined): string | undefined {
  const reason = typed?.trim();
  if (!reason) return undefined;
  if (reason.length < 3 || reason.length > 300) throw badInput('reason', 'people.reason');
  return reason;
}
