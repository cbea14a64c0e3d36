import { describe, expect, test } from 'vitest';
import { type Actor, course, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus, CourseVisibility } from '../courses/index.ts';
import {
  app,
  type Checkout,
  checkout,
  db,
  deliver,
  enrolments,
  getStatus,
  placeOrder,
  seller,
  signedNotification,
  value,
} from '../payments/testing/payments.ts';

const { ask, enrol, student, teacher } = helpersFor(app);

const FIELDS = `{ listTotal saleDiscount couponDiscount total buyableCount pricedAt
  lines { courseId title state priceSeen listPrice price couponDiscount amount course { id } }
  coupon { code discount courseCount refusal } }`;
interface Cart {
  listTotal: number;
  saleDiscount: number;
  couponDiscount: number;
  total: number;
  buyableCount: number;
  lines: {
    courseId: string;
    title: string | null;
    state: string;
    priceSeen: number | null;
    price: number;
    amount: number;
    couponDiscount: number;
    course: object | null;
  }[];
  coupon: { code: string; discount: number; courseCount: number; refusal: string | null } | null;
}
export const add = (who: Actor, courseId: string) =>
  ask(who, `mutation($id: ID!) { addToCart(courseId: $id) ${FIELDS} }`, { id: courseId });
export const getCart = async (who: Actor) => (await ask(who, `{ cart ${FIELDS} }`)).data.cart as Cart;
const preview = (courseIds: string[]) =>
  ask(undefined, `query($ids: [ID!]!) { cartPreview(courseIds: $ids) ${FIELDS} }`, { ids: courseIds });
const getState = ({ lines }: Cart, { id }: { id: string }) =>
  lines.find((line) => line.courseId === id)?.state;

