import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { defineEnum } from '../../../graphql/define-enum.ts';
import type { Sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';

export const TransferKind = defineEnum('TransferKind', 'Purpose of a transfer in a transfer file.', {
  PAYOUT: 'Approved payout of a teacher’s earnings.',
  REFUND: 'Refund to a bank account of the buyer.',
});
export type TransferKind = keyof typeof TransferKind;

export const StatementOutcome = defineEnum('StatementOutcome', 'Outcome for a line of a bank statement.', {
  PAID: 'The payout or refund is paid.',
  FAILED:
    'The bank returned the transfer. The amount of a payout is available to the teacher again; a refund is still owed to the buyer.',
  KNOWN: 'The outcome was already recorded. Nothing changes.',
  WRONG_AMOUNT: 'The amount differs from the transfer. Nothing changes; an administrator must investigate.',
  UNKNOWN: 'No transfer has this number. Nothing changes.',
  OUT_OF_TURN:
    'The status of the transfer does not allow the outcome, for instance because another transfer already paid it. Nothing changes; an administrator must investigate.',
});
export type StatementOutcome = keyof typeof StatementOutcome;

export interface Transfer {
  /** The reference by which bank statements are matched. The content of the transfer contains it. */
  readonly reference: string;
  /** Empty, like number and holder, if the transfer must not be executed again. */
  readonly bankBin: string;
  readonly accountNumber: string;
  readonly holder: string;
  /** In đồng. */
  readonly amount: number;
  readonly content: string;
}

/** A line of a bank statement that names one of the platform's transfers. */
export interface StatementLine {
  /** Line number in the file, including the header. */
  readonly line: number;
  /** The transfer's reference, in the format of its source. */
  readonly reference: string;
  /** OUT: the bank sent the money. BACK: the transfer was returned. */
  readonly direction: 'OUT' | 'BACK';
  /** In đồng. */
  readonly amount: number;
  readonly bankReference: string;
  readonly content: string;
}

/** The result of a line, and the number of its payout or refund. */
export interface SettledLine {
  readonly number: string;
  readonly outcome: StatementOutcome;
}

/** A source of payments that leave by transfer files. Each payment is in one file only. */
export interface TransferSource {
  readonly kind: TransferKind;
  /**
   * Finds the reference of one of its transfers in the content of a statement line. Banks write it in several
   * formats.
   */
  readonly referenceIn: (content: string) => string | undefined;
  /** The payments for the next file: rows of `amount`. */
  readonly due: Sql;
  /** The payments in files: rows of `file_id`, `amount`, and `is_open` until a bank statement has named them. */
  readonly inFiles: Sql;
  /**
   * Puts all due payments into a file.
   * @returns their number
   */
  readonly claim: (em: EntityManager, fileId: string) => Promise<number>;
  readonly loadTransfers: (em: EntityManager, services: Services, fileId: string) => Promise<Transfer[]>;
  /** Processes a line of a statement in its own transaction. Idempotent. */
  readonly settle: (context: Context, line: StatementLine) => Promise<SettledLine>;
}

const all: TransferSource[] = [];

export const transferSources: readonly TransferSource[] = all;

/** Called once for each feature, when the features are registered. */
export const addTransferSources = (added: readonly TransferSource[]): void => void all.push(...added);
