import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, course, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { admin, ask, db, fetchRoot, mutate, mutateById, student, teacher, updateRow } = helpersFor(app);
let boss: Actor;
let seller: Actor;
beforeAll(async () => {
  boss = await admin();
  seller = await teacher();
});

interface Shown {
  id: string;
  slug: string;
  name: string;
  courseCount: number;
  children: { id: string; slug: string; name: string; courseCount: number }[];
}
let made = 0;
const create = async (name: string, parentId?: string) => {
  made += 1;
  const input = {
    name,
    nameEn: `${name} en`,
    icon: 'code',
    parentId,
    idempotencyKey: `key-of-category-${made}`,
  };
  const answer = await mutate(boss, 'createCategory', input, 'id slug');
  return answer.data?.createCategory as { id: string; slug: string };
};
const update = (input: object) => mutate(boss, 'updateCategory', input, 'slug icon');
const move = (categoryId: string, parentId: string | null, position: number) =>
  mutate(boss, 'moveCategory', { categoryId, parentId, position });
const merge = (categoryId: string, intoId: string) =>
  mutate(boss, 'mergeCategories', { categoryId, intoId }, 'id courseCount');
const remove = (categoryId: string) => mutateById(boss, 'deleteCategory', { categoryId: categoryId });
const tree = () =>
  fetchRoot<Shown[]>(
    undefined,
    '{ categories { id slug name courseCount children { id slug name courseCount } } }',
  );
const at = (slug: string) =>
  fetchRoot<{ id: string } | null>(undefined, 'query A($slug: String!) { category(slug: $slug) { id } }', {
    slug,
  });
const use = (id: string) =>
  fetchRoot(
    boss,
    'query V($id: ID!) { categoryUse(id: $id) { courses inReview revisions coupons children } }',
    { id },
  );
const published = async (categoryId: string) => {
  const { id } = await course(app, seller.id, {});
  await updateRow('course', id, 'category_id = ?', [categoryId]);
  return id;
};

