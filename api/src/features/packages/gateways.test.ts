import { describe, expect, test } from 'vitest';
import { admin, ask, reasonOf, select } from '../../testing/factories.ts';
import { sandboxNotice } from '../payments/gateways/sandbox/sandbox-jobs.ts';
import { queryPayment } from '../payments/payment.jobs.ts';
import {
  app,
  broken,
  buy,
  type Checkout,
  deliver,
  freeTeacher,
  living,
  notice,
  pass,
  subscribe,
  tick,
} from './testing/packages.ts';

const decide = ({ payUrl }: { payUrl: string }, decision: string) => {
  const [, gateway] = /\/sandbox\/(\w+)\//.exec(payUrl)!;
  return app.server.inject({
    method: 'POST',
    url: `/sandbox/${gateway}/decision`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ query: payUrl.slice(payUrl.indexOf('?') + 1), decision }).toString(),
  });
};
const kinds = async (orderId: string) =>
  (
    await select<{ kind: string }>(
      app,
      'select kind from ledger_transaction where order_id = ? order by kind',
      [orderId],
    )
  ).map(({ kind }) => kind);

describe.each(['VNPAY', 'MOMO', 'ZALOPAY'])('a package through %s', (gateway) => {
  const begun = async () => {
    const teacher = await freeTeacher();
    const made = (await subscribe(teacher, 'STUDIO', { gateway })).data.subscribePackage as Checkout;
    return { teacher, ...made };
  };

  test('is bought, and a second money waits in suspense', async () => {
    const { teacher, order, payment } = await begun();
    await decide(payment, 'pay-twice');
    expect(await living(teacher)).toMatchObject({ code: 'STUDIO' });
    expect(await kinds(order.id)).toEqual(['PACKAGE_SOLD', 'SUSPENSE_RECEIVED']);
    expect(await broken()).toEqual([]);
  });

  test('is not had for a payment that was called off', async () => {
    const { teacher, payment } = await begun();
    await decide(payment, 'cancel');
    await queryPayment.handle(app.services, { attemptId: payment.id });
    expect(await living(teacher)).toBeUndefined();
  });

  test('is had although the notice got lost, or came late', async () => {
    const lost = await begun();
    await decide(lost.payment, 'pay-silently');
    await queryPayment.handle(app.services, { attemptId: lost.payment.id });
    expect(await living(lost.teacher)).toMatchObject({ code: 'STUDIO' });
    const late = await begun();
    await decide(late.payment, 'pay-late');
    expect(await living(late.teacher)).toBeUndefined();
    const [row] = await select<{ reference: string }>(
      app,
      "select reference from sandbox_payment where gateway = ? and reference like '%' || ?",
      [gateway, late.payment.reference],
    );
    const known = { gateway, reference: row!.reference, capture: 0, sent: 0 };
    for (let n = 0; n < 2; n++) await sandboxNotice.handle(app.services, known as never);
    expect(await kinds(late.order.id)).toEqual(['PACKAGE_SOLD']);
  });
});

test('of notices that come at the same moment one is acted on', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  await Promise.all(Array.from({ length: 8 }, () => deliver(notice(made.payment))));
  expect(await kinds(made.order.id)).toEqual(['PACKAGE_SOLD']);
  const periods = await select(app, 'select 1 from package_period where order_id = ?', [made.order.id]);
  expect(periods).toHaveLength(1);
});

test('money that came by hand is matched to the order of a package, and is taken from suspense', async () => {
  const [boss, teacher] = [await admin(app), await freeTeacher()];
  const made = (await subscribe(teacher, 'BASIC', { gateway: 'VIETQR' })).data.subscribePackage as Checkout;
  const reference = `FT${crypto.randomUUID()}`;
  await ask(
    app,
    boss,
    `mutation { importIncomingTransfers(input: {text: "date,reference,amount,content\\n2026-11-22 14:02:37,${reference},199000,tien goi"}) { unfitting } }`,
  );
  const [item] = await select<{ id: string }>(app, 'select id from suspense_item where transaction = ?', [
    reference,
  ]);
  const MATCH = 'mutation($input: MatchSuspenseInput!) { matchSuspense(input: $input) { state } }';
  const input = { itemId: item!.id, orderId: made.order.id, reason: 'Giảng viên gọi điện' };
  expect((await ask(app, boss, MATCH, { input })).errors).toBeUndefined();
  expect(await living(teacher)).toMatchObject({ code: 'BASIC' });
  const entries = await select<{ code: string }>(
    app,
    `select a.code from ledger_entry e join ledger_account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id where t.order_id = ? and t.kind = 'PACKAGE_SOLD' and e.amount > 0`,
    [made.order.id],
  );
  expect(entries).toEqual([{ code: 'suspense' }]);
  expect(reasonOf(await ask(app, boss, MATCH, { input }))).toBe('ORDER_NOT_WAITING');
  expect(await broken()).toEqual([]);
});

test('money that came by hand is matched to a renewal whose payment was not begun', async () => {
  const [boss, teacher] = [await admin(app), await freeTeacher()];
  await buy(teacher, 'BASIC');
  await pass(teacher, 25);
  await tick();
  const [order] = await select<{ id: string }>(
    app,
    "select k.order_id as id from package_order k join orders o on o.id = k.order_id where o.buyer_id = ? and k.kind = 'RENEWAL'",
    [teacher.id],
  );
  const reference = `FT${crypto.randomUUID()}`;
  await ask(
    app,
    boss,
    `mutation { importIncomingTransfers(input: {text: "date,reference,amount,content\\n2026-11-22 14:02:37,${reference},199000,gia han"}) { unfitting } }`,
  );
  const [item] = await select<{ id: string }>(app, 'select id from suspense_item where transaction = ?', [
    reference,
  ]);
  const before = (await living(teacher))!.ends_on!;
  const MATCH = 'mutation($input: MatchSuspenseInput!) { matchSuspense(input: $input) { state } }';
  const input = { itemId: item!.id, orderId: order!.id, reason: 'Giảng viên gọi điện' };
  expect((await ask(app, boss, MATCH, { input })).errors).toBeUndefined();
  expect((await living(teacher))!.ends_on! > before).toBe(true);
  expect(await broken()).toEqual([]);
});
