import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { badInput } from '../../../platform/errors/errors.ts';
import { parseDong } from '../../../platform/files/sheets/bank-csv.ts';
import { findDelimiter } from '../../../platform/files/sheets/csv-rows.ts';
import type { Settlement } from './gateway.ts';

const amount = z
  .string()
  .transform(parseDong)
  .refine((value) => value >= 0);
const line = z.object({
  kind: z.enum(['PAYMENT', 'REFUND', 'DISPUTE', 'DISPUTE_WON']),
  reference: z.string().min(1).max(64),
  transaction: z.string().min(1).max(64),
  amount,
  fee: amount,
  settled_at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

/**
 * Parses a settlement file with the header kind, reference, transaction, amount, fee, settled_at. Gateways export
 * spreadsheets whose columns each merchant chooses; they must be converted to this format. Amounts are whole đồng,
 * times are ISO 8601 with a time zone.
 * @throws BAD_INPUT if any line is invalid; nothing is imported then
 */
export function readSettlementFile(text: string): readonly Settlement[] {
  let rows: unknown[];
  try {
    rows = parse(text, {
      columns: true,
      delimiter: findDelimiter(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
    });
  } catch {
    throw badInput('text', 'billing.settlementFile', { line: 1 });
  }
  return rows.map((row, i) => {
    const read = line.safeParse(row);
    if (!read.success) throw badInput('text', 'billing.settlementFile', { line: i + 2 });
    const { settled_at: settledAt, ...rest } = read.data;
    return { ...rest, settledAt };
  });
}
