import { expect } from 'vitest';
import { type Actor, ask, course, student } from '../../../testing/factories.ts';
import { app, type Checkout, checkout, db, decide, seller } from './payments.ts';

const ATTEMPT = `query($reference: String!) { paymentAttempt(reference: $reference) { status
  transfer { bankName account content qr simulatorUrl } } }`;
export const beginTransfer = async (price = 500_000) => {
  const [buyer, facts] = [await student(app), await course(app, seller.id, { price })];
  const { order, payment } = (await checkout(buyer, facts.id, undefined, 'VIETQR')).data.checkout as Checkout;
  const { transfer } = (await ask(app, buyer, ATTEMPT, { reference: payment!.reference })).data
    .paymentAttempt as {
    transfer: { content: string; qr: string; simulatorUrl: string };
  };
  return { buyer, facts, order, payment: payment!, transfer };
};
export type BegunTransfer = Awaited<ReturnType<typeof beginTransfer>>;
export const transfer = ({ transfer: { simulatorUrl } }: BegunTransfer, decision: string) =>
  decide(simulatorUrl, decision);
export const itemsOf = (orderId: string) =>
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
export const balanced = async () => {
  const { books, rows } = await suspense();
  expect(rows).toBe(books);
};

let keys = 0;
export const mutate = (actor: Actor, name: string, input: object) =>
  ask(
    app,
    actor,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id state proposedByName orderNumber } }`,
    { input: { idempotencyKey: `suspense-key-${++keys}`, ...input } },
  );
export const match = (actor: Actor, itemId: string, orderId: string) =>
  mutate(actor, 'matchSuspense', { itemId, orderId, reason: 'Người mua gửi ảnh' });
export const giveBack = (actor: Actor, itemId: string) =>
  mutate(actor, 'returnSuspense', { itemId, reason: 'Chuyển nhầm' });
