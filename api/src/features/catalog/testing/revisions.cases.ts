import { describe, expect, test } from 'vitest';
import {
  type Actor,
  ask,
  codeOf,
  course,
  enrol,
  reasonOf,
  select,
  student,
} from '../../../testing/factories.ts';
import { CourseStatus } from '../course.enums.ts';
import { act, allPass, app, audit, decide, other, owner, reviewer } from './courses.ts';

const REVISION = 'revision { state title price category { id } removedSectionIds removedLessonIds }';
const update = (who: Actor, input: object) =>
  ask(
    app,
    who,
    `mutation($i: UpdateCourseInput!) { updateCourse(input: $i) { version title price subtitle ${REVISION} } }`,
    {
      i: input,
    },
  );
const remove = (who: Actor, courseId: string, lessonIds: readonly string[], sectionIds: string[] = []) =>
  ask(app, who, `mutation($i: ProposeRemovalsInput!) { proposeRemovals(input: $i) { ${REVISION} } }`, {
    i: { courseId, sectionIds, lessonIds },
  });
const seen = async (who: Actor | undefined, id: string) =>
  (
    await ask(
      app,
      who,
      `query($id: String!) { course(idOrSlug: $id) { title price status lessonCount ${REVISION} sections { lessons { id } } } }`,
      { id },
    )
  ).data.course as {
    title: string;
    price: number;
    status: string;
    lessonCount: number;
    revision: { state: string; title: string | null } | null;
    sections: { lessons: { id: string }[] }[];
  };
const open = (who: Actor, lessonId: string) =>
  ask(app, who, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId });
const approve = (courseId: string) => decide(reviewer, 'approveCourse', { courseId, checklist: allPass });
const changes = async (who: Actor, courseId: string, subjectId?: string) =>
  (
    await ask(
      app,
      who,
      `query($c: ID!, $s: ID) { courseChanges(courseId: $c, subjectId: $s) { total items { id version kind subjectId title
        formerTitle formerText fields } } }`,
      { c: courseId, s: subjectId },
    )
  ).data.courseChanges as {
    total: number;
    items: { id: string; version: number; kind: string; formerTitle: string | null }[];
  };

