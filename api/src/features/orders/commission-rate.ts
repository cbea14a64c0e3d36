import { type Sql, sql } from '../../platform/db/sql.ts';

/** The platform's share of a sale now, in basis points, by who brought the buyer. */
export const commissionRate = (attribution: 'PLATFORM' | 'TEACHER'): Sql =>
  sql`(select basis_points from commission_rate where attribution = ${attribution} and valid_from <= now()
    order by valid_from desc limit 1)`;
