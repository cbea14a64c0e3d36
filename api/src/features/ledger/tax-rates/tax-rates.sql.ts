import { type Sql, sql } from '../../../platform/db/index.ts';

/** The withholding rates at a time as `vat_bp` and `pit_bp`, for a class of teachers. */
export const withholdingSql = (sellerClass: Sql, isResident: Sql, at: Sql): Sql =>
  sql`select case when ${isResident} then r.vat_bp else coalesce(r.non_resident_vat_bp, r.vat_bp) end as vat_bp,
      case when ${isResident} then r.pit_bp else coalesce(r.non_resident_pit_bp, r.pit_bp) end as pit_bp
    from withholding_rate r where r.seller_class = ${sellerClass} and r.valid_from <= ${at}
    order by r.valid_from desc limit 1`;

/** The treatment of a row `r` of `service_vat_rate`. */
export const treatmentSql = (vat: Sql, basisPoints: Sql): Sql =>
  sql`coalesce(${vat}, 'RATE_' || ${basisPoints} / 100)`;

/** The treatment of the platform's own sales just before a time. */
export const serviceVatBefore = (time: Sql): Sql =>
  sql`(select ${treatmentSql(sql`r.vat`, sql`r.basis_points`)} from service_vat_rate r
    where r.valid_from < ${time} order by r.valid_from desc limit 1)`;

/** The time of the first sale whose fee has an e-invoice. Null: there are none. */
export const FEE_INVOICES_SINCE = sql`(select min(r.valid_from) from service_vat_rate r where r.begins_fee_invoices)`;

/** Number of current and future rates that no accountant has confirmed. */
export const UNCONFIRMED_RATES = sql`(select count(*)::int from (
    select confirmed_at, lead(valid_from) over (order by valid_from) as ends_at from service_vat_rate
    union all
    select confirmed_at, lead(valid_from) over (partition by seller_class order by valid_from) from withholding_rate) r
  where r.confirmed_at is null and coalesce(r.ends_at, 'infinity') > now())`;
