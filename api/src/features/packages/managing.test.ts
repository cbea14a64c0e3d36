import { expect, onTestFinished, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { type Actor, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  addDays,
  app,
  buyPackage,
  type Checkout,
  currentSubscription,
  db,
  findViolations,
  freeTeacher,
  moveIntoPast,
  runJobs,
  statuses,
  subscribe,
  subscriptions,
  today,
  versions,
} from './testing/packages.ts';

const { admin, ask, course, person } = helpersFor(app);

const GRANT =
  'mutation($input: GrantPackageInput!) { grantPackage(input: $input) { id origin state endsOn note } }';
const grant = (boss: Actor, teacher: Actor, more: object = {}) =>
  ask(boss, GRANT, {
    input: {
      ...{ teacherId: teacher.id, versionId: versions.PRO, endsOn: addDays(today(), 30), reason: 'Bù sự cố' },
      ...more,
    },
  });

test('an administrator grants a package and more days with a reason for the teacher', async () => {
  const [boss, teacher] = [await admin(), await freeTeacher()];
  const { data } = await grant(boss, teacher);
  expect(data.grantPackage).toMatchObject({ origin: 'GRANT', state: 'ACTIVE', note: 'Bù sự cố' });
  const { id } = data.grantPackage as { id: string };
  const extended = await ask(
    boss,
    'mutation($input: ExtendPackageInput!) { extendPackage(input: $input) { endsOn } }',
    { input: { subscriptionId: id, days: 10, reason: 'Thêm ngày' } },
  );
  expect(extended.data.extendPackage).toEqual({ endsOn: addDays(today(), 40) });
  const notified = await db(
    "select params->>'reason' as reason from notification where person_id = ? and kind = 'PACKAGE_GIVEN' order by created_at, id",
    teacher.id,
  );
  expect(notified).toEqual([{ reason: 'Bù sự cố' }, { reason: 'Thêm ngày' }]);
  await moveIntoPast(teacher, 60);
  await runJobs();
  expect(await currentSubscription(teacher)).toBeUndefined();
  expect(await findViolations()).toEqual([]);
});

test('an administrator cannot grant their own package, nor without an identity proof', async () => {
  const both = await person(Role.TEACHER, Role.ADMIN);
  expect(getReason(await grant(both, both))).toBe('OWN_PACKAGE');
  const { proof, ...unproved } = await admin();
  expect(proof).toBeDefined();
  expect(getReason(await grant(unproved, await freeTeacher()))).toBe('PROOF_NEEDED');
  expect(await currentSubscription(both)).toBeUndefined();
});

test('a grant cancels the unpaid orders of the former package', async () => {
  const [boss, teacher] = [await admin(), await freeTeacher()];
  const made = (await subscribe(teacher, 'BASIC')).data.subscribePackage as Checkout;
  await grant(boss, teacher);
  const [order] = await db('select status from orders where id = ?', made.order.id);
  expect(order).toEqual({ status: 'CANCELLED' });
  expect((await subscriptions(teacher)).map(({ state }) => state)).toEqual(['EXPIRED', 'ACTIVE']);
  expect(await findViolations()).toEqual([]);
});

test('a pending order can be paid through another gateway', async () => {
  const teacher = await freeTeacher();
  const made = (await subscribe(teacher, 'BASIC')).data.subscribePackage as Checkout;
  const PAY = 'mutation($input: PayOrderInput!) { payOrder(input: $input) { payment { reference amount } } }';
  const input = { orderId: made.order.id, gateway: 'MOMO', idempotencyKey: crypto.randomUUID() };
  const { data } = await ask(teacher, PAY, { input });
  expect(data.payOrder).toMatchObject({ payment: { amount: made.order.total } });
});

test('granted days never replace paid ones, and an ended package is not extended', async () => {
  const [boss, teacher] = [await admin(), await freeTeacher()];
  await buyPackage(teacher, 'BASIC');
  expect(getReason(await grant(boss, teacher))).toBe('PACKAGE_PAID_DAYS');
  const { id } = (await subscriptions(teacher))[0]!;
  await moveIntoPast(teacher, 60);
  await runJobs();
  const extended = await ask(
    boss,
    'mutation($input: ExtendPackageInput!) { extendPackage(input: $input) { endsOn } }',
    { input: { subscriptionId: id, days: 10, reason: 'Thêm ngày' } },
  );
  expect(getReason(extended)).toBe('PACKAGE_OVER');
});

test('new terms apply to new subscriptions only; a renewal keeps the old ones', async () => {
  const [boss, before] = [await admin(), await freeTeacher()];
  await buyPackage(before, 'BASIC');
  const [of] = await db<{ id: string }>("select id from package where code = 'BASIC'");
  const terms = {
    ...{ packageId: of!.id, price: 249_000, cycle: 'MONTH', maxCourses: 3, storageBytes: 2 ** 33 },
    ...{ maxCoTeachers: 1, maxCoupons: 5, aiCredits: 10, trialDays: 0 },
  };
  const CREATE =
    'mutation($input: CreatePackageVersionInput!) { createPackageVersion(input: $input) { id number isCurrent subscriberCount } }';
  const past = { ...terms, validFrom: '2026-01-02T00:00:00Z' };
  for (const wrong of [past, { ...terms, price: 9_999 }])
    expect((await ask(boss, CREATE, { input: wrong })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  const { data } = await ask(boss, CREATE, { input: terms });
  const made = data.createPackageVersion as { id: string };
  expect(made).toMatchObject({ number: 2, isCurrent: true, subscriberCount: 0 });
  const former = versions.BASIC!;
  versions.BASIC = made.id;
  // Other test files buy BASIC on its first terms
  onTestFinished(async () => {
    versions.BASIC = former;
    await db("update package_version set valid_from = now() + interval '1 year' where id = ?", made.id);
  });
  const after = await freeTeacher();
  expect((await buyPackage(after, 'BASIC')).order.total).toBe(249_000);
  await moveIntoPast(before, 25);
  await runJobs();
  const [renewal] = await db<{ total: string }>(
    "select total from orders where buyer_id = ? and status = 'PENDING'",
    before.id,
  );
  expect(renewal).toEqual({ total: '199000' });
  const list = await ask(
    boss,
    'query($words: String!) { packageSubscriptions(filter: { search: $words, code: BASIC }) { total items { version { id } } } }',
    { words: before.email },
  );
  expect(list.data.packageSubscriptions).toEqual({ total: 1, items: [{ version: { id: former } }] });
  // Only administrators see the number of subscribers
  const seen = await ask(after, '{ packages { currentVersion { subscriberCount } } }');
  expect(JSON.stringify(seen.data)).not.toMatch(/subscriberCount":\d/);
});

test('a granted package resumes the courses that had stopped', async () => {
  const [boss, teacher] = [await admin(), await freeTeacher()];
  for (let n = 0; n < 3; n++) await course(teacher.id);
  await buyPackage(teacher, 'BASIC');
  await moveIntoPast(teacher, 60);
  await runJobs();
  expect((await statuses(teacher)).filter((status) => status === 'PUBLISHED')).toHaveLength(1);
  await grant(boss, teacher);
  expect((await statuses(teacher)).filter((status) => status === 'PUBLISHED')).toHaveLength(3);
});
