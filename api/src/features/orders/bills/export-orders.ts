import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { raw, sql } from '../../../graphql/read/index.ts';
import { isoTimestamp } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  ExportLayout,
  type ExportSheet,
  isoExportTimestamp,
  LAYOUT_DESCRIPTION,
  SheetRows,
} from '../../operations/index.ts';
import { ORDER_SUMMARIES, orderWhere } from '../order-list.reads.ts';
import { OrderFilter } from '../order-list.types.ts';

@InputType({ description: 'Contents and layout of the file.' })
export class ExportOrdersInput {
  @Field(() => OrderFilter, { nullable: true, description: 'Filter of the orders. Omitted: all orders.' })
  @ValidateNested()
  filter?: OrderFilter | null;

  @Field(() => ExportLayout, { defaultValue: ExportLayout.PEOPLE, description: LAYOUT_DESCRIPTION })
  layout!: ExportLayout;
}

/** The audit log records the export. */
export function exportOrders(context: Context, { filter, layout }: ExportOrdersInput): Promise<DownloadLink> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'order.export',
      targetType: 'person',
      targetId: viewer.id,
      after: { ...filter, layout },
    });
    return createDownloadLink(em, context, { kind: 'bills', args: { filter: filter ?? {}, layout } });
  });
}

/** Stored with the download link. Links that the previous release created have no layout. */
interface OrdersFile {
  readonly filter: OrderFilter;
  readonly layout?: ExportLayout;
}

const peopleMoment = (column: string) => isoTimestamp(raw(column));

const COLUMNS = [
  'number',
  'status',
  'createdAt',
  'paidAt',
  'total',
  'titles',
  'buyerName',
  'buyerEmail',
  'billName',
  'billTaxCode',
  'billAddress',
  'gateway',
  'reference',
  'transaction',
];

const PROGRAM_COLUMNS = ['id', ...COLUMNS.slice(0, 6), 'buyerId', ...COLUMNS.slice(6)];

/** Latest order first. Amounts are in whole đồng, times in UTC. */
export function ordersSheet({ orm }: Services, { filter, layout }: OrdersFile): ExportSheet {
  const isMachineReadable = layout === ExportLayout.PROGRAM;
  const moment = isMachineReadable ? isoExportTimestamp : peopleMoment;
  const rows = new SheetRows(
    orm,
    sql`select o.id, o.number, o.status, ${moment('o."createdAt"')} as "createdAt",
        ${moment('o."paidAt"')} as "paidAt", o.total, o."buyerId",
        array_to_string(o.titles, '; ') as titles, o."buyerName", o."buyerEmail", b.bill_name as "billName",
        b.bill_tax_code as "billTaxCode", b.bill_address as "billAddress", o.gateway, o.reference, o.transaction
      from (${ORDER_SUMMARIES}) o join orders b on b.id = o.id
      where ${orderWhere({ id: raw('o.id'), status: raw('o.status') }, filter)} order by o."createdAt" desc, o.id desc`,
  );
  return { rows, layout, columns: isMachineReadable ? PROGRAM_COLUMNS : COLUMNS, numbers: ['total'] };
}
