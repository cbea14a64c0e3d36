import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getBalance } from '../../ledger/testing/sell-course.ts';
import { app, db } from '../../payments/testing/payments.ts';

const { admin, ask } = helpersFor(app);

/** The administrator who decides disputes. */
export const judge = await admin();

export const mutateDispute = (who: Actor, name: string, input: object) =>
  ask(
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
       ${name}(input: $input) { id number status amount evidence decisionNote } }`,
    { input },
  );
export const getReference = async (orderId: string) =>
  (await db<{ reference: string }>('select reference from payment_attempt where order_id = ?', orderId))[0]!
    .reference;
let serial = 0;
export const openDispute = async (orderId: string, over: object = {}) =>
  mutateDispute(judge, 'openDispute', {
    paymentReference: await getReference(orderId),
    reference: `CB-${++serial}`,
    deadline: '2030-01-01',
    ...over,
  });
export const createDispute = async (orderId: string) => {
  const reply = await openDispute(orderId);
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply.data.openDispute as { id: string; amount: number; status: string };
};
export const findBalances = async () => ({
  dispute: await getBalance(app, 'dispute'),
  gateway: await getBalance(app, 'gateway:VNPAY'),
  payable: await getBalance(app, 'refund-payable'),
});
export const getNotifications = (teacherId: string) =>
  db<{ params: { status: string } }>(
    "select params from notification where person_id = ? and kind = 'DISPUTE_MOVED' order by created_at, id",
    teacherId,
  ).then((rows) => rows.map(({ params }) => params.status));
export const endHold = (lineId: string) =>
  db("update earning set held_until = now() - interval '1 day' where line_id = ?", lineId);
export const findEarning = async (lineId: string) =>
  (
    await db<{ status: string; refunded: string }>(
      'select status, refunded from earning where line_id = ?',
      lineId,
    )
  )[0]!;
