import { expect } from 'vitest';
import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { app, type Checkout, checkout, db, decide, seller } from './payments.ts';

const { ask, course, mutate, student } = helpersFor(app);

const ATTEMPT = `query($reference: String!) { paymentAttempt(reference: $reference) { status
  transfer { bankName account content qr simulatorUrl } } }`;
export const beginTransfer = async (price = 500_000) => {
  const [buyer, facts] = [await student(), await course(seller.id, { price })];
  const { order, payment } = (await checkout(buyer, facts.id, undefined, 'VIETQR')).data.checkout as Checkout;
  const { transfer } = (await ask(buyer, ATTEMPT, { reference: payment!.reference })).data.paymentAttempt as {
    transfer: { content: string; qr: string; simulatorUrl: string };
  };
  return { buyer, facts, order, payment: payment!, transfer };
};
export type BegunTransfer = Awaited<ReturnType<typeof beginTransfer>>;
export const decideTransfer = ({ transfer: { simulatorUrl } }: BegunTransfer, decision: string) =>
  decide(simulatorUrl, decision);
export const findItems = (orderId: string) =>
  db<{ id: string; state: string; reason: string; amount: string }>(
    'select id, state, reason, amount from suspense_item where order_id = ? order by received_at, id',
    orderId,
  );
export const suspense = async () => {
  const [row] = await db<{ books: string; rows: string }>(
    `select (select -balance from ledger_account where code = 'suspense') as books,
      (select coalesce(sum(amount), 0) from suspense_item where left_at is null) as rows`,
  );
  return row!;
};
/** The rows add up to the balance of the suspense account. */
export const assertBalanced = async () => {
  const { books, rows } = await suspense();
  expect(rows).toBe(books);
};

let keys = 0;
export const changeItem = (actor: Actor, name: string, input: object) =>
  mutate(
    actor,
    name,
    { idempotencyKey: `suspense-key-${++keys}`, ...input },
    'id state proposedByName orderNumber',
  );
export const match = (actor: Actor, itemId: string, orderId: string) =>
  changeItem(actor, 'matchSuspense', { itemId, orderId, reason: 'Người mua gửi ảnh' });
export const returnItem = (actor: Actor, itemId: string) =>
  changeItem(actor, 'returnSuspense', { itemId, reason: 'Chuyển nhầm' });
