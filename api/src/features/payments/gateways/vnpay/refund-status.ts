import type { GatewayRefund, GatewayRefundStatus } from '../gateway.ts';
import { type Message, TRANSACTION_TYPES } from './messages.ts';

/** A second try of these can't do better: no such payment, or one that was not successful. */
const FINAL_CODES = new Set(['02', '03', '91', '95']);

/**
 * What VNPay's answer means for a refund. Its query interface tells of the latest transaction of a payment, so an
 * answer about another refund of the same payment leaves this one unknown: it must not be concluded that it was never made.
 */
export function refundIn(
  answer: Message,
  { reference, amount, isFull }: GatewayRefund,
  asked: 'refund' | 'query',
): GatewayRefundStatus {
  const { vnp_ResponseCode: code, vnp_TransactionType: type, vnp_TransactionStatus: status } = answer;
  if (code !== '00') {
    if (asked === 'query') return { reference, outcome: 'NOT_FOUND', code };
    // 94: this request is known already, and what became of it is to be asked for
    if (code === '94') return { reference, outcome: 'PENDING', code };
    return { reference, outcome: 'FAILED', code, canRetry: !FINAL_CODES.has(code ?? '') };
  }
  if (type === TRANSACTION_TYPES.payment) return { reference, outcome: 'NOT_FOUND' };
  const isOurs =
    Number(answer.vnp_Amount) === amount * 100 &&
    (asked === 'refund' || isFull || (answer.vnp_OrderInfo ?? '').split(' ').includes(reference));
  if (!isOurs) return { reference, outcome: 'PENDING', code: 'ANOTHER_REFUND' };
  const known = { reference, transaction: numberIn(answer), code: status };
  if (status === '00' || status === '06') return { ...known, outcome: 'DONE', code: undefined };
  if (status === '02' || status === '09') return { ...known, outcome: 'FAILED', canRetry: true };
  return { ...known, outcome: 'PENDING' };
}

const numberIn = ({ vnp_TransactionNo: number }: Message): string | undefined =>
  number && number !== '0' ? number : undefined;
