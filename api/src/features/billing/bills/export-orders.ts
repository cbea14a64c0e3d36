import type { Readable } from 'node:stream';
import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { raw, sql } from '../../../graphql/read/index.ts';
import { csvOf } from '../../../platform/csv.ts';
import { streamSql } from '../../../platform/run-sql.ts';
import type { Services } from '../../../platform/services.ts';
import { audit, type DownloadLink, offerDownload } from '../../operations/index.ts';
import { ORDER_SUMMARIES, orderWhere } from '../order-list.reads.ts';
import { OrderFilter } from '../order-list.types.ts';

@InputType({ description: 'Which orders are in the file.' })
export class ExportOrdersInput {
  @Field(() => OrderFilter, { nullable: true, description: 'Narrows the orders; left out: all of them.' })
  @IsOptional()
  @ValidateNested()
  filter?: OrderFilter | null;
}

/** Offers the orders that a filter lets through as a file; the log keeps who took which out. */
export function exportOrders(context: Context, filter: OrderFilter): Promise<DownloadLink> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'order.export',
      targetType: 'person',
      targetId: viewer.id,
      after: { ...filter },
    });
    return offerDownload(em, context, { kind: 'bills', args: { filter } });
  });
}

const HEADER = [
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

/** The file, latest order first; amounts in whole đồng, times in UTC. */
export function ordersCsv({ orm }: Services, { filter }: { filter: OrderFilter }): Readable {
  const rows = streamSql<Record<string, unknown>>(
    orm.em.fork(),
    sql`select o.number, o.status, to_char(o."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        to_char(o."paidAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "paidAt", o.total,
        array_to_string(o.titles, '; ') as titles, o."buyerName", o."buyerEmail", b.bill_name as "billName",
        b.bill_tax_code as "billTaxCode", b.bill_address as "billAddress", o.gateway, o.reference, o.transaction
      from (${ORDER_SUMMARIES}) o join orders b on b.id = o.id
      where ${orderWhere({ id: raw('o.id'), status: raw('o.status') }, filter)} order by o."createdAt" desc, o.id desc`,
  );
  return csvOf(HEADER, cells(rows));
}

async function* cells(rows: AsyncIterable<Record<string, unknown>>): AsyncIterable<unknown[]> {
  for await (const row of rows) yield HEADER.map((name) => row[name]);
}
