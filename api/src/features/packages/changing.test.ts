import { expect, test } from 'vitest';
import { type Actor, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  addDays,
  app,
  buyPackage,
  type Checkout,
  currentSubscription,
  db,
  deliver,
  findViolations,
  freeTeacher,
  moveIntoPast,
  renew,
  runJobs,
  signedNotification,
  subscribe,
  subscriptions,
  today,
  value,
  versions,
} from './testing/packages.ts';

const { ask, fetchRoot } = helpersFor(app);

/** Net, earned and moved amounts of a teacher's packages, in đồng. */
const books = async (teacher: Actor) =>
  (
    await db<{ net: string; earned: string; moved: string }>(
      `select coalesce(sum(net), 0) as net, coalesce(sum(earned), 0) as earned, coalesce(sum(moved), 0) as moved
       from package_period where teacher_id = ?`,
      teacher.id,
    )
  ).map(({ net, earned, moved }) => ({ net: Number(net), earned: Number(earned), moved: Number(moved) }))[0]!;

/** A teacher who bought a month of thirty days, of which the given number have passed. */
async function bought(code: string, passed: number): Promise<Actor> {
  const teacher = await freeTeacher();
  await buyPackage(teacher, code);
  const from = addDays(today(), -passed);
  await db(
    'update package_period set from_day = ?, to_day = ?, cycle_days = 30 where teacher_id = ?',
    from,
    addDays(from, 30),
    teacher.id,
  );
  await db(
    'update package_subscription set began_on = ?, ends_on = ? where teacher_id = ?',
    from,
    addDays(from, 30),
    teacher.id,
  );
  return teacher;
}

test('an upgrade keeps the remaining days and costs the price difference for them', async () => {
  const teacher = await bought('PRO', 6);
  const made = (await subscribe(teacher, 'STUDIO')).data.subscribePackage as Checkout;
  // 1,490,000 × 24 ÷ 30, and 499,000 less the floored value of 6 ÷ 30
  expect(made.order.package).toMatchObject({
    kind: 'UPGRADE',
    listAmount: 1_192_000,
    credit: 399_200,
    amount: 792_800,
  });
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'PRO' });
  await deliver(signedNotification(made.payment));
  expect(await subscriptions(teacher)).toMatchObject([
    { code: 'PRO', state: 'SUPERSEDED', ends_on: today() },
    { code: 'STUDIO', state: 'ACTIVE', began_on: today(), ends_on: addDays(today(), 24) },
  ]);
  // PRO has 462,037 net, with 6 of 30 days earned; the rest is earned together with the 734,074 net of the difference
  expect(await books(teacher)).toEqual({ net: 462_037 + 734_074 + 369_630, earned: 92_407, moved: 369_630 });
  expect(await findViolations()).toEqual([]);
  await moveIntoPast(teacher, 24);
  await runJobs();
  expect((await books(teacher)).earned).toBe(462_037 + 734_074);
  expect(await findViolations()).toEqual([]);
});

test('a second upgrade credits the value of the first, not only its payment', async () => {
  const teacher = await bought('BASIC', 10);
  await buyPackage(teacher, 'PRO');
  const made = (await subscribe(teacher, 'STUDIO')).data.subscribePackage as Checkout;
  expect(made.order.package).toMatchObject({
    listAmount: Math.floor((1_490_000 * 20) / 30),
    credit: Math.floor((499_000 * 20) / 30),
  });
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'STUDIO', ends_on: addDays(today(), 20) });
  expect(await findViolations()).toEqual([]);
});

test('an upgrade that is paid a day late or after another change awaits an administrator', async () => {
  const teacher = await bought('BASIC', 3);
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  await db("update orders set status = 'EXPIRED' where id = ?", made.order.id);
  expect((await subscriptions(teacher)).at(-1)).toMatchObject({ state: 'EXPIRED' });
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'BASIC' });
  const [attempt] = await db('select doubt from payment_attempt where id = ?', made.payment.id);
  expect(attempt).toEqual({ doubt: 'PACKAGE_CHANGED' });
  expect(await findViolations()).toEqual([]);
});

test('an expired upgrade that is paid on another day awaits an administrator', async () => {
  const teacher = await bought('BASIC', 3);
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  await subscribe(teacher, 'STUDIO');
  await db("update orders set created_at = created_at - interval '1 day' where id = ?", made.order.id);
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'BASIC' });
  const items = await db('select reason from suspense_item where order_id = ?', made.order.id);
  expect(items).toEqual([{ reason: 'PACKAGE_CHANGED' }]);
  expect(await findViolations()).toEqual([]);
});

test('a teacher who renews a trial and then upgrades keeps the paid days', async () => {
  const teacher = await freeTeacher();
  await ask(
    teacher,
    'mutation($input: StartPackageTrialInput!) { startPackageTrial(input: $input) { id } }',
    { input: { versionId: versions.BASIC } },
  );
  await deliver(signedNotification(((await renew(teacher)).data.renewPackage as Checkout).payment));
  const days = await value<number>(
    'select to_day - from_day as days from package_period where teacher_id = ? and order_id is not null',
    teacher.id,
  );
  const made = (await subscribe(teacher, 'STUDIO')).data.subscribePackage as Checkout;
  expect(made.order).toMatchObject({ total: 1_490_000 - 199_000 });
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({
    ...{ code: 'STUDIO', began_on: today(), ends_on: addDays(today(), days) },
  });
  expect(await findViolations()).toEqual([]);
});

