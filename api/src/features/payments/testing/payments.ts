import { workerApp } from '../../../testing/app.ts';
import { type Actor, ask, type CourseFacts, select, teacher } from '../../../testing/factories.ts';
import { signedQuery } from '../gateways/vnpay/signature.ts';
import { SIMULATOR } from '../gateways/vnpay/vnpay.simulator.ts';

/** Its database contains only money that commands have written, so its sums are always right. */
export const app = await workerApp();
export const seller = await teacher(app);

const CHECKOUT = `mutation($input: CheckoutInput!) { checkout(input: $input) {
  order { id number status total lines { amount listPrice discount } }
  payment { id reference amount status payUrl } enrolment { id source } } }`;
export interface Checkout {
  order: { id: string; number: string; status: string; total: number };
  payment: { id: string; reference: string; amount: number; payUrl: string } | null;
  enrolment: { source: string } | null;
}
let keys = 0;
export const newKey = () => `key-${++keys}-long-enough`;
export const checkoutOf = (buyer: Actor, input: object) =>
  ask(app, buyer, CHECKOUT, { input: { gateway: 'VNPAY', idempotencyKey: newKey(), ...input } });
export const checkout = (buyer: Actor, courseId: string, key = newKey(), gateway: string | null = 'VNPAY') =>
  ask(app, buyer, CHECKOUT, { input: { courseId, gateway, idempotencyKey: key } });
export const begin = async (buyer: Actor, courseId: string) =>
  (await checkout(buyer, courseId)).data.checkout as Checkout;

/** A VNPay notification. Its fields can be overridden before it is signed. */
export const notice = (payment: { reference: string; amount: number }, over: Record<string, string> = {}) =>
  signedQuery(SIMULATOR.hashSecret, {
    vnp_Amount: String(payment.amount * 100),
    vnp_BankCode: 'NCB',
    vnp_OrderInfo: 'Thanh toan',
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: `9${payment.reference.slice(-8)}`,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: payment.reference,
    ...over,
  });
export const deliver = async (query: string) =>
  (await app.server.inject({ url: `/api/payments/vnpay/ipn?${query}` })).json() as { RspCode: string };
export const enrolments = (buyer: Actor, facts: CourseFacts) =>
  select(app, 'select id from enrolment where student_id = ? and course_id = ?', [buyer.id, facts.id]);
export const postings = (orderId: string) =>
  select<{ kind: string }>(app, 'select kind from ledger_transaction where order_id = ? order by id', [
    orderId,
  ]);
export const statusOf = async (orderId: string) =>
  (await select<{ status: string }>(app, 'select status from orders where id = ?', [orderId]))[0]!.status;

/** The notifications about a course: kinds and recipients. */
export const toldOf = ({ id }: CourseFacts) =>
  select(app, "select kind, person_id from notification where link like '%/' || ? order by kind", [id]);
