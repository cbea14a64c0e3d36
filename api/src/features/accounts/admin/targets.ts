import type { EntityManager } from '@mikro-orm/postgresql';
import { permissionsOf, Role } from '../../../platform/access/permissions.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { badInput, notFound, policy } from '../../../platform/errors/errors.ts';
import { type Locale, localeOf, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { grantedTo } from './authority.ts';
import { BulkOutcome, type BulkResult, type BulkRow, Refusal } from './bulk.types.ts';
import { refusalMessage, type Target } from './person.policy.ts';

/** Max people of one bulk action. */
export const MAX_AT_ONCE = 500;

export interface FoundTarget extends Target {
  readonly fullName: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly locale: Locale;
  readonly customRoleIds: readonly string[];
}

interface TargetRow {
  id: string;
  full_name: string;
  email: string;
  email_verified_at: string | null;
  locale: string;
  roles: Role[];
  is_active: boolean;
  granted: string[];
  custom: string[];
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
  const rows = await runSql<TargetRow>(
    em,
    sql`select p.id, p.full_name, p.email, p.email_verified_at, p.locale, p.roles, p.is_active, ${raw(grantedTo('p'))} as granted,
       array(select x.role_id::text from person_custom_role x where x.person_id = p.id order by x.role_id) as custom
     from person p where p.id = any(${ids.filter(isUuid)}::uuid[]) and p.erased_at is null order by p.id
     ${raw(isDry ? '' : 'for no key update of p')}`,
  );
  return new Map(
    rows.map(({ id, full_name: fullName, email, roles, is_active: isActive, granted, custom, ...row }) => [
      id,
      {
        id,
        fullName,
        email,
        emailVerifiedAt: row.email_verified_at === null ? null : new Date(row.email_verified_at),
        locale: localeOf(row.locale),
        roles,
        isActive,
        permissions: permissionsOf(roles, granted),
        customRoleIds: custom,
      },
    ]),
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

export type Decision = Refusal | BulkOutcome.DONE | BulkOutcome.UNCHANGED;

/** Decides about each person once, in the order of the request, and builds the rows of the result. */
export function decideEach(
  locale: Locale,
  ids: readonly string[],
  targets: ReadonlyMap<string, FoundTarget>,
  decide: (target: FoundTarget) => Decision,
): BulkResult {
  // An ID in a different case is the same person
  const once = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const rows = [...once].map(([key, id]): BulkRow => {
    const target = targets.get(key);
    const verdict = target ? decide(target) : Refusal.NOT_FOUND;
    const who = { id, fullName: target?.fullName, email: target?.email };
    if (verdict === BulkOutcome.DONE || verdict === BulkOutcome.UNCHANGED)
      return { ...who, outcome: verdict };
    return {
      ...who,
      outcome: BulkOutcome.REFUSED,
      refusal: verdict,
      message: translate(locale, refusalMessage(verdict)),
    };
  });
  const count = (outcome: BulkOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    done: count(BulkOutcome.DONE),
    unchanged: count(BulkOutcome.UNCHANGED),
    refused: count(BulkOutcome.REFUSED),
  };
}

/**
 * Turns the refusal of a single person's row into an error.
 * @throws NOT_FOUND, POLICY
 */
export function assertDone({ rows: [row] }: BulkResult): void {
  const { refusal } = row!;
  if (refusal === Refusal.NOT_FOUND) throw notFound();
  if (refusal) throw policy(refusal);
}