describe('a course on sale', () => {
  test('small edits apply at once; title, category and a higher price wait in a revision that strangers do not see', async () => {
    const { id } = await course(app, owner.id);
    const { category } = (await course(app, other.id)) && { category: await otherCategory() };
    const reply = await update(owner, {
      courseId: id,
      expectedVersion: 1,
      subtitle: 'Bản mới',
      title: 'Tên khác hẳn',
      price: 900_000,
      categoryId: category,
    });
    expect(reply.data.updateCourse).toMatchObject({
      title: 'Khoá học thử',
      price: 500_000,
      subtitle: 'Bản mới',
      version: 2,
      revision: { state: 'DRAFT', title: 'Tên khác hẳn', price: 900_000, category: { id: category } },
    });
    expect(await seen(undefined, id)).toMatchObject({
      title: 'Khoá học thử',
      price: 500_000,
      revision: null,
    });
    expect((await seen(other, id)).revision).toBeNull();
  });

  test('what is set back to what is sold leaves the revision, and an empty one is given up', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn', price: 900_000 });
    const back = await update(owner, { courseId: id, expectedVersion: 2, price: 400_000 });
    expect(back.data.updateCourse).toMatchObject({
      price: 400_000,
      revision: { title: 'Tên khác hẳn', price: null },
    });
    const none = await update(owner, { courseId: id, expectedVersion: 3, title: 'Khoá học thử' });
    expect(none.data.updateCourse).toMatchObject({ revision: null });
    // The next one is another one
    await update(owner, { courseId: id, expectedVersion: 4, title: 'Lần nữa' });
    expect((await seen(owner, id)).revision).toMatchObject({ state: 'DRAFT', title: 'Lần nữa' });
  });

  test('is sold as it was until a reviewer agrees; then it is as the revision says', async () => {
    const { id, slug } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn', price: 900_000 });
    const mayReview = async () =>
      (await ask(app, reviewer, 'query($id: String!) { course(idOrSlug: $id) { allowedActions } }', { id }))
        .data.course;
    expect(await mayReview()).toEqual({ allowedActions: [] });
    expect(codeOf(await act(owner, 'submitRevision', id))).toBeUndefined();
    expect(await mayReview()).toEqual({ allowedActions: ['REVIEW'] });
    expect(await seen(undefined, id)).toMatchObject({ status: 'PUBLISHED', title: 'Khoá học thử' });
    const locked = await update(owner, { courseId: id, expectedVersion: 2, title: 'Đổi nữa' });
    expect([codeOf(locked), reasonOf(locked)]).toEqual(['CONFLICT', 'REVISION_STATE']);
    // What it says already, and small edits, do not disturb the reviewer
    expect(
      codeOf(
        await update(owner, { courseId: id, expectedVersion: 2, title: 'Tên khác hẳn', subtitle: 'Mới' }),
      ),
    ).toBeUndefined();
    expect(codeOf(await approve(id))).toBeUndefined();
    expect(await seen(undefined, slug)).toMatchObject({
      status: 'PUBLISHED',
      title: 'Tên khác hẳn',
      price: 900_000,
      revision: null,
    });
    expect(await audit(id)).toEqual([
      'course.update',
      'course.submit-revision',
      'course.update',
      'course.approved',
    ]);
    const [told] = await select<{ kind: string }>(
      app,
      'select kind from notification where person_id = ? order by id desc limit 1',
      [owner.id],
    );
    expect(told!.kind).toBe('REVISION_REVIEWED');
  });

  test('sent back it can be edited and submitted again; rejected or given up it is gone, and the course stays', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn' });
    await act(owner, 'submitRevision', id);
    const checklist = allPass.map((check, i) => (i ? check : { ...check, verdict: 'FIX' }));
    await decide(reviewer, 'sendBackCourse', { courseId: id, checklist, notes: 'Tên này gây hiểu lầm.' });
    expect((await seen(owner, id)).revision).toMatchObject({ state: 'SENT_BACK', title: 'Tên khác hẳn' });
    await act(owner, 'submitRevision', id);
    await decide(reviewer, 'rejectCourse', { courseId: id, reason: 'Tên này trái quy định.' });
    expect(await seen(owner, id)).toMatchObject({
      status: 'PUBLISHED',
      title: 'Khoá học thử',
      revision: null,
    });
    await update(owner, { courseId: id, expectedVersion: 2, title: 'Lần nữa' });
    expect(codeOf(await act(owner, 'discardRevision', id))).toBeUndefined();
    expect((await seen(owner, id)).revision).toBeNull();
    expect(codeOf(await act(owner, 'submitRevision', id))).toBe('NOT_FOUND');
  });

  test('taken off sale its revision leaves the review, and is judged with the course', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn' });
    await act(owner, 'submitRevision', id);
    await act(owner, 'unpublishCourse', id);
    expect((await seen(owner, id)).revision).toMatchObject({ state: 'DRAFT' });
    expect(codeOf(await approve(id))).toBe('CONFLICT');
    await select(app, "update course set status = 'DRAFT' where id = ?", [id]);
    await act(owner, 'submitCourse', id);
    expect(await seen(owner, id)).toMatchObject({
      status: 'PENDING_REVIEW',
      title: 'Tên khác hẳn',
      revision: null,
    });
  });

  test('two who submit its revision at once make one submission', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn' });
    const replies = await Promise.all([act(owner, 'submitRevision', id), act(owner, 'submitRevision', id)]);
    expect(replies.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await select(app, 'select 1 from course_review where course_id = ?', [id])).toHaveLength(1);
  });
});

