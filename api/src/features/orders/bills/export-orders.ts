import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { raw, sql } from '../../../graphql/read/index.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  ExportLayout,
  exportTimestamp,
  headedBy,
  LAYOUT_DESCRIPTION,
  SheetRows,
  type StatementSheet,
} from '../../operations/index.ts';
import { gatewayName, type OrderStatus } from '../order.entity.ts';
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
  readonly locale: Locale;
}

const COLUMNS = headedBy('order.column', [
  { name: 'number', width: 20 },
  {
    name: 'status',
    width: 18,
    label: (code, locale) => translate(locale, `order.status.${code as OrderStatus}`),
  },
  { name: 'createdAt', type: 'time' },
  { name: 'paidAt', type: 'time' },
  { name: 'total', type: 'money' },
  { name: 'titles', width: 50 },
  { name: 'buyerName' },
  { name: 'buyerEmail', width: 30 },
  { name: 'billName' },
  { name: 'billTaxCode', width: 16 },
  { name: 'billAddress', width: 40 },
  { name: 'gateway', width: 12, label: gatewayName },
  { name: 'reference' },
  { name: 'transaction' },
]);

const PROGRAM_COLUMNS = [
  ...[
    'id',
    'number',
    'status',
    'createdAt',
    'paidAt',
    'total',
    'titles',
    'buyerId',
    'buyerName',
    'buyerEmail',
  ],
  ...['billName', 'billTaxCode', 'billAddress', 'gateway', 'reference', 'transaction'],
];

/** Latest order first. Amounts are in whole đồng. */
export function ordersSheet({ orm }: Services, { filter, layout, locale }: OrdersFile): StatementSheet {
  const rows = new SheetRows(
    orm,
    sql`select o.id, o.number, o.status, ${exportTimestamp('o."createdAt"')} as "createdAt",
        ${exportTimestamp('o."paidAt"')} as "paidAt", o.total, o."buyerId",
        array_to_string(o.titles, '; ') as titles, o."buyerName", o."buyerEmail", b.bill_name as "billName",
        b.bill_tax_code as "billTaxCode", b.bill_address as "billAddress", o.gateway, o.reference, o.transaction
      from (${ORDER_SUMMARIES}) o join orders b on b.id = o.id
      where ${orderWhere({ id: raw('o.id'), status: raw('o.status') }, filter)} order by o."createdAt" desc, o.id desc`,
  );
  return {
    rows,
    locale,
    columns: COLUMNS,
    programColumns: layout === ExportLayout.PROGRAM ? PROGRAM_COLUMNS : undefined,
  };
}
