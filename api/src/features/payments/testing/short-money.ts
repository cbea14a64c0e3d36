import { expect } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { app, type Checkout, db, getStatus, placeOrder, seller, value } from './payments.ts';
import { match as matchItem } from './suspended.ts';

const { ask, course, member, student } = helpersFor(app);

export { assertBalanced } from './suspended.ts';

export const admin: Actor = await member(Role.ADMIN);

let count = 0;
/**
 * Imports a transfer by the bank’s statement.
 * @returns its bank reference
 */
export async function importTransfer(
  content: string,
  amount: number,
  name = `FT-R-${++count}`,
): Promise<string> {
  const text = `date,reference,amount,content\n2026-11-22 14:02:37,${name},${amount},${content} hoc phi`;
  const { errors } = await ask(
    admin,
    'mutation($input: ImportIncomingTransfersInput!) { importIncomingTransfers(input: $input) { rows } }',
    { input: { text } },
  );
  expect(errors).toBeUndefined();
  return name;
}
/** The ID of the unmatched payment of a transaction. */
export const findItemId = (transaction: string) =>
  value<string>('select id from suspense_item where transaction = ?', transaction);
export const match = async (transaction: string, orderId: string) =>
  matchItem(admin, await findItemId(transaction), orderId);
export const items = async (orderId: string) =>
  (
    await db<{ state: string; amount: string; gone: boolean }>(
      'select state, amount, left_at is not null as gone from suspense_item where order_id = ? order by amount::bigint',
      orderId,
    )
  ).map(({ state, amount, gone }) => [state, Number(amount), gone]);
const BILL = `query($id: ID!) { order(id: $id) { status missing expiresAt attempts { reference gateway status amount } } }`;
interface Bill {
  status: string;
  missing: number | null;
  expiresAt: string;
  attempts: { reference: string; gateway: string; status: string; amount: number }[];
}
export const findBill = async (buyer: Actor, id: string) =>
  (await ask(buyer, BILL, { id })).data.order as unknown as Bill;

/** 300,000 of 500,000 arrived and were matched: the buyer is requested to pay 200,000. */
export async function requestRest(input: object = {}) {
  const [buyer, facts] = [await student(), await course(seller.id, { price: 500_000 })];
  const { order, payment } = (await placeOrder(buyer, { courseId: facts.id, gateway: 'VIETQR', ...input }))
    .data.checkout as Checkout;
  const name = await importTransfer(payment!.reference, 300_000);
  expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
  expect((await match(name, order.id)).errors).toBeUndefined();
  const { missing, attempts, status, expiresAt } = await findBill(buyer, order.id);
  expect({ missing, status }).toEqual({ missing: 200_000, status: 'PENDING' });
  return { buyer, facts, order, first: payment!.reference, rest: attempts.at(-1)!, expiresAt };
}
