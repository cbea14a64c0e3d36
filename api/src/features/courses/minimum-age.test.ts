import { expect, test } from 'vitest';
import { helpersFor } from '../../testing/helpers.ts';
import { app, owner } from './testing/courses.ts';
import { changes, update } from './testing/revisions.ts';

const { ask, course, row } = helpersFor(app);

const stored = async (id: string) =>
  (await row<{ min_age: number | null }>('select min_age from course where id = ?', id)).min_age;

test('a minimum age for a published course applies immediately, without a revision, and is in the history', async () => {
  const { id } = await course(owner.id);
  const { data } = await update(owner, { courseId: id, expectedVersion: 1, minAge: 12 });
  expect(data.updateCourse).toMatchObject({ version: 2, revision: null });
  const read = await ask(undefined, 'query($id: String!) { course(idOrSlug: $id) { minAge } }', { id });
  expect(read.data.course).toEqual({ minAge: 12 });
  // An omitted field does not change, null removes the value
  await update(owner, { courseId: id, expectedVersion: 2, subtitle: 'Mới' });
  expect(await stored(id)).toBe(12);
  await update(owner, { courseId: id, expectedVersion: 3, minAge: null });
  expect(await stored(id)).toBeNull();
  expect((await changes(owner, id)).items).toMatchObject([
    { fields: ['min_age'] },
    { fields: ['subtitle'] },
    { fields: ['min_age'] },
  ]);
});

test.each([3, 99])('%i years are accepted', async (minAge) => {
  const { id } = await course(owner.id);
  expect((await update(owner, { courseId: id, expectedVersion: 1, minAge })).errors).toBeUndefined();
  expect(await stored(id)).toBe(minAge);
});

test.each([2, 100, 0, -1])('%i years are rejected at the field', async (minAge) => {
  const { id } = await course(owner.id);
  const { errors } = await update(owner, { courseId: id, expectedVersion: 1, minAge });
  expect(errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    details: [{ field: 'minAge', code: 'OUT_OF_RANGE', message: 'Giá trị từ 3 đến 99.' }],
  });
  expect(await stored(id)).toBeNull();
});