describe('a revision that is attacked', () => {
  test('a reviewer agrees to what they looked at, not to what was sent instead of it', async () => {
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

  test('nothing is moved or put into a section that it removes', async () => {
    const { id, lessonIds } = await course(app, owner.id, { lessons: 6 });
    await ask(app, owner, 'mutation($i: CreateSectionInput!) { createSection(input: $i) { id } }', {
      i: { courseId: id, title: 'Chương rỗng' },
    });
    const [last] = await select<{ id: string }>(
      app,
      'select id from section where course_id = ? order by position desc limit 1',
      [id],
    );
    await remove(owner, id, [], [last!.id]);
    await act(owner, 'submitRevision', id);
    const moved = await ask(app, owner, 'mutation($i: MoveLessonInput!) { moveLesson(input: $i) { id } }', {
      i: { lessonId: lessonIds[0], sectionId: last!.id, position: 0 },
    });
    expect(reasonOf(moved)).toBe('SECTION_LEAVING');
    await approve(id);
    expect((await seen(undefined, id)).lessonCount).toBe(6);
  });

  test('what is edited off sale is no longer said by the revision that waited', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên cũ hơn', price: 600_000 });
    await act(owner, 'unpublishCourse', id);
    await update(owner, { courseId: id, expectedVersion: 2, title: 'Tên mới nhất', price: 400_000 });
    await act(owner, 'submitCourse', id);
    expect(await seen(owner, id)).toMatchObject({ title: 'Tên mới nhất', price: 400_000, revision: null });
  });

  test('a sale ends with the higher list price that it was not a sale of', async () => {
    const { id } = await course(app, owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, price: 600_000 });
    await act(owner, 'submitRevision', id);
    await select(
      app,
      "update course set sale_price = 300000, sale_ends_at = now() + interval '3 days' where id = ?",
      [id],
    );
    expect(codeOf(await approve(id))).toBeUndefined();
    const [sold] = await select<{ price: string; sale: string | null }>(
      app,
      'select price::text, sale_price::text as sale from course where id = ?',
      [id],
    );
    expect(sold).toEqual({ price: '600000', sale: null });
  });

  test('a lesson that buyers need for a certificate stays required while the course is on sale', async () => {
    const { id, lessonIds } = await course(app, owner.id);
    await enrol(app, (await student(app)).id, id);
    const reply = await ask(
      app,
      owner,
      'mutation($i: UpdateLessonInput!) { updateLesson(input: $i) { id } }',
      {
        i: { lessonId: lessonIds[0], expectedVersion: 1, isRequired: false },
      },
    );
    expect(reasonOf(reply)).toBe('REQUIRED_FOR_STUDENTS');
  });

  test('a video that comes back brings its length', async () => {
    const { id, lessonIds } = await course(app, owner.id);
    const [media] = await select<{ id: string }>(
      app,
      `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
        values (?, 'VIDEO', gen_random_uuid()::text, 'video/mp4', 1, 321) returning id`,
      [owner.id],
    );
    await select(
      app,
      "update lesson set kind = 'VIDEO', rule = 'WATCH', body = null, media_id = ?, duration_sec = 321 where id = ?",
      [media!.id, lessonIds[0]],
    );
    await select(app, 'update course set version = 2 where id = ?', [id]);
    await select(app, 'update lesson set media_id = null, duration_sec = 0 where id = ?', [lessonIds[0]]);
    const [change] = (await changes(owner, id, lessonIds[0])).items;
    await ask(app, owner, 'mutation($i: RestoreLessonInput!) { restoreLesson(input: $i) { id } }', {
      i: { lessonId: lessonIds[0], changeId: change!.id, expectedVersion: 1 },
    });
    const [lesson] = await select<{ seconds: number }>(
      app,
      'select duration_sec as seconds from lesson where id = ?',
      [lessonIds[0]],
    );
    expect(lesson).toEqual({ seconds: 321 });
  });
});

