import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getBalance } from '../ledger/testing/sell-course.ts';
import {
  app,
  buyPackage,
  type Checkout,
  currentSubscription,
  deliver,
  findViolations,
  freeTeacher,
  moveIntoPast,
  newKey,
  renew,
  runJobs,
  signedNotification,
  subscriptions,
  today,
  value,
} from './testing/packages.ts';

const { admin, ask } = helpersFor(app);

let judge: Actor;
beforeAll(async () => {
  judge = await admin();
});

const call = (name: string, input: object) =>
  ask(
    judge,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
       ${name}(input: $input) { id status amount loss title teacherName } }`,
    { input },
  );
const open = ({ payment }: Checkout) =>
  call('openDispute', {
    paymentReference: payment.reference,
    reference: `GOI-${newKey()}`,
    deadline: '2030-01-01',
  });
const opened = async (made: Checkout) => {
  const { data, errors } = await open(made);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.openDispute as { id: string; amount: number; title: string; teacherName: string | null };
};
const lost = async (made: Checkout) => {
  const { id } = await opened(made);
  const { data, errors } = await call('loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.loseDispute as { status: string; amount: number; loss: number };
};
const ACCOUNTS = [
  'dispute',
  'dispute-loss',
  'package-deferred',
  'package-income',
  'vat-output',
  'refund-payable',
];
const moved = async (work: () => Promise<unknown>) => {
  const read = () => Promise.all(ACCOUNTS.map((code) => getBalance(app, code)));
  const before = await read();
  await work();
  const after = await read();
  return Object.fromEntries(ACCOUNTS.map((code, i) => [code, after[i]! - before[i]!]));
};

describe('the payment of a package in a bank dispute', () => {
  test('is disputed once, and the package stays valid until the decision', async () => {
    const teacher = await freeTeacher();
    const made = await buyPackage(teacher, 'BASIC');
    const change = await moved(async () => {
      const { amount, title, teacherName, id } = await opened(made);
      expect({ amount, teacherName }).toEqual({ amount: made.payment.amount, teacherName: null });
      expect(title).toContain('BASIC');
      expect(getReason(await open(made))).toBe('IN_DISPUTE');
      expect((await currentSubscription(teacher))?.state).toBe('ACTIVE');
      await call('winDispute', { disputeId: id, note: 'Ngân hàng trả lại' });
    });
    expect(Object.values(change)).toEqual(ACCOUNTS.map(() => 0));
    expect((await currentSubscription(teacher))?.state).toBe('ACTIVE');
    expect(await findViolations()).toEqual([]);
  });

  test('ends the package when lost: unused days are reversed with their tax', async () => {
    const teacher = await freeTeacher();
    const made = await buyPackage(teacher, 'BASIC');
    await moveIntoPast(teacher, 10);
    await runJobs();
    let loss = 0;
    const change = await moved(async () => {
      const dispute = await lost(made);
      loss = dispute.loss;
      expect(dispute.status).toBe('LOST');
    });
    const { amount } = made.payment;
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(amount / 2);
    expect(change).toMatchObject({
      dispute: 0,
      'dispute-loss': loss,
      'package-income': 0,
      'refund-payable': 0,
    });
    expect(change['package-deferred']! + change['vat-output']!).toBe(loss - amount);
    expect(change['vat-output']! / change['package-deferred']!).toBeCloseTo(0.08, 2);
    expect(await subscriptions(teacher)).toMatchObject([{ state: 'EXPIRED', ends_on: today() }]);
    const status = await value<string>('select status from orders where id = ?', made.order.id);
    expect(status).toBe('REFUNDED');
    expect(await findViolations()).toEqual([]);
  });

  test('leaves the days of other orders, and a package can be bought again', async () => {
    const teacher = await freeTeacher();
    const first = await buyPackage(teacher, 'BASIC');
    await moveIntoPast(teacher, 25);
    const second = (await renew(teacher)).data.renewPackage as Checkout;
    await deliver(signedNotification(second.payment));
    const until = (await currentSubscription(teacher))!.ends_on;
    await lost(first);
    expect(await currentSubscription(teacher)).toMatchObject({ state: 'ACTIVE', ends_on: until });
    expect(await findViolations()).toEqual([]);
    await lost(second);
    expect(await currentSubscription(teacher)).toBeUndefined();
    expect(await findViolations()).toEqual([]);
    await buyPackage(teacher, 'PRO');
    expect(await currentSubscription(teacher)).toMatchObject({ code: 'PRO', state: 'ACTIVE' });
    expect(await findViolations()).toEqual([]);
  });

  test('of a replaced package is lost as a whole, and the newer package stays', async () => {
    const teacher = await freeTeacher();
    const first = await buyPackage(teacher, 'BASIC');
    await buyPackage(teacher, 'PRO');
    expect(await lost(first)).toMatchObject({ amount: first.payment.amount, loss: first.payment.amount });
    expect(await currentSubscription(teacher)).toMatchObject({ code: 'PRO', state: 'ACTIVE' });
    expect(await findViolations()).toEqual([]);
  });

  test('of an upgrade ends it, and the credit of the former package is earned', async () => {
    const teacher = await freeTeacher();
    await buyPackage(teacher, 'BASIC');
    const second = await buyPackage(teacher, 'PRO');
    const change = await moved(() => lost(second));
    expect(change['dispute-loss']).toBe(0);
    expect(change['package-income']).toBeGreaterThan(0);
    expect(await currentSubscription(teacher)).toBeUndefined();
    expect(await findViolations()).toEqual([]);
  });

  test('is decided once by two simultaneous requests', async () => {
    const made = await buyPackage(await freeTeacher(), 'BASIC');
    const { id } = await opened(made);
    const both = await Promise.all([
      call('loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' }),
      call('winDispute', { disputeId: id, note: 'Ngân hàng trả lại' }),
    ]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await findViolations()).toEqual([]);
  });
});
