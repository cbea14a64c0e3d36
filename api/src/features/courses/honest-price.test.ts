import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, type CourseFacts } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await testApp();
const { course, db, fetchRoot, mutate, teacher, updateRow } = helpersFor(app);
const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A course that has been sold for some days at 500,000 ₫. */
async function sold(owner: Actor, days: number): Promise<CourseFacts> {
  const facts = await course(owner.id, { price: 500_000 });
  await updateRow('course', facts.id, 'published_at = now() - make_interval(days => ?)', [days]);
  await db(
    'update course_price_change set valid_from = now() - make_interval(days => ?) where course_id = ?',
    days,
    facts.id,
  );
  return facts;
}
const edit = async (owner: Actor, { id }: CourseFacts, input: object) => {
  const [{ version }] = (await db<{ version: number }>('select version from course where id = ?', id)) as [
    { version: number },
  ];
  const reply = await mutate(owner, 'updateCourse', { courseId: id, expectedVersion: version, ...input });
  return reply.errors?.[0]?.extensions.details?.[0]?.field ?? reply.errors?.[0]?.extensions.code;
};
const shown = ({ id }: CourseFacts) =>
  fetchRoot(
    undefined,
    'query($id: String!) { course(idOrSlug: $id) { currentPrice lowestPrice hasIntroductoryPrice } }',
    { id },
  );

describe('a sale', () => {
  test('requires a list price held for 30 of 90 days and an end within 14', async () => {
    const owner = await teacher();
    const facts = await sold(owner, 40);
    const salePrice = 300_000;
    expect(await edit(owner, facts, { salePrice })).toBe('saleEndsAt');
    expect(await edit(owner, facts, { salePrice, saleEndsAt: daysFromNow(15) })).toBe('saleEndsAt');
    expect(await edit(owner, facts, { salePrice, saleEndsAt: daysFromNow(13) })).toBeUndefined();
    expect(await shown(facts)).toEqual({
      currentPrice: 300_000,
      lowestPrice: 500_000,
      hasIntroductoryPrice: false,
    });
    // It continues within its fourteen days, and an edit does not extend it
    expect(await edit(owner, facts, { salePrice: 250_000 })).toBeUndefined();
    expect(await edit(owner, facts, { saleEndsAt: daysFromNow(20) })).toBe('saleEndsAt');
    const changed = await sold(owner, 60);
    await updateRow('course', changed.id, 'price = 600000');
    expect(await edit(owner, changed, { salePrice, saleEndsAt: daysFromNow(7) })).toBe('salePrice');
  });

  test('of a new course is its introductory price, once', async () => {
    const owner = await teacher();
    const facts = await sold(owner, 3);
    expect(await edit(owner, facts, { salePrice: 300_000, saleEndsAt: daysFromNow(7) })).toBeUndefined();
    expect(await shown(facts)).toMatchObject({ hasIntroductoryPrice: true });
    expect(await edit(owner, facts, { salePrice: null })).toBeUndefined();
    expect(await edit(owner, facts, { salePrice: 300_000, saleEndsAt: daysFromNow(7) })).toBe('salePrice');
  });

  test('after another one is rejected, because the list price was not charged', async () => {
    const owner = await teacher();
    const facts = await sold(owner, 60);
    await db(
      `insert into course_price_change (course_id, price, sale_price, sale_ends_at, valid_from)
       values (?, 500000, 300000, now() - interval '1 day', now() - interval '55 days')`,
      facts.id,
    );
    expect(await edit(owner, facts, { salePrice: 300_000, saleEndsAt: daysFromNow(7) })).toBe('salePrice');
    expect(await shown(facts)).toMatchObject({ currentPrice: 500_000, lowestPrice: 300_000 });
  });

  test('is recorded in the history, regardless of the editor', async () => {
    const facts = await course((await teacher()).id, { price: 500_000 });
    await updateRow('course', facts.id, 'price = 400000');
    await updateRow('course', facts.id, "title = 'Tên khác'");
    expect(
      await db('select price from course_price_change where course_id = ? order by id', facts.id),
    ).toEqual([{ price: '500000' }, { price: '400000' }]);
  });
});
