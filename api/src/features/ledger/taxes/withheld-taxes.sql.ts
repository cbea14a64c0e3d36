import { type Sql, sql } from '../../../platform/db/index.ts';
import { VERIFIED_SELLERS } from '../../sellers/index.ts';
import { platformSalesSql } from '../fees/net-commission.sql.ts';

/**
 * Taxes withheld from teachers by month, from the monthly statements, which never change. Sales whose whole price belongs
 * to the platform (an academy) are not revenue of the teacher. Statements without other sales and returns are left out.
 * @param where condition on the statement `i`
 * @param teacherId optional; leaves out the statements of other teachers
 */
export const withheldTaxes = (where: Sql, teacherId?: Sql): Sql => sql`
  select i.id, i.teacher_id as "teacherId", to_char(i.month, 'YYYY-MM-DD') as month,
    coalesce(s.legal_name, p.full_name) as name, s.address, t.tax_id as "taxCode", t.seller_class as "sellerClass",
    coalesce(t.is_resident, true) as "isResident", i.gross - coalesce(a.sold, 0) as gross, i.vat_withheld as "vatWithheld",
    i.pit_withheld as "pitWithheld", i.refunded - coalesce(a.returned, 0) as refunded, i.vat_back as "vatBack", i.pit_back as "pitBack"
  from teacher_invoice i join person p on p.id = i.teacher_id
  left join teacher_profile t on t.person_id = i.teacher_id
  left join (${VERIFIED_SELLERS}) s on s.person_id = i.teacher_id
  left join (${platformSalesSql(teacherId)}) a on a.teacher_id = i.teacher_id and a.month = i.month
  where (i.gross <> i.commission or i.refunded <> i.commission_back) and ${where}
    and ${teacherId ? sql`i.teacher_id = ${teacherId}` : sql`true`}`;

/** Sums of rows `w` of {@link withheldTaxes}. */
export const WITHHELD_SUMS = sql`coalesce(sum(w.gross), 0)::bigint as gross,
  coalesce(sum(w."vatWithheld"), 0)::bigint as "vatWithheld", coalesce(sum(w."pitWithheld"), 0)::bigint as "pitWithheld",
  coalesce(sum(w.refunded), 0)::bigint as refunded, coalesce(sum(w."vatBack"), 0)::bigint as "vatBack",
  coalesce(sum(w."pitBack"), 0)::bigint as "pitBack"`;
