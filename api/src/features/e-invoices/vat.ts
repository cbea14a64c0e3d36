import { type Sql, sql } from '../../graphql/read/index.ts';
import { VAT_RATES, type VatTreatment } from '../ledger/index.ts';

/** The value added tax within a price in đồng, as {@link vatWithinSql}: the net price is rounded half up. */
export const vatWithin = (amount: number, vat: VatTreatment): number =>
  amount - Math.floor((amount * 200 + 100 + (VAT_RATES[vat] ?? 0)) / (2 * (100 + (VAT_RATES[vat] ?? 0))));

/** The same in SQL. */
export const vatWithinSql = (amount: Sql, vat: Sql): Sql =>
  sql`(${amount} - round(${amount} * 100.0 / (100 + case ${vat} when 'RATE_5' then 5 when 'RATE_8' then 8 when 'RATE_10' then 10 else 0 end))::bigint)`;