describe('categories', () => {
  test('are created last on their level with a unique URL', async () => {
    const first = await create('Thủ công');
    const second = await create('Thủ công');
    expect([first.slug, second.slug]).toEqual(['thu-cong', 'thu-cong-2']);
    const [nameless, another] = [await create('手工'), await create('編み物')];
    expect([nameless.slug, another.slug]).toEqual(['danh-muc', 'danh-muc-2']);
    const branch = await create('Đan len', first.id);
    const top = (await tree()).find(({ id }) => id === first.id)!;
    expect(top.children.map(({ id }) => id)).toEqual([branch.id]);
    expect(
      getReason(
        await ask(
          boss,
          `mutation { createCategory(input: { name: "Ba", nameEn: "Three", icon: "code",
      parentId: "${branch.id}", idempotencyKey: "a-third-level" }) { id } }`,
        ),
      ),
    ).toBe('TWO_LEVELS');
  });

  test('redirect the former URL after a rename and reserve it', async () => {
    const one = await create('Nến thơm');
    const other = await create('Xà phòng');
    const edit = { categoryId: one.id, name: 'Nến', nameEn: 'Candles', icon: 'plant' };
    expect((await update({ ...edit, slug: 'nen' })).data.updateCategory).toEqual({
      slug: 'nen',
      icon: 'plant',
    });
    expect(await at('nen-thom')).toEqual({ id: one.id });
    expect(await at('nen')).toEqual({ id: one.id });
    for (const slug of ['nen-thom', 'nen'])
      expect(
        getCode(
          await update({ categoryId: other.id, name: 'Xà phòng', nameEn: 'Soap', icon: 'plant', slug }),
        ),
      ).toBe('BAD_INPUT');
    for (const slug of ['Nen', 'nen--thom', '-nen', 'nến', 'a/b', ''])
      expect(getCode(await update({ ...edit, slug })), slug).toBe('BAD_INPUT');
    // The category takes back its own former slug
    await update({ ...edit, slug: 'nen-thom' });
    expect([await at('nen-thom'), await at('nen')]).toEqual([{ id: one.id }, { id: one.id }]);
    const course = await published(one.id);
    const found = await ask(undefined, 'query { courses(filter: { category: "nen" }) { items { id } } }');
    expect(found.data.courses).toEqual({ items: [{ id: course }] });
  });

  test('accept only known icons and names with letters', async () => {
    const one = await create('Gốm');
    for (const input of [{ icon: 'nuclear' }, { name: ' ' }, { nameEn: 'x'.repeat(61) }])
      expect(
        getCode(await update({ categoryId: one.id, name: 'Gốm', nameEn: 'Pottery', icon: 'code', ...input })),
      ).toBe('BAD_INPUT');
  });

  test('move to every position and level together with their counts', async () => {
    const top = await create('Mẹ');
    const [a, b, c] = [await create('A1', top.id), await create('B1', top.id), await create('C1', top.id)];
    const children = async (id = top.id) => (await tree()).find((each) => each.id === id)!;
    const names = async () => (await children()).children.map(({ name }) => name);
    await published(b.id);
    expect((await children()).courseCount).toBe(1);
    await move(c.id, top.id, 0);
    expect(await names()).toEqual(['C1', 'A1', 'B1']);
    await move(c.id, top.id, 1);
    expect(await names()).toEqual(['A1', 'C1', 'B1']);
    await move(a.id, top.id, 99);
    expect(await names()).toEqual(['C1', 'B1', 'A1']);
    const other = await create('Dì');
    await move(b.id, other.id, 0);
    expect([(await children()).courseCount, (await children(other.id)).courseCount]).toEqual([0, 1]);
    await move(b.id, null, 0);
    expect((await tree())[0]).toMatchObject({ id: b.id, courseCount: 1 });
    expect((await children(other.id)).courseCount).toBe(0);
    expect(getReason(await move(top.id, other.id, 0))).toBe('TWO_LEVELS');
    expect(getReason(await move(a.id, c.id, 0))).toBe('TWO_LEVELS');
    expect(getReason(await move(other.id, other.id, 0))).toBe('TWO_LEVELS');
    expect(getCode(await move(a.id, top.id, -1))).toBe('BAD_INPUT');
  });

  test('have a limit per level, also for simultaneous requests', async () => {
    const top = await create('Đầy');
    for (let n = 0; n < 28; n++)
      await db(
        `insert into category (slug, name, name_en, icon, motif, position, parent_id) values (?, ?, ?, 'code', 'code', ?, ?)`,
        `day-${n}`,
        `Đầy ${n}`,
        `Full ${n}`,
        n,
        top.id,
      );
    const outcomes = await Promise.all([1, 2, 3, 4].map((n) => create(`Thêm ${n}`, top.id)));
    expect(outcomes.filter(Boolean)).toHaveLength(2);
    expect((await tree()).find(({ id }) => id === top.id)!.children).toHaveLength(30);
  });
});

