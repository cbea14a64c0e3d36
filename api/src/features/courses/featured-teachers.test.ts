import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { course, fetchRoot, teacher, updateRow } = helpersFor(app);

test('replaces a suspended teacher with the next best seller', async () => {
  const [best, second, third] = [await teacher(), await teacher(), await teacher()];
  for (const [students, { id }] of [
    [30, best],
    [20, second],
    [10, third],
  ] as const) {
    const facts = await course(id);
    await updateRow('course', facts.id, 'student_count = ?', [students]);
  }
  const featured = async () =>
    (
      await fetchRoot<
        {
          id: string;
        }[]
      >(undefined, '{ featuredTeachers(limit: 2) { id } }')
    ).map(({ id }) => id);
  expect(await featured()).toEqual([best.id, second.id]);
  await updateRow('person', best.id, 'is_active = false');
  expect(await featured()).toEqual([second.id, third.id]);
});
