import { expect } from 'vitest';
import { type Actor, ask, course, select, student } from '../../../testing/factories.ts';
import { app, type Checkout, checkout, seller } from './payments.ts';

const ATTEMPT = `query($reference: String!) { paymentAttempt(reference: $reference) { status
  transfer { bankName account content qr simulatorUrl } } }`;
export const begun = async (price = 500_000) => {
  const [buyer, facts] = [await student(app), await course(app, seller.id, { price })];
  const { order, payment } = (await checkout(buyer, facts.id, undefined, 'VIETQR')).data.checkout as Checkout;
  const { transfer } = (await ask(app, buyer, ATTEMPT, { reference: payment!.reference })).data
    .paymentAttempt as {
    transfer: { content: string; qr: string; simulatorUrl: string };
  };
  return { buyer, facts, order, payment: payment!, transfer };
};
export type Begun = Awaited<ReturnType<typeof begun>>;
export const transfer = ({ transfer: { simulatorUrl } }: Begun, decision: string) =>
  app.server.inject({
    method: 'POST',
    url: '/sandbox/vietqr/decision',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ query: new URL(simulatorUrl).search.slice(1), decision }).toString(),
  });
export const itemsOf = (orderId: string) =>
  select<{ id: string; state: string; reason: string; amount: string }>(
    app,
    'select id, state, reason, amount from suspense_item where order_id = ? order by received_at, id',
    [orderId],
  );
export const suspense = async () => {
  const [row] = await select<{ books: string; rows: string }>(
    app,
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
    {
      input: { idempotencyKey: `suspense-key-${++keys}`, ...input },
    },
  );
export const match = (actor: Actor, itemId: string, orderId: string) =>
  mutate(actor, 'matchSuspense', { itemId, orderId, reason: 'Người mua gửi ảnh' });
export const giveBack = (actor: Actor, itemId: string) =>
  mutate(actor, 'returnSuspense', { itemId, reason: 'Chuyển nhầm' });
