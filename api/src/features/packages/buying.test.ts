import { expect, test } from 'vitest';
import { getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { addCycle, addDays } from './days.ts';
import { Cycle } from './package.enums.ts';
import {
  app,
  buyPackage,
  type Checkout,
  currentSubscription,
  db,
  deliver,
  findViolations,
  freeTeacher,
  signedNotification,
  subscribe,
  subscriptions,
  today,
} from './testing/packages.ts';

const { ask } = helpersFor(app);

test('a package begins with its payment for one cycle and is booked net of tax', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  expect(made.subscription).toMatchObject({ state: 'PENDING_PAYMENT', endsOn: null });
  expect(made.order).toMatchObject({ total: 499_000, kind: 'PACKAGE' });
  expect(made.order.package).toEqual({
    title: 'Gói PRO, 1 tháng',
    kind: 'START',
    listAmount: 499_000,
    credit: 0,
    amount: 499_000,
  });
  expect(await currentSubscription(teacher)).toBeUndefined();
  expect(await deliver(signedNotification(made.payment))).toMatchObject({ RspCode: '00' });
  expect(await subscriptions(teacher)).toMatchObject([
    { state: 'ACTIVE', code: 'PRO', began_on: today(), ends_on: addCycle(today(), Cycle.MONTH) },
  ]);
  const entries = await db(
    `select a.code, e.amount::int from ledger_entry e join ledger_account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id where t.order_id = ? order by e.sequence`,
    made.order.id,
  );
  expect(entries).toEqual([
    { code: 'gateway:VNPAY', amount: 499_000 },
    { code: 'package-deferred', amount: -462_037 },
    { code: 'vat-output', amount: -36_963 },
  ]);
  expect(await findViolations()).toEqual([]);
});

test('the receipt of a package shows its days and the included tax', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  await deliver(signedNotification(made.payment));
  const DOWNLOAD = 'mutation($id: ID!) { createBillDownload(orderId: $id) { url } }';
  const { data } = await ask(teacher, DOWNLOAD, { id: made.order.id });
  const { url } = data.createBillDownload as { url: string };
  const text = pdfText((await app.server.inject({ url })).rawPayload);
  const said = (iso: string) => iso.split('-').reverse().join('/');
  const last = addDays(addCycle(today(), Cycle.MONTH), -1);
  for (const words of [
    'Gói giảng viên',
    'Gói PRO, 1 tháng',
    `${said(today())} đến hết ${said(last)}`,
    '499.000 ₫',
    'Trong đó thuế GTGT 8%: 36.963 ₫',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Khoá học');
});

test('a repeated or forged notification, or one of another amount, changes nothing', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'BASIC')).data.subscribePackage as Checkout;
  expect(await deliver(`${signedNotification(made.payment)}0`)).toMatchObject({ RspCode: '97' });
  expect(await currentSubscription(teacher)).toBeUndefined();
  const paid = signedNotification(made.payment);
  for (let n = 0; n < 3; n++) await deliver(paid);
  const periods = await db('select id from package_period where order_id = ?', made.order.id);
  expect(periods).toHaveLength(1);

  const other = await freeTeacher();
  const short = (await subscribe(other, 'BASIC')).data.subscribePackage as Checkout;
  await deliver(signedNotification({ ...short.payment, amount: 100_000 }));
  expect(await currentSubscription(other)).toBeUndefined();
  expect(getReason(await subscribe(other, 'BASIC'))).toBe('PACKAGE_IN_DOUBT');
  expect(await findViolations()).toEqual([]);
});

test('a teacher with a package can renew it or schedule a smaller one, but not buy it again', async () => {
  const teacher = await freeTeacher();
  await buyPackage(teacher, 'PRO');
  expect(getReason(await subscribe(teacher, 'PRO'))).toBe('PACKAGE_SAME');
  expect(getReason(await subscribe(teacher, 'BASIC'))).toBe('PACKAGE_SMALLER');
});

test('a teacher pays the displayed price, and the same key returns the same order', async () => {
  const teacher = await freeTeacher();
  expect(getReason(await subscribe(teacher, 'PRO', { expectedTotal: 1 }))).toBe('PRICE_CHANGED');
  const key = crypto.randomUUID();
  const one = (await subscribe(teacher, 'PRO', { idempotencyKey: key })).data.subscribePackage as Checkout;
  const two = (await subscribe(teacher, 'PRO', { idempotencyKey: key })).data.subscribePackage as Checkout;
  expect(two.order.id).toBe(one.order.id);
  expect(two.payment.reference).toBe(one.payment.reference);
});
