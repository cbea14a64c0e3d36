import { describe, expect, test } from 'vitest';
import {
  codeOf,
  course,
  enrol,
  mutate,
  reasonOf,
  select,
  student,
  updateRow,
} from '../../testing/factories.ts';
import { act, allPass, app, decide, owner, reviewer } from './testing/courses.ts';
import { approve, changes, remove, seen, update } from './testing/revisions.ts';

describe('an attack on a revision', () => {
  test('cannot replace what a reviewer approves', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, price: 510_000 });
    await act(owner, 'submitRevision', id);
    const pending = () =>
      select<{ id: string }>(
        app,
        "select id from course_review where course_id = ? and decision = 'PENDING'",
        [id],
      );
    const [looked] = await pending();
    await act(owner, 'withdrawRevision', id);
    await update(owner, { courseId: id, expectedVersion: 2, price: 50_000_000 });
    await act(owner, 'submitRevision', id);
    const reply = await decide(reviewer, 'approveCourse', {
      courseId: id,
      reviewId: looked!.id,
      checklist: allPass,
    });
    expect([codeOf(reply), reasonOf(reply)]).toEqual(['CONFLICT', 'OTHER_SUBMISSION']);
    const [now] = await pending();
    await decide(reviewer, 'approveCourse', { courseId: id, reviewId: now!.id, checklist: allPass });
    expect((await seen(undefined, id)).price).toBe(50_000_000);
  });

  test('cannot move or add items to a section that it removes', async () => {
    const { id, lessonIds } = await course(app, owner.id, { lessons: 6 });
    await mutate(app, owner, 'createSection', { courseId: id, title: 'Chương rỗng' });
    const [last] = await select<{ id: string }>(
      app,
      'select id from section where course_id = ? order by position desc limit 1',
      [id],
    );
    await remove(owner, id, [], [last!.id]);
    await act(owner, 'submitRevision', id);
    const moved = await mutate(app, owner, 'moveLesson', {
      lessonId: lessonIds[0],
      sectionId: last!.id,
      position: 0,
    });
    expect(reasonOf(moved)).toBe('SECTION_LEAVING');
    await approve(id);
    expect((await seen(undefined, id)).lessonCount).toBe(6);
  });

  test('cannot reapply values that were edited while unpublished', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên cũ hơn', price: 600_000 });
    await act(owner, 'unpublishCourse', id);
    await update(owner, { courseId: id, expectedVersion: 2, title: 'Tên mới nhất', price: 400_000 });
    await act(owner, 'submitCourse', id);
    expect(await seen(owner, id)).toMatchObject({ title: 'Tên mới nhất', price: 400_000, revision: null });
  });

  test('cannot keep a sale under a higher list price', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, price: 600_000 });
    await act(owner, 'submitRevision', id);
    await updateRow(app, 'course', id, "sale_price = 300000, sale_ends_at = now() + interval '3 days'");
    expect(codeOf(await approve(id))).toBeUndefined();
    const [sold] = await select<{ price: string; sale: string | null }>(
      app,
      'select price::text, sale_price::text as sale from course where id = ?',
      [id],
    );
    expect(sold).toEqual({ price: '600000', sale: null });
  });

  test('cannot make a certificate lesson optional while published', async () => {
    const { id, lessonIds } = await course(app, owner.id);
    await enrol(app, (await student(app)).id, id);
    const reply = await mutate(app, owner, 'updateLesson', {
      lessonId: lessonIds[0],
      expectedVersion: 1,
      isRequired: false,
    });
    expect(reasonOf(reply)).toBe('REQUIRED_FOR_STUDENTS');
  });

  test('cannot lose the length of a restored video', async () => {
    const { id, lessonIds } = await course(app, owner.id);
    const [media] = await select<{ id: string }>(
      app,
      `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
        values (?, 'VIDEO', gen_random_uuid()::text, 'video/mp4', 1, 321) returning id`,
      [owner.id],
    );
    await updateRow(
      app,
      'lesson',
      lessonIds[0],
      "kind = 'VIDEO', rule = 'WATCH', body = null, media_id = ?, duration_sec = 321",
      [media!.id],
    );
    await updateRow(app, 'course', id, 'version = 2');
    await updateRow(app, 'lesson', lessonIds[0], 'media_id = null, duration_sec = 0');
    const [change] = (await changes(owner, id, lessonIds[0])).items;
    await mutate(app, owner, 'restoreLesson', {
      lessonId: lessonIds[0],
      changeId: change!.id,
      expectedVersion: 1,
    });
    const [lesson] = await select<{ seconds: number }>(
      app,
      'select duration_sec as seconds from lesson where id = ?',
      [lessonIds[0]],
    );
    expect(lesson).toEqual({ seconds: 321 });
  });
});
