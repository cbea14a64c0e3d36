import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { course, fetchRoot, teacher, updateRow } from '../../testing/factories.ts';

const app = await ownApp();

test('replaces a suspended teacher with the next best seller', async () => {
  const [best, second, third] = [await teacher(app), await teacher(app), await teacher(app)];
  for (const [students, { id }] of [
    [30, best],
    [20, second],
    [10, third],
  ] as const) {
    const facts = await course(app, id);
    await updateRow(app, 'course', facts.id, 'student_count = ?', [students]);
  }
  const featured = async () =>
    (
      await fetchRoot<
        {
          id: string;
        }[]
      >(app, undefined, '{ featuredTeachers(limit: 2) { id } }')
    ).map(({ id }) => id);
  expect(await featured()).toEqual([best.id, second.id]);
  await updateRow(app, 'person', best.id, 'is_active = false');
  expect(await featured()).toEqual([second.id, third.id]);
});
