import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { conflict } from '../../../platform/errors/errors.ts';

interface NewVersion<T> {
  readonly key: string;
  /** The value before the first version. */
  readonly initial: T;
  readonly value: T;
  /** Version that the client edited. If omitted, the current version is overwritten. */
  readonly expectedVersion?: number | null | undefined;
  /** Null for a command of the operator. */
  readonly changedBy: string | null;
  readonly reason: string;
}

/** Changes are rare, so they run one at a time. Versions then have no gaps. */
export const lockSettings = (em: EntityManager): Promise<unknown> =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('setting_value'))`);

/**
 * Adds a version to the history of a setting or of a document, in the caller's transaction.
 * @returns undefined if it already has the value
 * @throws CONFLICT if it was changed since `expectedVersion`
 */
export async function addSettingVersion<T>(
  em: EntityManager,
  { key, initial, value, expectedVersion, changedBy, reason }: NewVersion<T>,
): Promise<{ id: string; before: T } | undefined> {
  await lockSettings(em);
  const [{ version, value: before } = { version: 0, value: initial }] = await runSql<{
    version: number;
    value: T;
  }>(em, sql`select version, value from setting_value where key = ${key} order by version desc limit 1`);
  if (expectedVersion != null && expectedVersion !== version)
    throw conflict('STALE_VERSION', { version }, 'operations.settingVersion');
  if (isDeepStrictEqual(before, value)) return undefined;
  const id = await getValue<string>(
    em,
    sql`insert into setting_value (key, version, value, changed_by, reason)
      values (${key}, ${version + 1}, ${JSON.stringify(value)}::jsonb, ${changedBy}::uuid, ${reason})
      returning id`,
  );
  return { id, before };
}

export interface SettingVersion {
  readonly version: number;
  readonly value: unknown;
  readonly changedAt: Date;
  /** Null for a command of the operator. */
  readonly changedById: string | null;
  readonly changedByName: string | null;
  readonly reason: string;
}

/** The versions of a setting or of a document, newest first. */
export const readSettingVersions = (
  em: EntityManager,
  key: string,
  maxVersions: number,
): Promise<SettingVersion[]> =>
  runSql<SettingVersion>(
    em,
    sql`select v.version, v.value, v.changed_at as "changedAt", v.changed_by as "changedById",
        p.full_name as "changedByName", v.reason
      from setting_value v left join person p on p.id = v.changed_by
      where v.key = ${key} order by v.version desc limit ${maxVersions}`,
  );

/** Only settings that were ever changed. */
export async function readSettings(em: EntityManager): Promise<ReadonlyMap<string, unknown>> {
  const rows = await runSql<{ key: string; value: unknown }>(
    em,
    sql`select distinct on (key) key, value from setting_value order by key, version desc`,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export const countSettingChanges = (em: EntityManager, keys: readonly string[]): Promise<number> =>
  getValue<number>(em, sql`select count(*)::int from setting_value where key = any(${[...keys]}::text[])`);
