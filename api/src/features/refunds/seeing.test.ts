import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, getCode, teacher } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, db } from '../payments/testing/payments.ts';
import { boss, buyCourse, createRefund, renewSeller, seller } from './testing/refunds.ts';

const { ask, student } = helpersFor(app);

beforeEach(renewSeller);

describe('the visibility of refunds', () => {
  const QUERY = `query($id: ID!) { refund(id: $id) { id number title teacherShare buyer { fullName } right { rule percent }
    study { totalLessons } steps { kind personName } flags { asked bought } earlier { id } actions } }`;

  test('a refund is visible to its buyer, its teacher and the platform only', async () => {
    const { buyer, lineId } = await buyCourse();
    const { id } = await createRefund({ buyer, lineId });
    const see = async (actor: Actor) => (await ask(actor, QUERY, { id })).data.refund;
    expect(await see(buyer)).toMatchObject({ id, teacherShare: null, flags: null, actions: ['CANCEL'] });
    expect(await see(seller)).toMatchObject({ id, teacherShare: 315_000, flags: null, actions: ['ANSWER'] });
    expect(await see(boss)).toMatchObject({
      teacherShare: 315_000,
      flags: { asked: 1, bought: 1 },
      actions: [],
    });
    expect(await see(await student())).toBeNull();
    expect(await see(await teacher(app))).toBeNull();
  });

  test('refund rights are listed with their rule and the progress in each course', async () => {
    const { buyer, courseId } = await buyCourse();
    await db('update enrolment set highest_percentage = 20 where course_id = ?', courseId);
    const { data, errors } = await ask(
      buyer,
      `{ myRefundRights { total items { courseId rule percent mostPercent days lessonsLeft needsBankAccount gateway } } course(idOrSlug: "${courseId}") { myRefundRight { rule percent } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.myRefundRights).toEqual({
      total: 1,
      items: [
        {
          courseId,
          rule: 'ALLOWED',
          percent: 20,
          mostPercent: 30,
          days: 7,
          lessonsLeft: 0,
          needsBankAccount: false,
          gateway: 'VNPAY',
        },
      ],
    });
    expect(data.course).toEqual({ myRefundRight: { rule: 'ALLOWED', percent: 20 } });
  });

  test('a right states how many lessons can still be opened before it ends', async () => {
    const { buyer, courseId } = await buyCourse();
    const left = async (lessons: number, opened: number) => {
      await db('update course set lesson_count = ? where id = ?', lessons, courseId);
      const percent = Math.floor((100 * opened) / lessons);
      await db('update enrolment set highest_percentage = ? where course_id = ?', percent, courseId);
      const { data } = await ask(
        buyer,
        `{ course(idOrSlug: "${courseId}") { myRefundRight { rule lessonsLeft } } }`,
      );
      return (data.course as { myRefundRight: { rule: string; lessonsLeft: number } }).myRefundRight;
    };
    // 4 of 13 lessons are 30 %, 5 are more
    expect(await left(13, 2)).toEqual({ rule: 'ALLOWED', lessonsLeft: 2 });
    expect(await left(13, 4)).toEqual({ rule: 'ALLOWED', lessonsLeft: 0 });
    expect(await left(13, 5)).toEqual({ rule: 'STUDIED_TOO_MUCH', lessonsLeft: 0 });
    expect(await left(10, 3)).toEqual({ rule: 'ALLOWED', lessonsLeft: 0 });
    expect(await left(10, 2)).toEqual({ rule: 'ALLOWED', lessonsLeft: 1 });
  });

  test('each role’s list contains its own refunds', async () => {
    const { buyer, lineId } = await buyCourse();
    const { id, number } = await createRefund({ buyer, lineId });
    const list = async (actor: Actor, field: string) =>
      (await ask(actor, `{ ${field} { total items { id } } }`)).data[field.split('(')[0]!];
    const one = { total: 1, items: [{ id }] };
    expect(await list(buyer, 'myRefunds')).toEqual(one);
    expect(await list(seller, 'refundsOfMyCourses(group: WAITING_FOR_TEACHER)')).toEqual(one);
    expect(await list(seller, 'refundsOfMyCourses(group: DONE)')).toEqual({ total: 0, items: [] });
    expect(await list(boss, `refunds(search: "${number}")`)).toEqual(one);
    expect(getCode(await ask(buyer, '{ refunds { total } }'))).toBe('FORBIDDEN');
  });
});
