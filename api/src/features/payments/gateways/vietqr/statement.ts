import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { badInput } from '../../../../platform/errors/errors.ts';
import { assertDecoded } from '../../../../platform/files/decoded-text.ts';
import { bankColumns, parseDong } from '../../../../platform/files/sheets/bank-csv.ts';
import { findDelimiter } from '../../../../platform/files/sheets/csv-rows.ts';
import type { GatewayPaymentStatus } from '../gateway.ts';
import { referenceIn } from './reference.ts';
import { parseTimestamp } from './sepay.ts';

/** `22/11/2026` or `22-11-2026`. */
const VIETNAMESE_DAY = /^(\d\d)[/-](\d\d)[/-](\d{4})(?= )/;

const line = z.object({
  date: z.string().transform((text, context) => {
    const at = parseTimestamp(text.replace(VIETNAMESE_DAY, '$3-$2-$1'));
    if (at) return at;
    context.addIssue('no moment');
    return z.NEVER;
  }),
  reference: z.string().min(3).max(64),
  amount: z
    .string()
    .transform(parseDong)
    .refine((amount) => !Number.isNaN(amount)),
  content: z.string().max(500),
  payer: z.string().max(100).optional(),
  payer_account: z.string().max(40).optional(),
});

/**
 * Parses the incoming transfers of a bank statement of our account. Columns may be in any order and have our names or
 * those of banks; others are ignored: date (`2026-11-22 14:02:37` or `22/11/2026 14:02`, in Vietnam), reference (the
 * bank’s), amount (whole đồng; negative amounts are outgoing and skipped) or credit, content, and optionally payer
 * and payer_account.
 * @throws BAD_INPUT if any line is invalid; nothing is imported then
 */
export function readStatement(text: string): readonly GatewayPaymentStatus[] {
  assertDecoded(text, 'text');
  let rows: Record<string, string>[];
  try {
    rows = parse(text, {
      columns: bankColumns,
      delimiter: findDelimiter(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
    });
  } catch {
    throw badInput('text', 'billing.statementFile', { line: 1 });
  }
  const read = rows.map((row, i) => {
    const { success, data } = line.safeParse({
      ...row,
      amount: row.amount ?? (row.credit === '' ? '0' : row.credit),
    });
    if (!success) throw badInput('text', 'billing.statementFile', { line: i + 2 });
    return data;
  });
  return read
    .filter(({ amount }) => amount > 0)
    .map(({ date, reference, amount, content, payer, payer_account }) => ({
      reference: referenceIn(content) ?? '',
      amount,
      outcome: 'PAID' as const,
      transaction: reference,
      transfer: {
        content,
        receivedAt: date,
        payer: payer || undefined,
        payerAccount: payer_account || undefined,
      },
    }));
}