test('the first of two paid orders applies, and the payment of the second is unmatched', async () => {
  const teacher = await freeTeacher();
  const pro = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  const studio = (await subscribe(teacher, 'STUDIO')).data.subscribePackage as Checkout;
  await deliver(signedNotification(studio.payment));
  await deliver(signedNotification(pro.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'STUDIO' });
  const items = await db('select reason from suspense_item where order_id = ?', pro.order.id);
  expect(items).toEqual([{ reason: 'PACKAGE_CHANGED' }]);
  expect(await findViolations()).toEqual([]);
});

test('a late payment begins a first package on its day unless another one has begun', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'BASIC')).data.subscribePackage as Checkout;
  await db("update orders set status = 'EXPIRED' where id = ?", made.order.id);
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'BASIC', began_on: today() });
});

test('a package whose order the teacher cancels does not begin, and its late payment is unmatched', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'BASIC')).data.subscribePackage as Checkout;
  const CANCEL = 'mutation($id: ID!) { cancelOrder(orderId: $id) { status } }';
  expect((await ask(teacher, CANCEL, { id: made.order.id })).data.cancelOrder).toEqual({
    status: 'CANCELLED',
  });
  expect((await subscriptions(teacher)).at(-1)).toMatchObject({ state: 'EXPIRED' });
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toBeUndefined();
  const items = await db('select reason from suspense_item where order_id = ?', made.order.id);
  expect(items).toEqual([{ reason: 'ORDER_CANCELLED' }]);
  expect(await findViolations()).toEqual([]);
});

test('a renewal continues from the end and applies once', async () => {
  const teacher = await bought('PRO', 25);
  const ends = (await currentSubscription(teacher))!.ends_on!;
  const one = (await renew(teacher)).data.renewPackage as Checkout;
  const again = (await renew(teacher)).data.renewPackage as Checkout;
  expect(again.order.id).toBe(one.order.id);
  await deliver(signedNotification(one.payment));
  await deliver(signedNotification(one.payment, { vnp_TransactionNo: '77777777' }));
  const after = (await currentSubscription(teacher))!;
  expect(after.state).toBe('ACTIVE');
  expect(after.ends_on! > ends).toBe(true);
  const periods = await db('select id from package_period where teacher_id = ?', teacher.id);
  expect(periods).toHaveLength(2);
  expect(getReason(await renew(teacher))).toBe('PACKAGE_PAID_AHEAD');
  expect(await findViolations()).toEqual([]);
});

test('the second of two paid renewals awaits an administrator', async () => {
  const teacher = await bought('PRO', 25);
  const larger = (await renew(teacher)).data.renewPackage as Checkout;
  await ask(
    teacher,
    'mutation($input: SchedulePackageChangeInput!) { schedulePackageChange(input: $input) { id } }',
    { input: { versionId: versions.BASIC } },
  );
  const smaller = (await renew(teacher)).data.renewPackage as Checkout;
  expect(smaller.order).toMatchObject({ total: 199_000 });
  await deliver(signedNotification(smaller.payment));
  const { ends_on: ends } = (await currentSubscription(teacher))!;
  await deliver(signedNotification(larger.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ state: 'ACTIVE', ends_on: ends });
  const items = await db('select reason from suspense_item where order_id = ?', larger.order.id);
  expect(items).toEqual([{ reason: 'PACKAGE_CHANGED' }]);
  expect(await findViolations()).toEqual([]);
});

test('an upgrade after a renewal credits the days of both', async () => {
  const teacher = await bought('BASIC', 20);
  await deliver(signedNotification(((await renew(teacher)).data.renewPackage as Checkout).payment));
  const ends = (await currentSubscription(teacher))!.ends_on!;
  const made = (await subscribe(teacher, 'PRO')).data.subscribePackage as Checkout;
  const used = Math.floor((199_000 * 20) / 30);
  expect(made.order.package.credit).toBe(199_000 - used + 199_000);
  await deliver(signedNotification(made.payment));
  expect(await currentSubscription(teacher)).toMatchObject({ code: 'PRO', ends_on: ends });
  expect(await findViolations()).toEqual([]);
});

test('a teacher can try a package once, without an order', async () => {
  const teacher = await freeTeacher();
  const start = () =>
    ask(
      teacher,
      'mutation($input: StartPackageTrialInput!) { startPackageTrial(input: $input) { state origin endsOn } }',
      { input: { versionId: versions.PRO } },
    );
  const mayTry = async () =>
    (
      await fetchRoot<{ code: string; currentVersion: { mayTry: boolean } | null }[]>(
        teacher,
        '{ packages { code currentVersion { mayTry } } }',
      )
    ).find(({ code }) => code === 'PRO')?.currentVersion?.mayTry;
  expect(await mayTry()).toBe(true);
  expect((await start()).data.startPackageTrial).toEqual({
    state: 'ACTIVE',
    origin: 'TRIAL',
    endsOn: addDays(today(), 14),
  });
  expect(getReason(await start())).toBe('TRIAL_WITH_PACKAGE');
  await moveIntoPast(teacher, 30);
  await runJobs();
  expect((await subscriptions(teacher)).at(-1)).toMatchObject({ state: 'EXPIRED' });
  expect(getReason(await start())).toBe('TRIAL_USED');
  expect(await mayTry()).toBe(false);
  expect(await findViolations()).toEqual([]);
});
