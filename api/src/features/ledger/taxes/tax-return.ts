import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import type { SellerClass } from '../../accounts/index.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  headedBy,
  SheetRows,
  type StatementSheet,
} from '../../operations/index.ts';
import { WITHHELD_SUMS, withheldTaxes } from './withheld-taxes.sql.ts';
import type { ExportTaxReturnInput } from './withheld-taxes.types.ts';

/**
 * The audit log records the export.
 * @throws NOT_FOUND if the month is not closed, or nothing was sold or returned in it
 */
export function exportTaxReturn(context: Context, { month }: ExportTaxReturnInput): Promise<DownloadLink> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [found] = await runSql(em, sql`select 1 from (${ofMonth(month)}) w limit 1`);
    if (!found) throw notFound();
    audit(em, context, {
      action: 'tax.export-return',
      targetType: 'person',
      targetId: viewer.id,
      after: { month },
    });
    return createDownloadLink(em, context, { kind: 'tax-return', args: { month } });
  });
}

const ofMonth = (month: string) => withheldTaxes(sql`i.month = ${`${month}-01`}::date`);

const COLUMNS = headedBy('taxes.column', [
  { name: 'name', width: 32 },
  { name: 'taxCode', width: 18 },
  {
    name: 'sellerClass',
    width: 18,
    label: (code, locale) => translate(locale, `taxes.class.${code as SellerClass}`),
  },
  {
    name: 'residency',
    width: 18,
    label: (code, locale) => translate(locale, code === 'RESIDENT' ? 'taxes.resident' : 'taxes.nonResident'),
  },
  { name: 'gross', type: 'money' },
  { name: 'vatWithheld', type: 'money' },
  { name: 'pitWithheld', type: 'money' },
  { name: 'refunded', type: 'money' },
  { name: 'vatBack', type: 'money' },
  { name: 'pitBack', type: 'money' },
  { name: 'netRevenue', type: 'money' },
  { name: 'netVat', type: 'money' },
  { name: 'netPit', type: 'money' },
]);

/** One row for each seller of a month, by name, and the totals in the last row. Amounts are in whole đồng. */
export function taxReturnSheet(
  { orm }: Services,
  { month, locale }: { readonly month: string; readonly locale: Locale },
): StatementSheet {
  const net = sql`w.gross - w.refunded as "netRevenue", w."vatWithheld" - w."vatBack" as "netVat",
    w."pitWithheld" - w."pitBack" as "netPit"`;
  const rows = new SheetRows(
    orm,
    sql`with seller as (${ofMonth(month)})
      select w.name, w."taxCode", w."sellerClass", case when w."isResident" then 'RESIDENT' when not w."isResident" then 'NON_RESIDENT' end as residency,
        w.gross, w."vatWithheld", w."pitWithheld", w.refunded, w."vatBack", w."pitBack", ${net}
      from (
        select 0 as place, name, "taxCode", "sellerClass", "isResident", gross, "vatWithheld", "pitWithheld", refunded,
          "vatBack", "pitBack", "teacherId" from seller
        union all
        select 1, ${translate(locale, 'taxes.total')}, null, null, null, t.*, null
        from (select ${WITHHELD_SUMS} from seller w) t) w
      order by w.place, w.name, w."teacherId"`,
  );
  return { rows, locale, columns: COLUMNS };
}
