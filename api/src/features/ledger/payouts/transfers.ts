import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/run-sql.ts';
import type { Services } from '../../../platform/services.ts';
import { sql } from '../../../platform/sql.ts';
import { openNumber } from '../bank-account.ts';
import { bankName } from './banks.ts';

/** One transfer of a file for the bank. */
export interface Transfer {
  /** What the bank’s statement is matched by; stands in the transfer’s content. */
  readonly reference: string;
  readonly bankBin: string;
  readonly accountNumber: string;
  readonly holder: string;
  /** In đồng. */
  readonly amount: number;
  readonly content: string;
}

/** Something whose money leaves by the files: each of what it owes goes into one file only. */
interface TransferSource {
  /** Puts everything that may leave into a file. @returns how many there were */
  readonly take: (em: EntityManager, fileId: string) => Promise<number>;
  readonly transfersOf: (em: EntityManager, services: Services, fileId: string) => Promise<Transfer[]>;
}

const payouts: TransferSource = {
  async take(em, fileId) {
    const taken = await runSql(
      em,
      sql`update payout p set status = 'PROCESSING', file_id = ${fileId}
        from (select id from payout where status = 'APPROVED' order by id for update) due
        where p.id = due.id returning p.id`,
    );
    return taken.length;
  },
  async transfersOf(em, { keys }, fileId) {
    const rows = await runSql<{
      reference: string;
      bin: string;
      sealed: Buffer;
      holder: string;
      amount: string;
    }>(
      em,
      sql`select p.number as reference, a.bank_bin as bin, a.number_sealed as sealed, a.holder, p.amount::text as amount
        from payout p join payout_account a on a.id = p.account_id where p.file_id = ${fileId} order by p.number`,
    );
    return rows.map(({ reference, bin, sealed, holder, amount }) => ({
      reference,
      bankBin: bin,
      accountNumber: openNumber(keys, sealed),
      holder,
      amount: Number(amount),
      // Banks take letters and digits only
      content: `SEN ${reference.replaceAll('-', '')}`,
    }));
  },
};

/** What leaves by files. Refunds by transfer are owed in the same way and join here. */
const SOURCES: readonly TransferSource[] = [payouts];

/** Puts everything that may leave into a file. @returns how many transfers it has */
export async function takeTransfers(em: EntityManager, fileId: string): Promise<number> {
  let count = 0;
  for (const { take } of SOURCES) count += await take(em, fileId);
  return count;
}

/** The transfers of a file: the same ones whenever it is fetched. */
export async function transfersOf(
  em: EntityManager,
  services: Services,
  fileId: string,
): Promise<Transfer[]> {
  const found = await Promise.all(SOURCES.map((source) => source.transfersOf(em, services, fileId)));
  return found.flat();
}

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
