import { workerApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, course, student } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { decideOn, deliverTo, signedNotification } from './simulated.ts';

/** Its database contains only money that commands have written, so its sums are always right. */
export const app = await workerApp();
export const { db, value } = helpersFor(app);
const { ask, teacher } = helpersFor(app);
export const seller = await teacher();

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
export const placeOrder = (buyer: Actor, input: object) =>
  ask(buyer, CHECKOUT, { input: { gateway: 'VNPAY', idempotencyKey: newKey(), ...input } });
export const checkout = (buyer: Actor, courseId: string, key = newKey(), gateway: string | null = 'VNPAY') =>
  ask(buyer, CHECKOUT, { input: { courseId, gateway, idempotencyKey: key } });
export const begin = async (buyer: Actor, courseId: string) =>
  (await checkout(buyer, courseId)).data.checkout as Checkout;

/** A new student begins to pay for a new course of the seller. */
export async function beginSale(over: Parameters<typeof course>[2] = {}) {
  const [buyer, facts] = [await student(app), await course(app, seller.id, over)];
  const { order, payment } = await begin(buyer, facts.id);
  return { buyer, facts, order, payment: payment! };
}

export { signedNotification };
export const deliver = deliverTo(app);
export const decide = decideOn(app);
export const enrolments = (buyer: Actor, facts: CourseFacts) =>
  db('select id from enrolment where student_id = ? and course_id = ?', buyer.id, facts.id);
export const postings = (orderId: string) =>
  db<{ kind: string }>('select kind from ledger_transaction where order_id = ? order by id', orderId);
export const getStatus = (orderId: string) =>
  value<string>('select status from orders where id = ?', orderId);

/** The notifications about a course: kinds and recipients. */
export const getNotifications = ({ id }: CourseFacts) =>
  db("select kind, person_id from notification where link like '%/' || ? order by kind", id);
