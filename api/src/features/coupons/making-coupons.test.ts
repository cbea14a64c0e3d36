import { describe, expect, test } from 'vitest';
import { type Actor, course, getCode, getReason, teacher } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, type Checkout, db, placeOrder, seller } from '../payments/testing/payments.ts';
import { coupon } from './testing/coupon-row.ts';

const { admin, ask, student, value } = helpersFor(app);

describe('creating coupons', () => {
  const CREATE =
    'mutation($input: CreateCouponInput!) { createCoupon(input: $input) { id code scope state isPlatforms version } }';
  const make = (who: Actor, input: object) => ask(who, CREATE, { input: { percent: 10, ...input } });

  test('lets a teacher create a unique code for own courses', async () => {
    const own = await course(app, seller.id);
    const code = `Mùa thu ${Date.now()}`;
    expect((await make(seller, { code })).errors![0]!.extensions.details).toMatchObject([{ field: 'code' }]);
    const plain = `thu ${Date.now() % 1e9}`;
    const made = (await make(seller, { code: plain, courseId: own.id })).data.createCoupon as {
      code: string;
    };
    expect(made).toMatchObject({
      code: plain.replace(' ', '').toUpperCase(),
      scope: 'COURSE',
      state: 'ACTIVE',
      isPlatforms: false,
    });
    expect((await make(seller, { code: plain.toUpperCase() })).errors![0]!.extensions.details).toMatchObject([
      { field: 'code' },
    ]);
  });

  test('ignores dashes in codes', async () => {
    const { id: courseId } = await course(app, seller.id, { price: 500_000 });
    const made = await make(seller, { code: 'gach-NGANG-2027', courseId });
    expect(made.data.createCoupon).toMatchObject({ code: 'GACHNGANG2027' });
    for (const couponCode of ['GACHNGANG2027', 'gach–ngang–2027']) {
      const { order } = (await placeOrder(await student(), { courseId, couponCode })).data
        .checkout as Checkout;
      expect(order.total).toBe(450_000);
    }
  });

  test('rejects a teacher for courses of others', async () => {
    const theirs = await course(app, (await teacher(app)).id);
    const refused = await make(seller, { code: 'CUANGUOIKHAC', courseId: theirs.id });
    expect(refused.errors![0]!.extensions.details).toMatchObject([{ field: 'courseId' }]);
  });

  test.each(['COURSE', 'TEACHER', 'CATEGORY'] as const)(
    'lets an administrator create one for a %s only, which is required',
    async (scope) => {
      const [buyer, facts] = [await student(), await course(app, seller.id, { price: 500_000 })];
      const category_id = await value<string>('select category_id from course where id = ?', facts.id);
      const subjects = { COURSE: facts.id, TEACHER: seller.id, CATEGORY: category_id };
      const boss = await admin();
      const makeFor = (code: string, subjectId: string | null) =>
        ask(
          boss,
          'mutation($input: CreatePlatformCouponInput!) { createPlatformCoupon(input: $input) { code isPlatforms } }',
          { input: { code, percent: 10, scope, subjectId } },
        );
      for (const wrong of [null, buyer.id])
        expect((await makeFor(`CHON${scope}`, wrong)).errors![0]!.extensions.details).toMatchObject([
          { field: 'subjectId' },
        ]);
      const code = `CHI${scope}`;
      expect((await makeFor(code, subjects[scope])).data.createPlatformCoupon).toEqual({
        code,
        isPlatforms: true,
      });
      const { order } = (await placeOrder(buyer, { courseId: facts.id, couponCode: code })).data
        .checkout as Checkout;
      expect(await db('select total::int as total from orders where id = ?', order.id)).toEqual([
        { total: 450_000 },
      ]);
      const other = await course(app, (await teacher(app)).id, { price: 500_000 });
      if (scope !== 'CATEGORY')
        expect(getReason(await placeOrder(await student(), { courseId: other.id, couponCode: code }))).toBe(
          'COUPON_NOT_FOR_THESE',
        );
    },
  );

  test.each([
    ['percent', { percent: 101 }],
    ['percent', { percent: null }],
    ['percent', { percent: 10, amount: 10_000 }],
    ['amount', { percent: null, amount: 999 }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
    ['endsAt', { startsAt: '2036-02-01T00:00:00Z', endsAt: '2036-01-01T00:00:00Z' }],
    ['maxUses', { maxUses: 0 }],
  ])('is rejected at %s', async (field, input) => {
    const refused = await make(seller, { code: 'HOPLE2026', ...input });
    expect(refused.errors![0]!.extensions.details!.map((detail) => detail.field)).toContain(field);
  });

  test('is rejected after its owner or an administrator disables it', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const { id, code } = await coupon({ owner_id: seller.id, scope: 'TEACHER', teacher_id: seller.id });
    const SWITCH =
      'mutation($input: SetCouponActiveInput!) { setCouponActive(input: $input) { state version } }';
    const turn = (who: Actor, expectedVersion = 1) =>
      ask(who, SWITCH, { input: { couponId: id, isActive: false, expectedVersion } });
    expect(getCode(await turn(await teacher(app)))).toBe('NOT_FOUND');
    expect(getReason(await turn(seller, 7))).toBe('STALE_VERSION');
    expect((await turn(seller)).data.setCouponActive).toEqual({ state: 'ENDED', version: 2 });
    expect(getReason(await placeOrder(buyer, { courseId: facts.id, couponCode: code }))).toBe('COUPON_ENDED');
    expect(getCode(await turn(await admin(), 2))).toBeUndefined();
  });

  test('lists own coupons, and all of them for administrators', async () => {
    const other = await teacher(app);
    const { code } = await coupon({ owner_id: other.id, scope: 'TEACHER', teacher_id: other.id });
    const getCodes = async (who: Actor, query: string) =>
      (
        (await ask(who, `{ list: ${query} { items { code } } }`)).data.list as {
          items: { code: string }[];
        }
      ).items.map((each) => each.code);
    expect(await getCodes(other, 'myCoupons')).toEqual([code]);
    expect(await getCodes(seller, `myCoupons(search: "${code}")`)).toEqual([]);
    const boss = await admin();
    expect(await getCodes(boss, `coupons(search: "${code.toLowerCase()}", isPlatforms: false)`)).toEqual([
      code,
    ]);
    expect(await getCodes(boss, `coupons(search: "${code}", isPlatforms: true)`)).toEqual([]);
  });
});
