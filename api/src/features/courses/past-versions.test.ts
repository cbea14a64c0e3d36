import { describe, expect, test } from 'vitest';
import { getCode, richText } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { app, other, owner } from './testing/courses.ts';
import { changes, update } from './testing/revisions.ts';

const { course, db, enrol, fetchRoot, mutate, student } = helpersFor(app);

describe('past versions', () => {
  const edit = (lessonId: string, expectedVersion: number, more: object) =>
    mutate(owner, 'updateLesson', { lessonId, expectedVersion, ...more }, 'version title');

  test('are stored for each edit of a published course, not for a draft', async () => {
    const draft = await course(owner.id, { status: CourseStatus.DRAFT });
    await edit(draft.lessonIds[0]!, 1, { title: 'Đổi tên' });
    expect(await changes(owner, draft.id)).toMatchObject({ total: 0 });
    const { id, lessonIds, sectionId } = await course(owner.id);
    await edit(lessonIds[0]!, 1, { title: 'Đổi tên' });
    await mutate(owner, 'createLesson', { sectionId, title: 'Bài thêm', kind: 'TEXT' });
    await update(owner, { courseId: id, expectedVersion: 3, subtitle: 'Bản mới' });
    expect((await changes(owner, id)).items).toMatchObject([
      { kind: 'COURSE_EDITED', version: 4, fields: ['subtitle'] },
      { kind: 'LESSON_ADDED', version: 3, title: 'Bài thêm' },
      { kind: 'LESSON_EDITED', version: 2, title: 'Đổi tên', formerTitle: 'Bài 1', fields: ['title'] },
    ]);
    expect(await changes(other, id)).toEqual({ total: 0, items: [] });
  });

  test('are restored by another edit of the lesson', async () => {
    const { id, lessonIds } = await course(owner.id);
    const lessonId = lessonIds[0]!;
    await edit(lessonId, 1, { body: richText('Bản đầu tiên') });
    await edit(lessonId, 2, { body: richText('Bản hỏng'), title: 'Tên hỏng' });
    const [last] = (await changes(owner, id, lessonId)).items;
    const restore = (changeId: string, expectedVersion: number, lesson = lessonId) =>
      mutate(owner, 'restoreLesson', { lessonId: lesson, changeId, expectedVersion }, 'title body version');
    expect(getCode(await restore(last!.id, 2))).toBe('CONFLICT');
    expect(getCode(await restore(last!.id, 1, lessonIds[1]!))).toBe('NOT_FOUND');
    expect((await restore(last!.id, 3)).data.restoreLesson).toEqual({
      title: 'Bài 1',
      body: richText('Bản đầu tiên'),
      version: 4,
    });
    expect((await changes(owner, id, lessonId)).total).toBe(3);
  });

  test('notify former students of added lessons until they complete them', async () => {
    const { id, sectionId } = await course(owner.id);
    const learner = await student();
    await enrol(learner.id, id);
    const add = (title: string) => mutate(owner, 'createLesson', { sectionId, title, kind: 'TEXT' });
    const news = async () =>
      (
        await fetchRoot<{
          items: { newLessons: { title: string }[] }[];
        }>(learner, '{ myEnrolments { items { newLessons { title } } } }')
      ).items[0]!.newLessons.map(({ title }) => title);
    await add('Trước khi xong');
    expect(await news()).toEqual([]);
    await db('update enrolment set completed_at = now(), completed_version = 2 where course_id = ?', id);
    await add('Sau khi xong');
    expect(await news()).toEqual(['Sau khi xong']);
    await db(
      `insert into lesson_progress (enrolment_id, lesson_id, completed_at, completed_why)
        select e.id, l.id, now(), l.rule from enrolment e join lesson l on l.course_id = e.course_id
        where e.course_id = ? and l.title = 'Sau khi xong'`,
      id,
    );
    expect(await news()).toEqual([]);
  });
});
