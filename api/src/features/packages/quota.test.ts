import { expect, test } from 'vitest';
import { course, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/index.ts';
import { app, buyPackage, db, freeTeacher, statuses } from './testing/packages.ts';

const { ask } = helpersFor(app);

const PUBLISH = 'mutation($id: ID!) { publishCourse(courseId: $id) { id } }';
const SUBMIT = 'mutation($id: ID!) { submitCourse(courseId: $id) { id } }';
const QUOTA =
  '{ courseQuota { limit used reserved remaining storageUsed storageLimit couponLimit packageCode periodEnd } }';

test('the quota counts courses on sale and in review', async () => {
  const teacher = await freeTeacher();
  expect((await ask(teacher, QUOTA)).data.courseQuota).toEqual({
    limit: 1,
    used: 0,
    reserved: 0,
    remaining: 1,
    storageUsed: 0,
    storageLimit: 5 * 2 ** 30,
    couponLimit: 0,
    packageCode: 'FREE',
    periodEnd: null,
  });
  await buyPackage(teacher, 'BASIC');
  await course(app, teacher.id);
  await course(app, teacher.id, { status: CourseStatus.PENDING_REVIEW });
  await course(app, teacher.id, { status: CourseStatus.DRAFT });
  expect((await ask(teacher, QUOTA)).data.courseQuota).toMatchObject({
    limit: 5,
    used: 1,
    reserved: 1,
    remaining: 3,
    packageCode: 'BASIC',
  });
});

test('a teacher beyond the quota can neither submit nor publish a course and sees how to change that', async () => {
  const teacher = await freeTeacher();
  await course(app, teacher.id);
  const draft = await course(app, teacher.id, { status: CourseStatus.DRAFT });
  const passed = await course(app, teacher.id, { status: CourseStatus.APPROVED });
  const refused = await ask(teacher, SUBMIT, { id: draft.id });
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'POLICY',
    reason: 'COURSE_QUOTA',
    package: 'FREE',
    limit: 1,
    value: 1,
  });
  expect(refused.errors?.[0]?.message).toContain('Gói giảng viên');
  expect(getReason(await ask(teacher, PUBLISH, { id: passed.id }))).toBe('COURSE_QUOTA');
  await buyPackage(teacher, 'BASIC');
  expect((await ask(teacher, PUBLISH, { id: passed.id })).errors).toBeUndefined();
});

test('one of several simultaneous submissions for the last slot succeeds', async () => {
  const teacher = await freeTeacher();
  const waiting = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      course(app, teacher.id, { status: n % 2 ? CourseStatus.APPROVED : CourseStatus.DRAFT }),
    ),
  );
  const replies = await Promise.all(
    waiting.map(({ id }, n) => ask(teacher, n % 2 ? PUBLISH : SUBMIT, { id })),
  );
  const reasons = replies.map(getReason);
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'COURSE_QUOTA')).toHaveLength(5);
  const counted = (await statuses(teacher)).filter((status) =>
    ['PUBLISHED', 'PENDING_REVIEW'].includes(status),
  );
  expect(counted).toHaveLength(1);
});

test('a course stopped by the quota is published again within it, one stopped by an administrator is not', async () => {
  const teacher = await freeTeacher();
  const made = await course(app, teacher.id, { status: CourseStatus.SUSPENDED });
  await db("update course set suspended_for = 'ADMINISTRATOR' where id = ?", made.id);
  const actions = () =>
    ask(teacher, 'query($id: String!) { course(idOrSlug: $id) { suspendedFor allowedActions } }', {
      id: made.id,
    });
  expect((await actions()).data.course).toMatchObject({
    suspendedFor: 'ADMINISTRATOR',
    allowedActions: ['EDIT', 'ASK_TO_RESTORE', 'PREVIEW'],
  });
  expect(getReason(await ask(teacher, PUBLISH, { id: made.id }))).toBe('WRONG_STATE');
  await db("update course set suspended_for = 'QUOTA' where id = ?", made.id);
  expect((await actions()).data.course).toMatchObject({ suspendedFor: 'QUOTA' });
  expect((await ask(teacher, PUBLISH, { id: made.id })).errors).toBeUndefined();
  expect((await actions()).data.course).toMatchObject({ suspendedFor: null });
});

test('a package limits coupons, and its own commission is frozen at the sale', async () => {
  const teacher = await freeTeacher();
  const coupon = () =>
    ask(teacher, 'mutation($input: CreateCouponInput!) { createCoupon(input: $input) { id } }', {
      input: { code: crypto.randomUUID().replaceAll('-', '').slice(-12).toUpperCase(), percent: 10 },
    });
  expect(getReason(await coupon())).toBe('COUPON_QUOTA');
  const share = () =>
    ask(teacher, '{ saleShare(price: 1000000) { commission } }').then(
      ({ data }) => (data.saleShare as { commission: number }).commission,
    );
  expect(await share()).toBe(300_000);
  await buyPackage(teacher, 'STUDIO');
  expect((await coupon()).errors).toBeUndefined();
  expect(await share()).toBe(250_000);
});
