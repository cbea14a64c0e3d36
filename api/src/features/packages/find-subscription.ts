import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getById, raw, runSql, type Sql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { PackageCode } from '../courses/index.ts';
import type { Day } from './days.ts';
import { CURRENT_STATES, type Package, PackageSubscription, PackageVersion } from './package.entity.ts';
import { PackagePeriod } from './package-sale.entity.ts';
import type { Span } from './price-change.ts';

export type Version = PackageVersion & { package: Package };

/**
 * The subscription that sets a teacher's limits, locked. The caller has locked the teacher.
 * @returns null for FREE
 */
export const findCurrentSubscription = (
  em: EntityManager,
  teacherId: string,
): Promise<PackageSubscription | null> =>
  em.findOne(
    PackageSubscription,
    { teacher: teacherId, state: { $in: [...CURRENT_STATES] } },
    {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
      populate: ['version.package', 'nextVersion.package'],
      strategy: 'select-in',
    },
  );

/** The periods are in the order of their days. */
export const findPeriods = (em: EntityManager, teacherId: string, today: Day): Promise<PackagePeriod[]> =>
  em.find(
    PackagePeriod,
    { teacherId, toDay: { $gt: today }, closedOn: null },
    { orderBy: { fromDay: 'asc' }, refresh: true },
  );

export const toSpan = ({ fromDay, toDay, cycleDays, worth }: PackagePeriod): Span => ({
  from: fromDay,
  to: toDay,
  cycleDays,
  worth,
});

/** True if a version, under its alias, is the one that its package is currently sold as. */
export const isCurrent = (alias: string): Sql =>
  sql`(${raw(alias)}.id = (select n.id from package_version n where n.package_id = ${raw(alias)}.package_id
    and n.valid_from <= now() order by n.valid_from desc limit 1))`;

/**
 * A version that can be chosen today.
 * @throws POLICY, PACKAGE_NOT_SOLD if it is no longer or not yet sold
 */
export async function findSoldVersion(em: EntityManager, id: string): Promise<Version> {
  const version = await getById(em, PackageVersion, id, { populate: ['package'] });
  const [sold] = await runSql(
    em,
    sql`select 1 from package_version v join package p on p.id = v.package_id
      where v.id = ${id} and p.is_sold and ${isCurrent('v')}`,
  );
  if (!sold) throw policy('PACKAGE_NOT_SOLD');
  return version as Version;
}

export const isFree = (version: PackageVersion): boolean => version.package.code === PackageCode.FREE;
