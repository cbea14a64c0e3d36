import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { bankName } from './banks.ts';
import { type Transfer, type TransferSource, transferSources } from './transfer-source.ts';
export async function claimTransfers(em: EntityManager, fileId: string): Promise<number> {
  let count = 0;
  for (const { claim } of transferSources) count += await claim(em, fileId);
  return count;
}

/** The transfers of a file. Every download returns the same ones. */
export async function loadTransfers(
  em: EntityManager,
  services: Services,
  fileId: string,
): Promise<Transfer[]> {
  const found = await Promise.all(
    transferSources.map((source) => source.loadTransfers(em, services, fileId)),
  );
  return found.flat();
}

const ofEach = (rows: (source: TransferSource) => Sql): Sql =>
  transferSources.map(rows).reduce((before, next) => sql`${before} union all ${next}`);

export const transferFileRows = (): Sql =>
  sql`select f.id, f.number, f.made_at as "madeAt", count(t.file_id)::int as count,
      coalesce(sum(t.amount), 0)::bigint as total, count(t.file_id) filter (where t.is_open)::int as open
    from transfer_file f left join (${ofEach(({ inFiles }) => inFiles)}) t on t.file_id = f.id group by f.id`;

/** The payments for the next file by kind, as rows of TransfersDue. Kinds without payments are omitted. */
export const transfersDueRows = (): Sql =>
  ofEach(
    ({
      kind,
      due,
    }) => sql`select ${kind}::text as kind, count(*)::int as count, sum(d.amount)::bigint as total
      from (${due}) d having count(*) > 0`,
  );

export const TRANSFER_COLUMNS = [
  'reference',
  'bank_bin',
  'bank',
  'account_number',
  'account_holder',
  'amount',
  'content',
] as const;

export const transferCells = (transfer: Transfer): unknown[] => [
  transfer.reference,
  transfer.bankBin,
  bankName(transfer.bankBin),
  transfer.accountNumber,
  transfer.holder,
  transfer.amount,
  transfer.content,
];
