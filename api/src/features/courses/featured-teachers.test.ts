import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { ask, course, select, teacher } from '../../testing/factories.ts';

const app = await ownApp();

test('replaces a suspended teacher with the next best seller', async () => {
  const [best, second, third] = [await teacher(app), await teacher(app), await teacher(app)];
  for (const [students, { id }] of [
    [30, best],
    [20, second],
    [10, third],
  ] as const) {
    const facts = await course(app, id);
    await select(app, 'update course set student_count = ? where id = ?', [students, facts.id]);
  }
  const featured = async () =>
    (
      (await ask(app, undefined, '{ featuredTeachers(limit: 2) { id } }')).data.featuredTeachers as {
        id: string;
      }[]
    ).map(({ id }) => id);
  expect(await featured()).toEqual([best.id, second.id]);
  await select(app, 'update person set is_active = false where id = ?', [best.id]);
  expect(await featured()).toEqual([second.id, third.id]);
});
