import { type Sql, sql } from '../../../platform/db/index.ts';

/**
 * Taxes withheld from teachers by month, from the monthly statements, which never change. Statements in which every
 * sale belongs wholly to the platform (an academy) and those without sales and returns are omitted.
 * @param where condition on the statement `i`
 */
export const withheldTaxes = (where: Sql): Sql => sql`
  select i.id, i.teacher_id as "teacherId", to_char(i.month, 'YYYY-MM-DD') as month,
    coalesce(s.legal_name, p.full_name) as name, t.tax_id as "taxCode", t.seller_class as "sellerClass",
    coalesce(t.is_resident, true) as "isResident", i.gross, i.vat_withheld as "vatWithheld",
    i.pit_withheld as "pitWithheld", i.refunded, i.vat_back as "vatBack", i.pit_back as "pitBack"
  from teacher_invoice i join person p on p.id = i.teacher_id
  left join teacher_profile t on t.person_id = i.teacher_id
  left join seller_identity s on s.person_id = i.teacher_id and s.status = 'VERIFIED'
  where (i.gross <> i.commission or i.refunded <> i.commission_back) and ${where}`;

/** Sums of rows `w` of {@link withheldTaxes}. */
export const WITHHELD_SUMS = sql`coalesce(sum(w.gross), 0)::bigint as gross,
  coalesce(sum(w."vatWithheld"), 0)::bigint as "vatWithheld", coalesce(sum(w."pitWithheld"), 0)::bigint as "pitWithheld",
  coalesce(sum(w.refunded), 0)::bigint as refunded, coalesce(sum(w."vatBack"), 0)::bigint as "vatBack",
  coalesce(sum(w."pitBack"), 0)::bigint as "pitBack"`;