describe('a deleted category', () => {
  test('is merged with all its references, and its URLs redirect', async () => {
    const from = await create('Bán hàng mạng');
    await update({
      categoryId: from.id,
      name: 'Bán hàng mạng',
      nameEn: 'Online',
      icon: 'coin',
      slug: 'ban-mang',
    });
    const into = await create('Bán hàng');
    const one = await published(from.id);
    await published(into.id);
    await updateRow('course', await published(from.id), "status = 'PENDING_REVIEW'");
    await db(
      `insert into coupon (code, percent, scope, category_id, starts_at)
       values ('GOPNHANH', 10, 'CATEGORY', ?, now())`,
      from.id,
    );
    expect(await use(from.id)).toEqual({ courses: 2, inReview: 1, revisions: 0, coupons: 1, children: 0 });
    expect(getReason(await remove(from.id))).toBe('CATEGORY_IN_USE');
    expect(getCode(await merge(from.id, from.id))).toBe('BAD_INPUT');
    expect((await merge(from.id, into.id)).data.mergeCategories).toEqual({ id: into.id, courseCount: 2 });
    for (const slug of ['ban-hang-mang', 'ban-mang', 'ban-hang'])
      expect(await at(slug), slug).toEqual({ id: into.id });
    const [coupon] = await db("select category_id from coupon where code = 'GOPNHANH'");
    expect(coupon).toEqual({ category_id: into.id });
    const [held] = await db('select category_id from course where id = ?', one);
    expect(held).toEqual({ category_id: into.id });
    expect(getCode(await merge(from.id, into.id))).toBe('NOT_FOUND');
  });

  test('must have no subcategories', async () => {
    const top = await create('Có nhánh');
    const branch = await create('Nhánh', top.id);
    const other = await create('Nơi khác');
    expect(getReason(await merge(top.id, other.id))).toBe('CATEGORY_IN_USE');
    expect(getReason(await remove(top.id))).toBe('CATEGORY_IN_USE');
    expect((await remove(branch.id)).data.deleteCategory).toEqual({ id: branch.id });
    expect(await at(branch.slug)).toEqual({ id: top.id });
    expect((await remove(top.id)).data.deleteCategory).toEqual({ id: top.id });
    expect([await at(top.slug), await at(branch.slug)]).toEqual([null, null]);
  });

  test('moves a simultaneous course along or notifies its teacher', async () => {
    for (let n = 0; n < 6; n++) {
      const [from, into] = [await create(`Từ ${n}`), await create(`Đến ${n}`)];
      const mine = await course(app, seller.id, { status: 'DRAFT' as never });
      const [merged, edited] = await Promise.all([
        merge(from.id, into.id),
        mutate(seller, 'updateCourse', { courseId: mine.id, expectedVersion: 1, categoryId: from.id }),
      ]);
      expect(getCode(merged)).toBeUndefined();
      const [{ category_id }] = (await db('select category_id from course where id = ?', mine.id)) as [
        { category_id: string },
      ];
      if (getCode(edited)) expect(getCode(edited)).toBe('BAD_INPUT');
      else expect(category_id).toBe(into.id);
    }
  });

  test('requires an administrator and is audited', async () => {
    const someone = await student();
    const one = await create('Ghi sổ');
    for (const who of [someone, seller, undefined])
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(
        getCode(await ask(who, `mutation { deleteCategory(categoryId: "${one.id}") { id } }`)),
      );
    await remove(one.id);
    const lines = await db<{ action: string }>(
      'select action from audit_log where target_id = ? order by id',
      one.id,
    );
    expect(lines.map(({ action }) => action)).toEqual(['category.create', 'category.delete']);
  });
});

test('after any history each category counts its published courses', async () => {
  const tops = await Promise.all(['G1', 'G2', 'G3'].map((name) => create(`Gốc ${name}`)));
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          act: fc.constantFrom('create', 'course', 'move', 'up', 'merge'),
          a: fc.nat(9),
          b: fc.nat(9),
        }),
        { maxLength: 12 },
      ),
      async (acts) => {
        for (const { act, a, b } of acts) {
          const all = await tree();
          const own = all.filter(({ id }) => tops.some((top) => top.id === id));
          const branches = own.flatMap(({ children }) => children);
          const top = own[a % own.length]!;
          const branch = branches[b % Math.max(branches.length, 1)];
          if (act === 'create') await create(`Nhánh ${made}`, top.id);
          else if (act === 'course') await published((branch ?? top).id);
          else if (branch && act === 'move') await move(branch.id, top.id, b);
          else if (branch && act === 'merge' && branches.length > 1) await merge(branch.id, top.id);
        }
        const wrong =
          await db(`select k.name, k.course_count, n.n from category k, lateral (select count(*)::int as n from course c
             join category own on own.id = c.category_id where k.id in (own.id, own.parent_id)
             and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC') n where k.course_count <> n.n`);
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});
