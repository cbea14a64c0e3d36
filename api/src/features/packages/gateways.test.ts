import { describe, expect, test } from 'vitest';
import { getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sandboxNotification } from '../payments/gateways/sandbox/sandbox-jobs.ts';
import { queryPayment } from '../payments/payment.jobs.ts';
import {
  app,
  buyPackage,
  type Checkout,
  currentSubscription,
  db,
  decide,
  deliver,
  findViolations,
  freeTeacher,
  moveIntoPast,
  runJobs,
  signedNotification,
  subscribe,
  value,
} from './testing/packages.ts';

const { admin, ask } = helpersFor(app);

const kinds = async (orderId: string) =>
  (
    await db<{ kind: string }>(
      'select kind from ledger_transaction where order_id = ? order by kind',
      orderId,
    )
  ).map(({ kind }) => kind);

describe.each(['VNPAY', 'MOMO', 'ZALOPAY'])('a package through %s', (gateway) => {
  const begun = async () => {
    const teacher = await freeTeacher();
    const made = (await subscribe(teacher, 'STUDIO', { gateway })).data.subscribePackage as Checkout;
    return { teacher, ...made };
  };

  test('is bought once; a second payment is unmatched', async () => {
    const { teacher, order, payment } = await begun();
    await decide(payment.payUrl, 'pay-twice');
    expect(await currentSubscription(teacher)).toMatchObject({ code: 'STUDIO' });
    expect(await kinds(order.id)).toEqual(['PACKAGE_SOLD', 'SUSPENSE_RECEIVED']);
    expect(await findViolations()).toEqual([]);
  });

  test('does not begin with a cancelled payment', async () => {
    const { teacher, payment } = await begun();
    await decide(payment.payUrl, 'cancel');
    await queryPayment.handle(app.services, { attemptId: payment.id });
    expect(await currentSubscription(teacher)).toBeUndefined();
  });

  test('begins although the notification was lost or late', async () => {
    const lost = await begun();
    await decide(lost.payment.payUrl, 'pay-silently');
    await queryPayment.handle(app.services, { attemptId: lost.payment.id });
    expect(await currentSubscription(lost.teacher)).toMatchObject({ code: 'STUDIO' });
    const late = await begun();
    await decide(late.payment.payUrl, 'pay-late');
    expect(await currentSubscription(late.teacher)).toBeUndefined();
    const rowReference = await value<string>(
      "select reference from sandbox_payment where gateway = ? and reference like '%' || ?",
      gateway,
      late.payment.reference,
    );
    const known = { gateway, reference: rowReference, capture: 0, sent: 0 };
    for (let n = 0; n < 2; n++) await sandboxNotification.handle(app.services, known);
    expect(await currentSubscription(late.teacher)).toMatchObject({ code: 'STUDIO' });
    expect(await kinds(late.order.id)).toEqual(['PACKAGE_SOLD']);
    expect(await findViolations()).toEqual([]);
  });
});

test('simultaneous notifications apply once', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  await Promise.all(Array.from({ length: 8 }, () => deliver(signedNotification(made.payment))));
  expect(await kinds(made.order.id)).toEqual(['PACKAGE_SOLD']);
  const periods = await db('select 1 from package_period where order_id = ?', made.order.id);
  expect(periods).toHaveLength(1);
});

test('an administrator matches an unmatched payment to the order of a package', async () => {
  const [boss, teacher] = [await admin(), await freeTeacher()];
  const made = (await subscribe(teacher, 'BASIC', { gateway: 'VIETQR' })).data.subscribePackage as Checkout;
  const reference = `FT${crypto.randomUUID()}`;
  await ask(
    boss,
    `mutation { importIncomingTransfers(input: {text: "date,reference,amount,content\\n2026-11-22 14:02:37,${reference},199000,tien goi"}) { unfitting } }`,
  );
  const itemId = await value<string>('select id from suspense_item where transaction = ?', reference);
  const MATCH = 'mutation($input: MatchSuspenseInput!) { matchSuspense(input: $input) { state } }';
  const input = { itemId, orderId: made.order.id, reason: 'Giảng viên gọi điện' };
  expect((await ask(boss, MATCH, { input })).errors).toBeUndefined();
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'BASIC' });
  const entries = await db<{ code: string }>(
    `select a.code from ledger_entry e join ledger_account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id where t.order_id = ? and t.kind = 'PACKAGE_SOLD' and e.amount > 0`,
    made.order.id,
  );
  expect(entries).toEqual([{ code: 'suspense' }]);
  expect(getReason(await ask(boss, MATCH, { input }))).toBe('ORDER_NOT_WAITING');
  expect(await findViolations()).toEqual([]);
});

test('an administrator matches an unmatched payment to a renewal without an attempt', async () => {
  const [boss, teacher] = [await admin(), await freeTeacher()];
  await buyPackage(teacher, 'BASIC');
  await moveIntoPast(teacher, 25);
  await runJobs();
  const orderId = await value<string>(
    "select k.order_id as id from package_order k join orders o on o.id = k.order_id where o.buyer_id = ? and k.kind = 'RENEWAL'",
    teacher.id,
  );
  const reference = `FT${crypto.randomUUID()}`;
  await ask(
    boss,
    `mutation { importIncomingTransfers(input: {text: "date,reference,amount,content\\n2026-11-22 14:02:37,${reference},199000,gia han"}) { unfitting } }`,
  );
  const itemId = await value<string>('select id from suspense_item where transaction = ?', reference);
  const before = (await currentSubscription(teacher))!.ends_on!;
  const MATCH = 'mutation($input: MatchSuspenseInput!) { matchSuspense(input: $input) { state } }';
  const input = { itemId, orderId, reason: 'Giảng viên gọi điện' };
  expect((await ask(boss, MATCH, { input })).errors).toBeUndefined();
  expect((await currentSubscription(teacher))!.ends_on! > before).toBe(true);
  expect(await findViolations()).toEqual([]);
});
