import { describe, expect, test } from 'vitest';
import {
  type Actor,
  type CourseFacts,
  course,
  getCode,
  getReason,
  student,
} from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  app,
  begin,
  checkout,
  db,
  deliver,
  seller,
  signedNotification,
} from '../payments/testing/payments.ts';
import { notifyWishlists } from './notify-wishlists.jobs.ts';

const { ask, consent, enrol, value } = helpersFor(app);

const ITEMS = `{ courseIds items { courseId title state priceThen price listPrice saleEndsAt isInCart course { id } } }`;
interface Item {
  courseId: string;
  title: string;
  state: string;
  priceThen: number;
  price: number;
  saleEndsAt: string | null;
  isInCart: boolean;
  course: object | null;
}
const change = (name: string) => (who: Actor | undefined, courseId: string) =>
  ask(who, `mutation($id: ID!) { ${name}(courseId: $id) { courseIds } }`, { id: courseId });
const [save, remove, restore] = ['addToWishlist', 'removeFromWishlist', 'restoreToWishlist'].map(change) as [
  ReturnType<typeof change>,
  ReturnType<typeof change>,
  ReturnType<typeof change>,
];
const getItems = async (who: Actor): Promise<Item[]> =>
  ((await ask(who, `{ wishlist ${ITEMS} }`)).data.wishlist as { items: Item[] }).items;
const setPrice = ({ id }: CourseFacts, price: number, salePrice: number | null = null, hours = 200) =>
  db(
    'update course set price = ?, sale_price = ?, sale_ends_at = case when ? is not null then now() + make_interval(hours => ?) end where id = ? returning id',
    price,
    salePrice,
    salePrice,
    hours,
    id,
  );
const getNotifications = async (who: Actor) => {
  await notifyWishlists.handle(app.services, {});
  return db<{ kind: string; params: Record<string, unknown> }>(
    "select kind, params from notification where person_id = ? and kind like 'WISHLIST%' order by created_at, id",
    who.id,
  );
};
const toldAt = (who: Actor, hours: number) =>
  db(
    'update wishlist_item set told_at = now() - make_interval(hours => ?) where person_id = ? returning 1',
    hours,
    who.id,
  );

