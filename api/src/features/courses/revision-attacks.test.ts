import { describe, expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { act, allPass, app, decide, owner, reviewer } from './testing/courses.ts';
import { approve, changes, remove, seen, update } from './testing/revisions.ts';

const { course, db, enrol, mutate, student, updateRow } = helpersFor(app);

describe('an attack on a revision', () => {
  test('cannot replace what a reviewer approves', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, price: 510_000 });
    await act(owner, 'submitRevision', id);
    const pending = () =>
      db<{ id: string }>("select id from course_review where course_id = ? and decision = 'PENDING'", id);
    const [looked] = await pending();
    await act(owner, 'withdrawRevision', id);
    await update(owner, { courseId: id, expectedVersion: 2, price: 50_000_000 });
    await act(owner, 'submitRevision', id);
    const reply = await decide(reviewer, 'approveCourse', {
      courseId: id,
      reviewId: looked!.id,
      checklist: allPass,
    });
    expect([getCode(reply), getReason(reply)]).toEqual(['CONFLICT', 'OTHER_SUBMISSION']);
    const [now] = await pending();
    await decide(reviewer, 'approveCourse', { courseId: id, reviewId: now!.id, checklist: allPass });
    expect((await seen(undefined, id)).price).toBe(50_000_000);
  });

  test('cannot move or add items to a section that it removes', async () => {
    const { id, lessonIds } = await course(owner.id, { lessons: 6 });
    await mutate(owner, 'createSection', { courseId: id, title: 'Chương rỗng' });
    const [last] = await db<{ id: string }>(
      'select id from section where course_id = ? order by position desc limit 1',
      id,
    );
    await remove(owner, id, [], [last!.id]);
    await act(owner, 'submitRevision', id);
    const moved = await mutate(owner, 'moveLesson', {
      lessonId: lessonIds[0],
      sectionId: last!.id,
      position: 0,
    });
    expect(getReason(moved)).toBe('SECTION_LEAVING');
    await approve(id);
    expect((await seen(undefined, id)).lessonCount).toBe(6);
  });

  test('cannot reapply values that were edited while unpublished', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên cũ hơn', price: 600_000 });
    await act(owner, 'unpublishCourse', id);
    await update(owner, { courseId: id, expectedVersion: 2, title: 'Tên mới nhất', price: 400_000 });
    await act(owner, 'submitCourse', id);
    expect(await seen(owner, id)).toMatchObject({ title: 'Tên mới nhất', price: 400_000, revision: null });
  });

  test('cannot keep a sale under a higher list price', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, price: 600_000 });
    await act(owner, 'submitRevision', id);
    await updateRow('course', id, "sale_price = 300000, sale_ends_at = now() + interval '3 days'");
    expect(getCode(await approve(id))).toBeUndefined();
    const [sold] = await db<{ price: string; sale: string | null }>(
      'select price::text, sale_price::text as sale from course where id = ?',
      id,
    );
    expect(sold).toEqual({ price: '600000', sale: null });
  });

  test('cannot make a certificate lesson optional while published', async () => {
    const { id, lessonIds } = await course(owner.id);
    await enrol((await student()).id, id);
    const reply = await mutate(owner, 'updateLesson', {
      lessonId: lessonIds[0],
      expectedVersion: 1,
      isRequired: false,
    });
    expect(getReason(reply)).toBe('REQUIRED_FOR_STUDENTS');
  });

  test('cannot lose the length of a restored video', async () => {
    const { id, lessonIds } = await course(owner.id);
    const [media] = await db<{ id: string }>(
      `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
        values (?, 'VIDEO', gen_random_uuid()::text, 'video/mp4', 1, 321) returning id`,
      owner.id,
    );
    await updateRow(
      'lesson',
      lessonIds[0],
      "kind = 'VIDEO', rule = 'WATCH', body = null, media_id = ?, duration_sec = 321",
      [media!.id],
    );
    await updateRow('course', id, 'version = 2');
    await updateRow('lesson', lessonIds[0], 'media_id = null, duration_sec = 0');
    const [change] = (await changes(owner, id, lessonIds[0])).items;
    await mutate(owner, 'restoreLesson', {
      lessonId: lessonIds[0],
      changeId: change!.id,
      expectedVersion: 1,
    });
    const [lesson] = await db<{ seconds: number }>(
      'select duration_sec as seconds from lesson where id = ?',
      lessonIds[0],
    );
    expect(lesson).toEqual({ seconds: 321 });
  });
});
