import type { GatewayRefundRequest, GatewayRefundStatus } from '../gateway.ts';
import { type Message, TRANSACTION_TYPES } from './messages.ts';

/** Codes for which a retry is useless: no such payment, or an unsuccessful one. */
const FINAL_CODES = new Set(['02', '03', '91', '95']);

/**
 * The state of a refund in VNPay's response. The query API returns only the latest transaction of a payment. If that
 * is another refund of the same payment, the state of this one is unknown; the response does not prove that it was
 * never made.
 */
export function refundIn(
  answer: Message,
  { reference, amount, isFull }: GatewayRefundRequest,
  command: 'refund' | 'query',
): GatewayRefundStatus {
  const { vnp_ResponseCode: code, vnp_TransactionType: type, vnp_TransactionStatus: status } = answer;
  if (code !== '00') {
    if (command === 'query') return { reference, outcome: 'NOT_FOUND', code };
    // 94: the request is known, so its state must be queried
    if (code === '94') return { reference, outcome: 'PENDING', code };
    return { reference, outcome: 'FAILED', code, canRetry: !FINAL_CODES.has(code ?? '') };
  }
  if (type === TRANSACTION_TYPES.payment) return { reference, outcome: 'NOT_FOUND' };
  const isOurs =
    Number(answer.vnp_Amount) === amount * 100 &&
    (command === 'refund' || isFull || (answer.vnp_OrderInfo ?? '').split(' ').includes(reference));
  if (!isOurs) return { reference, outcome: 'PENDING', code: 'ANOTHER_REFUND' };
  const known = { reference, transaction: numberIn(answer), code: status };
  if (status === '00' || status === '06') return { ...known, outcome: 'DONE', code: undefined };
  if (status === '02' || status === '09') return { ...known, outcome: 'FAILED', canRetry: true };
  return { ...known, outcome: 'PENDING' };
}

const numberIn = ({ vnp_TransactionNo: number }: Message): string | undefined =>
  number && number !== '0' ? number : undefined;
