import { setTimeout as pause } from 'node:timers/promises';
import { PaymentGateway } from '../../src/features/orders/index.ts';
import { pastPayment } from '../../src/features/payments/gateways/sandbox/sandbox-payment.ts';
import { signedQuery } from '../../src/features/payments/gateways/vnpay/signature.ts';
import { SIMULATOR } from '../../src/features/payments/gateways/vnpay/vnpay.simulator.ts';
import { type Actor, select } from '../../src/testing/factories.ts';
import type { Running } from '../server-process.ts';
import { type Nodes, sendToNode } from './nodes.ts';

export interface Payment {
  readonly reference: string;
  readonly amount: number;
}
export interface Placed {
  readonly order: { readonly id: string };
  readonly payment: Payment;
}

const CHECKOUT =
  'mutation C($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }';

/**
 * Places an order for a course with VNPay as the gateway, and retries if the error says so.
 * @throws if there is no response, or an error
 */
export async function checkout(
  node: Pick<Running, 'url' | 'onResponse'>,
  buyer: Actor,
  courseId: string,
  idempotencyKey: string,
): Promise<Placed> {
  const input = { courseId, gateway: 'VNPAY', idempotencyKey };
  const { data, errors } = await sendToNode(node, buyer, CHECKOUT, { input });
  if (!errors) return data.checkout as Placed;
  const { code, retryAfter } = errors[0]!.extensions as { code: string; retryAfter?: number };
  if (code !== 'UNAVAILABLE' || !retryAfter) throw new Error(JSON.stringify(errors));
  await pause(retryAfter * 1000);
  return checkout(node, buyer, courseId, idempotencyKey);
}

const getTransaction = ({ reference }: Payment) => `9${reference.slice(-8)}`;

/** A VNPay notification about a successful payment. All fields can be overridden before it is signed. */
export const signedNotification = (
  payment: Payment,
  over: Record<string, string> = {},
  secret: string = SIMULATOR.hashSecret,
) =>
  signedQuery(secret, {
    vnp_Amount: String(payment.amount * 100),
    vnp_BankCode: 'NCB',
    vnp_OrderInfo: 'Thanh toan',
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: getTransaction(payment),
    vnp_TransactionStatus: '00',
    vnp_TxnRef: payment.reference,
    ...over,
  });

/**
 * Sends a notification to a process.
 * @returns the response code for VNPay
 */
export async function deliver(
  { url, onResponse }: Pick<Running, 'url' | 'onResponse'>,
  query: string,
): Promise<string> {
  const response = await fetch(`${url}/api/payments/vnpay/ipn?${query}`);
  const { RspCode } = (await response.json()) as { RspCode: string };
  onResponse?.();
  return RspCode;
}

/** Marks the payment as captured at the simulated gateway, so that it can be refunded. */
export const recordCapture = ({ app }: Nodes, payment: Payment) => {
  const row = pastPayment({
    gateway: PaymentGateway.VNPAY,
    ...payment,
    transaction: getTransaction(payment),
    at: new Date(),
  });
  return select(
    app,
    `insert into sandbox_payment (gateway, kind, reference, state) values (?, ?, ?, ?::jsonb) on conflict do nothing`,
    [row.gateway, row.kind, row.reference, JSON.stringify(row.state)],
  );
};
