import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MAX_SUBCATEGORIES } from '../features/categories/category.entity.ts';
import { Category } from '../features/categories/index.ts';
import { sql } from '../graphql/read/index.ts';
import { runSql } from '../platform/db/index.ts';
import { testOrm } from '../testing/database.ts';
import { transactionsWaiting } from '../testing/locks.ts';

const orm = await testOrm();

const facts = (parent?: string) =>
  ({
    slug: randomUUID(),
    name: 'Thử',
    nameEn: 'Test',
    icon: 'code',
    motif: 'code',
    position: 0,
    parent,
  }) as never;
const add = (parent: string) => orm.em.fork().insert(Category, facts(parent));

test('a category has at most the number of children that reads assume, also after simultaneous additions', async () => {
  const top = await orm.em.fork().insert(Category, facts());
  for (let i = 0; i < MAX_SUBCATEGORIES - 1; i++) await add(top);
  const em = orm.em.fork();
  await em.begin();
  await em.insert(Category, facts(top));
  const second = add(top).then(
    () => 'added',
    () => 'refused',
  );
  // It waits for the first transaction, whose row it cannot see yet
  await transactionsWaiting(orm);
  await em.commit();
  expect(await second).toBe('refused');
  const [children] = await runSql<{ n: number }>(
    orm.em.fork(),
    sql`select count(*)::int as n from category where parent_id = ${top}::uuid`,
  );
  expect(children!.n).toBe(MAX_SUBCATEGORIES);
  const another = await orm.em.fork().insert(Category, facts());
  await add(another);
  await expect(
    runSql(
      orm.em.fork(),
      sql`update category set parent_id = ${top}::uuid where parent_id = ${another}::uuid`,
    ),
  ).rejects.toThrow(`holds at most ${MAX_SUBCATEGORIES}`);
});