describe('a wishlist', () => {
  test('compares the current price with the price when the course was saved', async () => {
    const [buyer, first, second] = [
      await student(app),
      await course(app, seller.id, { price: 500_000 }),
      await course(app, seller.id, { price: 300_000 }),
    ];
    for (const { id } of [first, second]) expect(getCode(await save(buyer, id))).toBeUndefined();
    await setPrice(first, 500_000, 400_000);
    await save(buyer, first.id);
    expect(await getItems(buyer)).toMatchObject([
      { courseId: second.id, priceThen: 300_000, price: 300_000, saleEndsAt: null, state: 'BUYABLE' },
      { courseId: first.id, priceThen: 500_000, price: 400_000, saleEndsAt: expect.any(String) },
    ]);
    expect(await getItems(await student(app))).toEqual([]);
  });

  test('rejects taught, owned and unpublished courses', async () => {
    const buyer = await student(app);
    const [owned, hidden] = [await course(app, seller.id), await course(app, seller.id)];
    await enrol(buyer.id, owned.id);
    await db("update course set visibility = 'PRIVATE' where id = ?", hidden.id);
    expect(getReason(await save(seller, owned.id))).toBe('OWN_COURSE');
    expect(getReason(await save(buyer, owned.id))).toBe('ALREADY_OWNED');
    expect(getCode(await save(buyer, hidden.id))).toBe('NOT_FOUND');
    expect(getCode(await save(buyer, 'no id'))).toBe('NOT_FOUND');
    expect(getCode(await save(undefined, owned.id))).toBe('UNAUTHENTICATED');
  });

  test('keeps the saved price when a removal is undone, and takes the current one when saved again', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id, { price: 500_000 })];
    await save(buyer, facts.id);
    await setPrice(facts, 700_000);
    await remove(buyer, facts.id);
    expect(await getItems(buyer)).toEqual([]);
    expect(getCode(await restore(buyer, facts.id))).toBeUndefined();
    expect((await getItems(buyer))[0]).toMatchObject({ priceThen: 500_000, price: 700_000 });
    await remove(buyer, facts.id);
    await save(buyer, facts.id);
    expect((await getItems(buyer))[0]).toMatchObject({ priceThen: 700_000 });
    await remove(buyer, facts.id);
    await db(
      "update wishlist_item set removed_at = now() - interval '2 hours' where person_id = ?",
      buyer.id,
    );
    expect(getCode(await restore(buyer, facts.id))).toBe('NOT_FOUND');
    expect(getCode(await restore(await student(app), facts.id))).toBe('NOT_FOUND');
  });

  test('holds at most a hundred courses, also after simultaneous additions', async () => {
    const buyer = await student(app);
    const some = await Promise.all(Array.from({ length: 4 }, () => course(app, seller.id)));
    await db(
      `insert into wishlist_item (person_id, course_id, title_then, price_then)
       select ?, c.id, c.title, 0 from course c where c.id <> all(?::uuid[]) limit 98 returning 1`,
      buyer.id,
      `{${some.map(({ id }) => id).join()}}`,
    );
    const n = await value<number>(
      'select count(*)::int as n from wishlist_item where person_id = ?',
      buyer.id,
    );
    // Courses of other test cases fill the list as far as possible
    await db(
      `with made as (insert into course (id, teacher_id, title, slug, status, visibility)
         select uuidv7(), ?, 'Đầy ' || g, 'day-' || ? || '-' || g, 'DRAFT', 'PUBLIC' from generate_series(1, 98 - ?::int) g returning id)
       insert into wishlist_item (person_id, course_id, title_then, price_then) select ?, id, 'x', 0 from made returning 1`,
      seller.id,
      buyer.id,
      n,
      buyer.id,
    );
    const replies = await Promise.all(some.map(({ id }) => save(buyer, id)));
    expect(replies.filter((reply) => getReason(reply) === 'WISHLIST_FULL')).toHaveLength(2);
    expect(await getItems(buyer)).toHaveLength(100);
  });

  test('loses a bought course, and shows a course obtained otherwise as owned', async () => {
    const [buyer, bought, enrolled] = [
      await student(app),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    for (const { id } of [bought, enrolled]) await save(buyer, id);
    const { payment } = await begin(buyer, bought.id);
    await deliver(signedNotification(payment!));
    await enrol(buyer.id, enrolled.id);
    expect((await getItems(buyer)).map(({ courseId, state }) => [courseId, state])).toEqual([
      [enrolled.id, 'OWNED'],
    ]);
    const free = await course(app, seller.id, { price: 0 });
    await save(buyer, free.id);
    await checkout(buyer, free.id, undefined, null);
    expect((await getItems(buyer)).map(({ courseId }) => courseId)).toEqual([enrolled.id]);
  });

  test('shows only the saved title of a course that is no longer public', async () => {
    const buyer = await student(app);
    const [paused, gone] = [
      await course(app, seller.id, { title: 'Đang từng bán' }),
      await course(app, seller.id, { title: 'Đã từng bán' }),
    ];
    for (const { id } of [paused, gone]) await save(buyer, id);
    await db(
      "update course set status = 'UNPUBLISHED', title = 'Tên đang sửa', price = 123000 where id = ?",
      paused.id,
    );
    await db("update course set visibility = 'PRIVATE', title = 'Tên mới' where id = ?", gone.id);
    expect(await getItems(buyer)).toMatchObject([
      { state: 'GONE', title: 'Đã từng bán', course: null, price: 0, listPrice: 0 },
      { state: 'NOT_ON_SALE', title: 'Đang từng bán', course: null, price: 0, listPrice: 0 },
    ]);
    // A former student knows the course, a user who never had it does not
    const [former, stranger] = [await student(app), await student(app)];
    await enrol(former.id, paused.id);
    await db("update enrolment set access = 'EXPIRED' where student_id = ?", former.id);
    expect(getCode(await save(former, paused.id))).toBeUndefined();
    expect(await getItems(former)).toMatchObject([{ title: 'Tên đang sửa', price: 123_000 }]);
    expect(getCode(await save(stranger, paused.id))).toBe('NOT_FOUND');
    const put = 'mutation($id: ID!) { addToCart(courseId: $id) { total } }';
    expect(getCode(await ask(stranger, put, { id: paused.id }))).toBe('NOT_FOUND');
    expect(getCode(await ask(former, put, { id: paused.id }))).toBe('POLICY');
    const kept = await ask(
      undefined,
      'query($ids: [ID!]!) { cartPreview(courseIds: $ids) { lines { title state price listPrice accessDays amount } } }',
      { ids: [paused.id] },
    );
    expect(kept.data.cartPreview).toEqual({
      lines: [{ title: null, state: 'NOT_ON_SALE', price: 0, listPrice: 0, accessDays: null, amount: 0 }],
    });
  });

  test('is added to the cart with an outcome for each course', async () => {
    const buyer = await student(app);
    const [fits, isIn, paused] = [
      await course(app, seller.id),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    const stranger = await course(app, seller.id);
    for (const { id } of [fits, isIn, paused]) await save(buyer, id);
    await db("update course set status = 'UNPUBLISHED' where id = ?", paused.id);
    await ask(buyer, 'mutation($id: ID!) { addToCart(courseId: $id) { total } }', { id: isIn.id });
    const fill = await Promise.all(Array.from({ length: 19 }, () => course(app, seller.id)));
    const put = async () =>
      (
        await ask(
          buyer,
          'mutation($input: AddWishlistToCartInput!) { addWishlistToCart(input: $input) { results { courseId outcome state } } }',
          { input: { courseIds: [fits, isIn, paused, stranger].map(({ id }) => id) } },
        )
      ).data.addWishlistToCart;
    expect(await put()).toEqual({
      results: [
        { courseId: fits.id, outcome: 'ADDED', state: 'BUYABLE' },
        { courseId: isIn.id, outcome: 'IN_CART', state: 'BUYABLE' },
        { courseId: paused.id, outcome: 'NOT_BUYABLE', state: 'NOT_ON_SALE' },
      ],
    });
    expect((await getItems(buyer)).find(({ courseId }) => courseId === fits.id)).toMatchObject({
      isInCart: true,
    });
    await ask(buyer, 'mutation($id: ID!) { removeFromCart(courseId: $id) { total } }', { id: fits.id });
    for (const { id } of fill)
      await ask(buyer, 'mutation($id: ID!) { addToCart(courseId: $id) { total } }', { id });
    expect(await put()).toMatchObject({ results: [{ outcome: 'CART_FULL' }, {}, {}] });
  });

  test('receives the guest’s courses, except those that cannot be saved', async () => {
    const [buyer, facts, owned] = [
      await student(app),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    await enrol(buyer.id, owned.id);
    const { data } = await ask(
      buyer,
      'mutation($input: JoinWishlistInput!) { joinWishlist(input: $input) { courseIds } }',
      { input: { courseIds: [facts.id, owned.id, 'no id'] } },
    );
    expect(data.joinWishlist).toEqual({ courseIds: [facts.id] });
  });
});

describe('a user who saved a course', () => {
  test('is notified of each price drop once, and of a deeper one a day later', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id, { price: 500_000 })];
    await consent(buyer.id, 'COURSE_OFFERS');
    await save(buyer, facts.id);
    expect(await getNotifications(buyer)).toEqual([]);
    await setPrice(facts, 600_000);
    expect(await getNotifications(buyer)).toEqual([]);
    await setPrice(facts, 500_000, 400_000);
    await getNotifications(buyer);
    expect(await getNotifications(buyer)).toMatchObject([
      { kind: 'WISHLIST_PRICE_DROP', params: { price: 400_000, priceThen: 500_000 } },
    ]);
    await setPrice(facts, 500_000, 350_000);
    expect(await getNotifications(buyer)).toHaveLength(1);
    await toldAt(buyer, 25);
    expect(await getNotifications(buyer)).toHaveLength(2);
    // Another drop after a rise is a separate one
    await setPrice(facts, 500_000);
    await getNotifications(buyer);
    await toldAt(buyer, 25);
    await setPrice(facts, 500_000, 450_000);
    expect(await getNotifications(buyer)).toHaveLength(3);
    await consent(buyer.id, 'COURSE_OFFERS', false);
    await toldAt(buyer, 25);
    await setPrice(facts, 500_000, 300_000);
    expect(await getNotifications(buyer)).toHaveLength(3);
  });

  test('is not notified without consent', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id, { price: 500_000 })];
    await save(buyer, facts.id);
    await setPrice(facts, 400_000);
    expect(await getNotifications(buyer)).toEqual([]);
  });

  test('is notified once that a sale ends within a day, unless the price is higher than when saved', async () => {
    const [buyer, late, facts] = [
      await student(app),
      await student(app),
      await course(app, seller.id, { price: 500_000 }),
    ];
    for (const { id } of [buyer, late]) await consent(id, 'COURSE_OFFERS');
    await setPrice(facts, 500_000, 400_000, 90);
    await save(buyer, facts.id);
    await setPrice(facts, 500_000, 300_000, 90);
    await save(late, facts.id);
    await setPrice(facts, 500_000, 400_000, 20);
    await getNotifications(buyer);
    expect(await getNotifications(buyer)).toMatchObject([
      { kind: 'WISHLIST_SALE_ENDS', params: { price: 400_000, listPrice: 500_000 } },
    ]);
    expect(await getNotifications(late)).toEqual([]);
  });

  test('is not notified of an owned, removed or unavailable course', async () => {
    const people = [await student(app), await student(app), await student(app)] as const;
    const [facts, paused] = [
      await course(app, seller.id, { price: 500_000 }),
      await course(app, seller.id, { price: 500_000 }),
    ];
    for (const { id } of people) await consent(id, 'COURSE_OFFERS');
    await save(people[0], facts.id);
    await save(people[1], facts.id);
    await save(people[2], paused.id);
    await enrol(people[0].id, facts.id);
    await remove(people[1], facts.id);
    await db("update course set status = 'UNPUBLISHED' where id = ?", paused.id);
    for (const each of [facts, paused]) await setPrice(each, 400_000);
    for (const who of people) expect(await getNotifications(who)).toEqual([]);
  });

  test('is notified that a course is on sale again after at least a day', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id, { price: 500_000 })];
    await consent(buyer.id, 'COURSE_OFFERS');
    await save(buyer, facts.id);
    const turn = (status: string) => db('update course set status = ? where id = ?', status, facts.id);
    await turn('UNPUBLISHED');
    await getNotifications(buyer);
    await turn('PUBLISHED');
    expect(await getNotifications(buyer)).toEqual([]);
    await turn('UNPUBLISHED');
    await getNotifications(buyer);
    await db("update wishlist_item set closed_at = now() - interval '2 days' where person_id = ?", buyer.id);
    await turn('PUBLISHED');
    await getNotifications(buyer);
    expect(await getNotifications(buyer)).toMatchObject([
      { kind: 'WISHLIST_SOLD_AGAIN', params: { price: 500_000 } },
    ]);
  });
});
