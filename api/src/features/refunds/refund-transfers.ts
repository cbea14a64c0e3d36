import { runSql, sql } from '../../platform/db/index.ts';
import {
  openNumber,
  type StatementLine,
  StatementOutcome,
  TransferKind,
  type TransferSource,
} from '../ledger/index.ts';
import { audit } from '../operations/index.ts';
import { recordStep } from './record-step.ts';
import { RefundStepKind } from './refund.entity.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';
import { applyOutcome, lockTransfer } from './settle-transfer.ts';

/**
 * Reference of one attempt. A refund may be sent again, and the statement of the first attempt may be imported later.
 */
const REFERENCE = /HT[0-9A-F]{18}/;

/**
 * Bank transfers that are in no file and not confirmed, except accounts that are still stored in the format of the
 * previous release.
 */
const DUE = sql`select t.id, t.amount from refund_transfer t join refund r on r.id = t.refund_id
  where t.kind = 'BANK' and t.status = 'CREATED' and t.file_id is null and r.bank_number_sealed is not null`;

/** Refunds by bank transfer. Each attempt has its own reference. */
export const refundTransfers: TransferSource = {
  kind: TransferKind.REFUND,
  referenceIn: (content) => REFERENCE.exec(content.toUpperCase().replace(/[^0-9A-Z]/g, ''))?.[0],
  due: DUE,
  inFiles: sql`select t.file_id, t.amount, t.status = 'SENT' as is_open from refund_transfer t where t.file_id is not null`,
  async claim(em, fileId) {
    const claimed = await runSql(
      em,
      sql`update refund_transfer t set status = 'SENT', file_id = ${fileId}
        from (${DUE} order by t.id for update of t) due where t.id = due.id returning t.id`,
    );
    return claimed.length;
  },
  async loadTransfers(em, { keys }, fileId) {
    const rows = await runSql<{
      reference: string;
      number: string;
      bin: string | null;
      sealed: Buffer | null;
      holder: string | null;
      amount: string;
    }>(
      em,
      // The next attempt may use another account, and the account of an erased buyer is not stored
      sql`select t.reference, r.number, a.bin, a.sealed, a.holder, t.amount::text as amount
        from refund_transfer t join refund r on r.id = t.refund_id left join lateral (
          select r.bank_bin as bin, r.bank_number_sealed as sealed, r.bank_holder as holder where t.status <> 'FAILED') a on true
        where t.file_id = ${fileId} order by t.id`,
    );
    return rows.map(({ reference, number, bin, sealed, holder, amount }) => ({
      reference,
      bankBin: bin ?? '',
      accountNumber: sealed ? openNumber(keys, sealed) : '',
      holder: holder ?? '',
      amount: Number(amount),
      // The refund’s number for the buyer, the reference for the statement; banks accept only letters and digits
      content: `SEN ${number.replaceAll('-', '')} ${reference}`,
    }));
  },
  async settle(context, line) {
    const { em, services } = context;
    const named = await em.fork().findOne(RefundTransfer, { reference: line.reference });
    if (!named) return { number: line.reference, outcome: StatementOutcome.UNKNOWN };
    return em.fork().transactional(async (inner) => {
      const locked = await lockTransfer(inner, named.id);
      const { refund, transfer } = locked;
      const outcome = getOutcome(transfer, line);
      if (outcome === StatementOutcome.PAID) {
        const { bankReference: note } = line;
        recordStep(inner, context, refund, RefundStepKind.CONFIRMED, note);
        await applyOutcome(inner, services, locked, { outcome: 'DONE', transaction: note });
      } else if (outcome === StatementOutcome.FAILED) {
        audit(inner, context, {
          action: 'refund.come-back',
          targetId: refund.id,
          after: { number: refund.number, with: line.bankReference },
        });
        await applyOutcome(inner, services, locked, { outcome: 'FAILED', code: line.content });
      }
      return { number: refund.number, outcome };
    });
  },
};

function getOutcome(
  transfer: RefundTransfer,
  { direction, amount, bankReference }: StatementLine,
): StatementOutcome {
  const { status, fileId, transaction } = transfer;
  if (transfer.amount !== amount) return StatementOutcome.WRONG_AMOUNT;
  // The transfer left the bank before it was returned
  if (status === 'FAILED') return StatementOutcome.KNOWN;
  const isKnown = status === 'DONE' && direction === 'OUT' && transaction === bankReference;
  if (isKnown) return StatementOutcome.KNOWN;
  if (status !== 'SENT' || !fileId) return StatementOutcome.OUT_OF_TURN;
  return direction === 'OUT' ? StatementOutcome.PAID : StatementOutcome.FAILED;
}