describe('removal', () => {
  test('a studied lesson of a course on sale goes only by its revision; what its student did stays', async () => {
    const { id, lessonIds, sectionId } = await course(app, owner.id, { lessons: 7 });
    const learner = await student(app);
    await enrol(app, learner.id, id);
    for (const lesson of lessonIds.slice(0, 2)) await open(learner, lesson);
    await select(
      app,
      `update lesson_progress set completed_at = now(), completed_why = 'DWELL' where enrolment_id in (select id from enrolment where course_id = ?)`,
      [id],
    );
    const direct = await ask(app, owner, 'mutation($id: ID!) { deleteLesson(lessonId: $id) { id } }', {
      id: lessonIds[0],
    });
    expect(reasonOf(direct)).toBe('LESSON_STUDIED');
    expect(codeOf(await remove(owner, id, [lessonIds[0]!]))).toBeUndefined();
    await act(owner, 'submitRevision', id);
    const [queued] = await select<{ id: string }>(app, 'select id from course_review where course_id = ?', [
      id,
    ]);
    const looked = await ask(
      app,
      reviewer,
      'query($id: ID!) { courseReview(id: $id) { revision { removedParts { title isSection studentCount } } } }',
      { id: queued!.id },
    );
    expect(looked.data.courseReview).toEqual({
      revision: { removedParts: [{ title: 'Bài 1', isSection: false, studentCount: 1 }] },
    });
    await approve(id);
    const after = await seen(learner, id);
    expect(after.lessonCount).toBe(6);
    expect(after.sections[0]!.lessons.map((lesson) => lesson.id)).toEqual(lessonIds.slice(1));
    expect(codeOf(await open(learner, lessonIds[0]!))).toBe('NOT_FOUND');
    const content = 'query($id: ID!) { lessonContent(id: $id) { id } }';
    for (const who of [learner, owner, reviewer])
      expect((await ask(app, who, content, { id: lessonIds[0] })).data.lessonContent).toBeNull();
    const [kept] = await select<{ n: number; done: number; share: number }>(
      app,
      `select (select count(*)::int from lesson_progress p where p.enrolment_id = e.id) as n, completed_lessons as done,
        percentage as share from enrolment e where course_id = ?`,
      [id],
    );
    expect(kept).toEqual({ n: 2, done: 1, share: 16 });
    const places = await select<{ position: number }>(
      app,
      'select position from lesson where section_id = ? and removed_at is null order by position',
      [sectionId],
    );
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('whoever had completed all that is left has completed the course', async () => {
    const { id, lessonIds } = await course(app, owner.id, { lessons: 6 });
    const learner = await student(app);
    await enrol(app, learner.id, id);
    for (const lesson of lessonIds.slice(0, 5)) await open(learner, lesson);
    await select(
      app,
      `update lesson_progress set completed_at = now(), completed_why = 'DWELL' where enrolment_id in (select id from enrolment where course_id = ?)`,
      [id],
    );
    await remove(owner, id, [lessonIds[5]!]);
    await act(owner, 'submitRevision', id);
    await approve(id);
    const [done] = await select<{ percentage: number; completed: boolean; version: number }>(
      app,
      `select percentage, completed_at is not null as completed, completed_version as version from enrolment where course_id = ?`,
      [id],
    );
    expect(done).toMatchObject({ percentage: 100, completed: true });
    expect(done!.version).toBeGreaterThan(1);
  });

  test('too little may not be left, and parts of another course are refused at the field', async () => {
    const { id, lessonIds } = await course(app, owner.id, { lessons: 5 });
    const foreign = await course(app, other.id);
    for (const [lessons, sections, field] of [
      [[foreign.lessonIds[0]!], [], 'lessonIds'],
      [[], [foreign.sectionId], 'sectionIds'],
      [['khong-phai-id'], [], 'lessonIds'],
    ] as const)
      expect((await remove(owner, id, lessons, [...sections])).errors![0]!.extensions.details).toMatchObject([
        { field },
      ]);
    await remove(owner, id, [lessonIds[0]!]);
    expect(reasonOf(await act(owner, 'submitRevision', id))).toBe('COURSE_NOT_READY');
    expect(codeOf(await remove(other, id, []))).toBe('NOT_FOUND');
  });

  test('of a course off sale a studied lesson goes at once, and the course is judged again', async () => {
    const { id, lessonIds } = await course(app, owner.id, { status: CourseStatus.UNPUBLISHED });
    const learner = await student(app);
    await enrol(app, learner.id, id);
    await open(learner, lessonIds[0]!);
    await ask(app, owner, 'mutation($id: ID!) { deleteLesson(lessonId: $id) { id } }', { id: lessonIds[0] });
    expect(await seen(owner, id)).toMatchObject({ status: 'DRAFT', lessonCount: 4 });
    expect(
      await select(app, 'select 1 from lesson_progress where lesson_id = ?', [lessonIds[0]]),
    ).toHaveLength(1);
  });
});

describe('past versions', () => {
  const edit = (lessonId: string, expectedVersion: number, more: object) =>
    ask(app, owner, 'mutation($i: UpdateLessonInput!) { updateLesson(input: $i) { version title } }', {
      i: { lessonId, expectedVersion, ...more },
    });

  test('of a draft nothing is kept; of a course that was on sale each edit, with what was before', async () => {
    const draft = await course(app, owner.id, { status: CourseStatus.DRAFT });
    await edit(draft.lessonIds[0]!, 1, { title: 'Đổi tên' });
    expect(await changes(owner, draft.id)).toMatchObject({ total: 0 });
    const { id, lessonIds, sectionId } = await course(app, owner.id);
    await edit(lessonIds[0]!, 1, { title: 'Đổi tên' });
    await ask(app, owner, 'mutation($i: CreateLessonInput!) { createLesson(input: $i) { id } }', {
      i: { sectionId, title: 'Bài thêm', kind: 'TEXT' },
    });
    await update(owner, { courseId: id, expectedVersion: 3, subtitle: 'Bản mới' });
    expect((await changes(owner, id)).items).toMatchObject([
      { kind: 'COURSE_EDITED', version: 4, fields: ['subtitle'] },
      { kind: 'LESSON_ADDED', version: 3, title: 'Bài thêm' },
      { kind: 'LESSON_EDITED', version: 2, title: 'Đổi tên', formerTitle: 'Bài 1', fields: ['title'] },
    ]);
    expect(await changes(other, id)).toEqual({ total: 0, items: [] });
  });

  test('a lesson gets back what an edit replaced, by another edit', async () => {
    const { id, lessonIds } = await course(app, owner.id);
    const lessonId = lessonIds[0]!;
    const words = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    await edit(lessonId, 1, { body: words('Bản đầu tiên') });
    await edit(lessonId, 2, { body: words('Bản hỏng'), title: 'Tên hỏng' });
    const [last] = (await changes(owner, id, lessonId)).items;
    const restore = (changeId: string, expectedVersion: number, lesson = lessonId) =>
      ask(
        app,
        owner,
        'mutation($i: RestoreLessonInput!) { restoreLesson(input: $i) { title body version } }',
        {
          i: { lessonId: lesson, changeId, expectedVersion },
        },
      );
    expect(codeOf(await restore(last!.id, 2))).toBe('CONFLICT');
    expect(codeOf(await restore(last!.id, 1, lessonIds[1]!))).toBe('NOT_FOUND');
    expect((await restore(last!.id, 3)).data.restoreLesson).toEqual({
      title: 'Bài 1',
      body: words('Bản đầu tiên'),
      version: 4,
    });
    expect((await changes(owner, id, lessonId)).total).toBe(3);
  });

  test('who has completed the course is told of lessons that were added since, until they have completed those', async () => {
    const { id, sectionId } = await course(app, owner.id);
    const learner = await student(app);
    await enrol(app, learner.id, id);
    const add = (title: string) =>
      ask(app, owner, 'mutation($i: CreateLessonInput!) { createLesson(input: $i) { id } }', {
        i: { sectionId, title, kind: 'TEXT' },
      });
    const news = async () =>
      (
        (await ask(app, learner, '{ myEnrolments { items { newLessons { title } } } }')).data
          .myEnrolments as {
          items: { newLessons: { title: string }[] }[];
        }
      ).items[0]!.newLessons.map(({ title }) => title);
    await add('Trước khi xong');
    expect(await news()).toEqual([]);
    await select(
      app,
      'update enrolment set completed_at = now(), completed_version = 2 where course_id = ?',
      [id],
    );
    await add('Sau khi xong');
    expect(await news()).toEqual(['Sau khi xong']);
    await select(
      app,
      `insert into lesson_progress (enrolment_id, lesson_id, completed_at, completed_why)
        select e.id, l.id, now(), l.rule from enrolment e join lesson l on l.course_id = e.course_id
        where e.course_id = ? and l.title = 'Sau khi xong'`,
      [id],
    );
    expect(await news()).toEqual([]);
  });
});

const otherCategory = async () =>
  (await select<{ id: string }>(app, 'select id from category order by id desc limit 1'))[0]!.id;