describe('a cart', () => {
  test('shows current and earlier prices and the total of available courses', async () => {
    const [buyer, first, second] = [
      await student(),
      await course(app, seller.id, { price: 500_000, salePrice: 400_000 }),
      await course(app, seller.id, { price: 300_000 }),
    ];
    for (const { id } of [first, second, second]) expect(getCode(await add(buyer, id))).toBeUndefined();
    await db('update course set price = 350000 where id = ?', second.id);
    const cart = await getCart(buyer);
    expect(cart).toMatchObject({
      listTotal: 850_000,
      saleDiscount: 100_000,
      total: 750_000,
      buyableCount: 2,
    });
    expect(cart.lines.map(({ courseId, priceSeen, price }) => [courseId, priceSeen, price])).toEqual([
      [second.id, 300_000, 350_000],
      [first.id, 400_000, 400_000],
    ]);
    await ask(buyer, 'mutation { acknowledgeCartPrices { total } }');
    expect((await getCart(buyer)).lines.map(({ priceSeen }) => priceSeen)).toEqual([350_000, 400_000]);
    expect((await ask(buyer, '{ cartCount }')).data).toEqual({ cartCount: 2 });
    expect((await getCart(await student())).lines).toEqual([]);
  });

  test('explains unavailable courses and excludes them from the totals', async () => {
    const buyer = await student();
    const [stays, paused, hidden, owned] = [
      await course(app, seller.id),
      await course(app, seller.id),
      await course(app, seller.id, { title: 'Sẽ bị ẩn' }),
      await course(app, seller.id),
    ];
    for (const { id } of [stays, paused, hidden, owned]) await add(buyer, id);
    await db("update course set status = 'UNPUBLISHED' where id = ?", paused.id);
    await db("update course set visibility = 'PRIVATE' where id = ?", hidden.id);
    await enrol(buyer.id, owned.id);
    const cart = await getCart(buyer);
    expect([paused, hidden, owned, stays].map((each) => getState(cart, each))).toEqual([
      'NOT_ON_SALE',
      'GONE',
      'OWNED',
      'BUYABLE',
    ]);
    expect(cart.lines.find(({ courseId }) => courseId === hidden.id)).toMatchObject({
      title: null,
      course: null,
    });
    expect([cart.total, cart.buyableCount]).toEqual([500_000, 1]);
    // A checkout of the cart skips courses that cannot be bought; a checkout that names one is rejected
    expect(getReason(await placeOrder(buyer, { courseIds: [stays.id, paused.id] }))).toBe('NOT_ON_SALE');
    const { order } = (await placeOrder(buyer, {})).data.checkout as Checkout;
    expect(order).toMatchObject({ total: 500_000 });
  });

  test('of a guest is priced by the server and reveals nothing private', async () => {
    const [facts, draft] = [
      await course(app, seller.id, { price: 200_000 }),
      await course(app, seller.id, { status: CourseStatus.DRAFT, title: 'Bản nháp' }),
    ];
    const answer = (await preview([facts.id, draft.id, 'no id'])).data.cartPreview as Cart;
    expect(answer).toMatchObject({ total: 200_000, buyableCount: 1, coupon: null });
    expect(answer.lines.find(({ courseId }) => courseId === draft.id)).toMatchObject({
      state: 'GONE',
      title: null,
      course: null,
      listPrice: 0,
      price: 0,
    });
    const many = await Promise.all(Array.from({ length: 21 }, async () => facts.id));
    expect(getCode(await preview(many))).toBe('BAD_INPUT');
  });

  test("receives the guest's courses, except owned and taught ones", async () => {
    const [buyer, fresh, owned] = [
      await student(),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    await enrol(buyer.id, owned.id);
    const JOIN = `mutation($input: JoinCartInput!) { joinCart(input: $input) ${FIELDS} }`;
    const joined = await ask(buyer, JOIN, {
      input: { courseIds: [fresh.id, owned.id, crypto.randomUUID()] },
    });
    expect((joined.data.joinCart as Cart).lines.map(({ courseId }) => courseId)).toEqual([fresh.id]);
  });

  test('rejects courses that the person owns, teaches or may not see', async () => {
    const [buyer, facts, hidden] = [
      await student(),
      await course(app, seller.id),
      await course(app, seller.id, { visibility: CourseVisibility.PRIVATE }),
    ];
    expect(getReason(await add(seller, facts.id))).toBe('OWN_COURSE');
    expect(getCode(await add(buyer, hidden.id))).toBe('NOT_FOUND');
    await enrol(buyer.id, facts.id);
    expect(getReason(await add(buyer, facts.id))).toBe('ALREADY_OWNED');
  });

  test('holds at most twenty, also after simultaneous additions', async () => {
    const buyer = await student();
    const many = await Promise.all(Array.from({ length: 25 }, () => course(app, seller.id, { lessons: 1 })));
    const replies = await Promise.all(many.map(({ id }) => add(buyer, id)));
    expect(replies.map(getReason).filter((reason) => reason === 'CART_FULL')).toHaveLength(5);
    expect((await getCart(buyer)).lines).toHaveLength(20);
  });
});

describe('an order of a cart', () => {
  test('has one order with many lines, and payment clears the bought courses', async () => {
    const buyer = await student();
    const other = await teacher();
    const courses = [
      await course(app, seller.id, { price: 200_000 }),
      await course(app, other.id, { price: 100_000 }),
    ];
    const later = await course(app, seller.id);
    for (const { id } of [...courses, later]) await add(buyer, id);
    const { order, payment } = (
      await placeOrder(buyer, { courseIds: courses.map(({ id }) => id), expectedTotal: 300_000 })
    ).data.checkout as Checkout;
    expect(order).toMatchObject({ total: 300_000, status: 'PENDING' });
    expect((await getCart(buyer)).lines).toHaveLength(3);
    await deliver(signedNotification(payment!));
    expect(await getStatus(order.id)).toBe('PAID');
    for (const facts of courses) expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect((await getCart(buyer)).lines.map(({ courseId }) => courseId)).toEqual([later.id]);
    const heldSame = await value<boolean>(
      `select sum(teacher_share + commission + vat_withheld + pit_withheld) = 300000 as same from order_line where order_id = ?`,
      order.id,
    );
    expect(heldSame).toBe(true);
  });

  test('reuses the open order of the same courses in any order', async () => {
    const buyer = await student();
    const ids = [(await course(app, seller.id)).id, (await course(app, seller.id)).id];
    const first = (await placeOrder(buyer, { courseIds: ids })).data.checkout as Checkout;
    const again = (await placeOrder(buyer, { courseIds: [...ids].reverse() })).data.checkout as Checkout;
    expect(again.order.id).toBe(first.order.id);
    expect(again.payment!.reference).toBe(first.payment!.reference);
  });

  test('is rejected if the price differs from the displayed one', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 200_000 })];
    await db('update course set price = 250000 where id = ?', facts.id);
    const refused = await placeOrder(buyer, { courseId: facts.id, expectedTotal: 200_000 });
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'PRICE_CHANGED',
      value: 200_000,
      total: 250_000,
    });
    expect(await db('select 1 from orders where buyer_id = ?', buyer.id)).toEqual([]);
  });

  test('of free courses needs no gateway and enrols immediately', async () => {
    const buyer = await student();
    const free = [await course(app, seller.id, { price: 0 }), await course(app, seller.id, { price: 0 })];
    for (const { id } of free) await add(buyer, id);
    const { order, payment } = (await placeOrder(buyer, { gateway: null })).data.checkout as Checkout;
    expect([order.status, payment]).toEqual(['PAID', null]);
    for (const facts of free) expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect((await getCart(buyer)).lines).toEqual([]);
    expect(getReason(await placeOrder(buyer, {}))).toBe('CART_EMPTY');
  });

  test('never deadlocks with another cart of the same courses', async () => {
    const [one, two] = [await student(), await student()];
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await course(app, seller.id)).id));
    const replies = await Promise.all(
      [one, two].flatMap((buyer) => [
        placeOrder(buyer, { courseIds: ids }),
        placeOrder(buyer, { courseIds: [...ids].reverse() }),
      ]),
    );
    expect(replies.map(getCode)).toEqual([undefined, undefined, undefined, undefined]);
    const orders = new Set(replies.map(({ data }) => (data.checkout as Checkout).order.id));
    expect(orders.size).toBe(2);
  });

  test('freezes the billing name and reuses it for the next order', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const billTo = {
      name: ' Công ty TNHH Hạt Giống Số ',
      taxCode: '0317482909',
      address: '12 Nguyễn Thị Minh Khai',
    };
    const refuse = async (over: object) =>
      (await placeOrder(buyer, { courseId: facts.id, billTo: { ...billTo, ...over } })).errors?.[0]
        ?.extensions.details;
    expect(await refuse({ taxCode: '12345' })).toMatchObject([{ field: 'billTo.taxCode' }]);
    expect(await refuse({ address: ' ' })).toMatchObject([{ field: 'billTo.address' }]);
    const { order } = (await placeOrder(buyer, { courseId: facts.id, billTo })).data.checkout as Checkout;
    const [kept] = await db(
      'select bill_name, bill_tax_code, bill_address from orders where id = ?',
      order.id,
    );
    expect(kept).toEqual({
      bill_name: 'Công ty TNHH Hạt Giống Số',
      bill_tax_code: '0317482909',
      bill_address: '12 Nguyễn Thị Minh Khai',
    });
    expect(await db('select name from bill_details where person_id = ?', buyer.id)).toHaveLength(1);
  });

  test('with a course bought in another tab is rejected', async () => {
    const [buyer, facts, other] = [
      await student(),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    const bought = (await checkout(buyer, facts.id)).data.checkout as Checkout;
    await deliver(signedNotification(bought.payment!));
    expect(getReason(await placeOrder(buyer, { courseIds: [facts.id, other.id] }))).toBe('ALREADY_OWNED');
  });
});
