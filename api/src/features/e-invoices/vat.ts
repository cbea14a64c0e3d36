import { type Sql, sql } from '../../graphql/read/index.ts';
import type { VatTreatment } from './e-invoice.enums.ts';

/** Per cent, for the treatments that state a rate. */
const RATES: Partial<Record<VatTreatment, number>> = { RATE_0: 0, RATE_5: 5, RATE_8: 8, RATE_10: 10 };

/** The value added tax within a price in đồng, as {@link vatWithinSql}: the net price is rounded half up. */
export const vatWithin = (amount: number, vat: VatTreatment): number =>
  amount - Math.floor((amount * 200 + 100 + (RATES[vat] ?? 0)) / (2 * (100 + (RATES[vat] ?? 0))));

/** The same in SQL. */
export const vatWithinSql = (amount: Sql, vat: Sql): Sql =>
  sql`(${amount} - round(${amount} * 100.0 / (100 + case ${vat} when 'RATE_5' then 5 when 'RATE_8' then 8 when 'RATE_10' then 10 else 0 end))::bigint)`;
