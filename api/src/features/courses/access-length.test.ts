import { expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { act, app, owner } from './testing/courses.ts';
import { approve, update } from './testing/revisions.ts';

const { course, db, row, updateRow } = helpersFor(app);

const days = async (id: string) =>
  (await row<{ access_days: number | null }>('select access_days from course where id = ?', id)).access_days;
const waiting = async (id: string) =>
  (
    await db<{ access_days: number | null }>(
      'select access_days from course_revision where course_id = ? and closed_at is null',
      id,
    )
  )[0]?.access_days;

test('applies longer access immediately and shorter access after review', async () => {
  const { id } = await course(owner.id);
  await updateRow('course', id, 'access_days = 90');
  await update(owner, { courseId: id, expectedVersion: 1, accessDays: 180 });
  expect([await days(id), await waiting(id)]).toEqual([180, undefined]);
  await update(owner, { courseId: id, expectedVersion: 2, accessDays: null });
  expect([await days(id), await waiting(id)]).toEqual([null, undefined]);
  await update(owner, { courseId: id, expectedVersion: 3, accessDays: 365 });
  expect([await days(id), await waiting(id)]).toEqual([null, 365]);
  // Omitted fields do not change, and a field set to its current value leaves the revision
  await update(owner, { courseId: id, expectedVersion: 4, subtitle: 'Mới' });
  expect(await waiting(id)).toBe(365);
  await update(owner, { courseId: id, expectedVersion: 5, accessDays: null });
  expect(await waiting(id)).toBeUndefined();
  await update(owner, { courseId: id, expectedVersion: 6, accessDays: 365 });
  expect(getCode(await act(owner, 'submitRevision', id))).toBeUndefined();
  expect(getCode(await approve(id))).toBeUndefined();
  expect([await days(id), await waiting(id)]).toEqual([365, undefined]);
  const kept = await db<{ fields: string[] }>(
    "select fields from course_change where course_id = ? and 'access_days' = any(fields)",
    id,
  );
  expect(kept).toHaveLength(3);
});

test.each([29, 3651, 0, -30])('rejects access of %i days at its field', async (accessDays) => {
  const { id } = await course(owner.id);
  const { errors } = await update(owner, { courseId: id, expectedVersion: 1, accessDays });
  expect(errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    details: [{ field: 'accessDays', code: 'OUT_OF_RANGE', message: 'Giá trị từ 30 đến 3650.' }],
  });
});

test('applies shorter access to an unpublished course and requires another review', async () => {
  const { id } = await course(owner.id);
  await updateRow('course', id, "status = 'APPROVED'");
  const reply = await update(owner, { courseId: id, expectedVersion: 1, accessDays: 180 });
  expect(getReason(reply)).toBeUndefined();
  expect(await db('select status, access_days from course where id = ?', id)).toEqual([
    { status: 'DRAFT', access_days: 180 },
  ]);
});
