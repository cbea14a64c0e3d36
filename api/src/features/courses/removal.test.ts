import { describe, expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { act, app, other, owner, reviewer } from './testing/courses.ts';
import { approve, open, remove, seen } from './testing/revisions.ts';

const { ask, course, db, enrol, fetchRoot, mutateById, student } = helpersFor(app);

describe('removal', () => {
  test('removes a studied lesson only by revision and keeps student data', async () => {
    const { id, lessonIds, sectionId } = await course(owner.id, { lessons: 7 });
    const learner = await student();
    await enrol(learner.id, id);
    for (const lesson of lessonIds.slice(0, 2)) await open(learner, lesson);
    await db(
      `update lesson_progress set completed_at = now(), completed_why = 'DWELL' where enrolment_id in (select id from enrolment where course_id = ?)`,
      id,
    );
    const direct = await mutateById(owner, 'deleteLesson', { lessonId: lessonIds[0] });
    expect(getReason(direct)).toBe('LESSON_STUDIED');
    expect(getCode(await remove(owner, id, [lessonIds[0]!]))).toBeUndefined();
    await act(owner, 'submitRevision', id);
    const [queued] = await db<{ id: string }>('select id from course_review where course_id = ?', id);
    const review = await ask(
      reviewer,
      'query($id: ID!) { courseReview(id: $id) { revision { removedParts { title isSection studentCount } } } }',
      { id: queued!.id },
    );
    expect(review.data.courseReview).toEqual({
      revision: { removedParts: [{ title: 'Bài 1', isSection: false, studentCount: 1 }] },
    });
    await approve(id);
    const after = await seen(learner, id);
    expect(after.lessonCount).toBe(6);
    expect(after.sections[0]!.lessons.map((lesson) => lesson.id)).toEqual(lessonIds.slice(1));
    expect(getCode(await open(learner, lessonIds[0]!))).toBe('NOT_FOUND');
    const content = 'query($id: ID!) { lessonContent(id: $id) { id } }';
    for (const who of [learner, owner, reviewer])
      expect(await fetchRoot(who, content, { id: lessonIds[0] })).toBeNull();
    const [kept] = await db<{ n: number; done: number; required: number }>(
      `select (select count(*)::int from lesson_progress p where p.enrolment_id = e.id) as n, completed_lessons as done,
        completed_required as required from enrolment e where course_id = ?`,
      id,
    );
    expect(kept).toEqual({ n: 2, done: 1, required: 1 });
    const places = await db<{ position: number }>(
      'select position from lesson where section_id = ? and removed_at is null order by position',
      sectionId,
    );
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('keeps the minimum number of lessons of a published course', async () => {
    const { id, lessonIds } = await course(owner.id, { lessons: 6 });
    const drop = (lessonId: string) => mutateById(owner, 'deleteLesson', { lessonId: lessonId });
    expect(getCode(await drop(lessonIds[0]!))).toBeUndefined();
    expect(getReason(await drop(lessonIds[1]!))).toBe('COURSE_NOT_READY');
    await act(owner, 'unpublishCourse', id);
    expect(getCode(await drop(lessonIds[1]!))).toBeUndefined();
  });

  test('completes the course for students who finished all remaining lessons', async () => {
    const { id, lessonIds } = await course(owner.id, { lessons: 6 });
    const learner = await student();
    await enrol(learner.id, id);
    for (const lesson of lessonIds.slice(0, 5)) await open(learner, lesson);
    await db(
      `update lesson_progress set completed_at = now(), completed_why = 'DWELL' where enrolment_id in (select id from enrolment where course_id = ?)`,
      id,
    );
    await remove(owner, id, [lessonIds[5]!]);
    await act(owner, 'submitRevision', id);
    await approve(id);
    const [done] = await db<{ completed_required: number; completed: boolean; version: number }>(
      `select completed_required, completed_at is not null as completed, completed_version as version from enrolment where course_id = ?`,
      id,
    );
    expect(done).toMatchObject({ completed_required: 5, completed: true });
    expect(done!.version).toBeGreaterThan(1);
  });

  test('rejects removing too much or parts of another course', async () => {
    const { id, lessonIds } = await course(owner.id, { lessons: 5 });
    const foreign = await course(other.id);
    for (const [lessons, sections, field] of [
      [[foreign.lessonIds[0]!], [], 'lessonIds'],
      [[], [foreign.sectionId], 'sectionIds'],
      [['khong-phai-id'], [], 'lessonIds'],
    ] as const)
      expect((await remove(owner, id, lessons, [...sections])).errors![0]!.extensions.details).toMatchObject([
        { field },
      ]);
    await remove(owner, id, [lessonIds[0]!]);
    expect(getReason(await act(owner, 'submitRevision', id))).toBe('COURSE_NOT_READY');
    expect(getCode(await remove(other, id, []))).toBe('NOT_FOUND');
  });

  test('removes a studied lesson of an unpublished course and requires review', async () => {
    const { id, lessonIds } = await course(owner.id, { status: CourseStatus.UNPUBLISHED });
    const learner = await student();
    await enrol(learner.id, id);
    await open(learner, lessonIds[0]!);
    await mutateById(owner, 'deleteLesson', { lessonId: lessonIds[0] });
    expect(await seen(owner, id)).toMatchObject({ status: 'DRAFT', lessonCount: 4 });
    expect(await db('select 1 from lesson_progress where lesson_id = ?', lessonIds[0])).toHaveLength(1);
  });
});
