import type { EntityManager } from '@mikro-orm/postgresql';
import { registerEnumType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import type { Sql } from '../../../platform/db/sql.ts';
import type { Services } from '../../../platform/process/services.ts';

export enum TransferKind {
  PAYOUT = 'PAYOUT',
  REFUND = 'REFUND',
}
registerEnumType(TransferKind, {
  name: 'TransferKind',
  description: 'Purpose of a transfer in a transfer file.',
  valuesConfig: {
    PAYOUT: { description: 'Approved payout of a teacher’s earnings.' },
    REFUND: { description: 'Refund to a bank account of the buyer.' },
  },
});

export enum StatementOutcome {
  PAID = 'PAID',
  FAILED = 'FAILED',
  KNOWN = 'KNOWN',
  WRONG_AMOUNT = 'WRONG_AMOUNT',
  UNKNOWN = 'UNKNOWN',
  OUT_OF_TURN = 'OUT_OF_TURN',
}
registerEnumType(StatementOutcome, {
  name: 'StatementOutcome',
  description: 'Outcome for a line of a bank statement.',
  valuesConfig: {
    PAID: { description: 'The payout or refund is paid.' },
    FAILED: {
      description:
        'The bank returned the transfer. The amount of a payout is available to the teacher again; a refund is still owed to the buyer.',
    },
    KNOWN: { description: 'The outcome was already recorded. Nothing changes.' },
    WRONG_AMOUNT: {
      description:
        'The amount differs from the transfer. Nothing changes; an administrator must investigate.',
    },
    UNKNOWN: { description: 'No transfer has this number. Nothing changes.' },
    OUT_OF_TURN: {
      description:
        'The status of the transfer does not allow the outcome, for instance because another transfer already paid it. Nothing changes; an administrator must investigate.',
    },
  },
});

/** One transfer of a file for the bank. */
export interface Transfer {
  /** What the bank’s statement is matched by; stands in the transfer’s content. */
  readonly reference: string;
  /** Empty, as number and holder are, where it must not be made again. */
  readonly bankBin: string;
  readonly accountNumber: string;
  readonly holder: string;
  /** In đồng. */
  readonly amount: number;
  readonly content: string;
}

/** A line of a bank’s statement that names one of our transfers. */
export interface StatementLine {
  /** In the file, its head included. */
  readonly line: number;
  /** The transfer’s reference, as its source writes it. */
  readonly reference: string;
  /** OUT: the money left. BACK: the bank gave it back. */
  readonly way: 'OUT' | 'BACK';
  /** In đồng. */
  readonly amount: number;
  readonly bankReference: string;
  readonly content: string;
}

/** What a line has led to, and what people call the payout or refund that it is about. */
export interface SettledLine {
  readonly number: string;
  readonly outcome: StatementOutcome;
}

/** Something whose money leaves by the files: each of what it owes goes into one file only. */
export interface TransferSource {
  readonly kind: TransferKind;
  /** The reference of a transfer of its own in what a statement says, however the bank wrote it. */
  readonly referenceIn: (content: string) => string | undefined;
  /** What the next file would take: rows of `amount`. */
  readonly due: Sql;
  /** What is in files: rows of `file_id`, `amount`, and `is_open` while the bank has said nothing of it. */
  readonly inFiles: Sql;
  /** Puts everything that may leave into a file. @returns how many there were */
  readonly take: (em: EntityManager, fileId: string) => Promise<number>;
  readonly transfersOf: (em: EntityManager, services: Services, fileId: string) => Promise<Transfer[]>;
  /** Acts on a line of a statement, in a transaction of its own; told twice, it acts once. */
  readonly settle: (context: Context, line: StatementLine) => Promise<SettledLine>;
}

const all: TransferSource[] = [];

export const transferSources: readonly TransferSource[] = all;

/** Adds those of a feature; done once for each, when the features are collected. */
export const addTransferSources = (added: readonly TransferSource[]): void => void all.push(...added);
