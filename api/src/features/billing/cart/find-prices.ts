import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../../platform/ids.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';
import { type PricedLine, pricedLines } from './priced-lines.ts';

/** Courses at their prices of now for a command, by id; those that do not exist are left out. */
export async function findPrices(
  em: EntityManager,
  viewerId: string,
  courseIds: readonly string[],
  couponId: string | null = null,
): Promise<PricedLine[]> {
  const known = courseIds.filter(isUuid);
  // As JSON, since the driver gives a bigint as text
  const found = await runSql<{ line: PricedLine }>(
    em,
    sql`select to_jsonb(l) as line from ${pricedLines({
      courseIds: sql`${known}::uuid[]`,
      viewerId,
      couponId: sql`${couponId}::uuid`,
    })} l`,
    'billing.prices',
  );
  return found.map(({ line }) => line);
}
