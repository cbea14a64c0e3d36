import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Actor, type CourseFacts, getCode, getReason, prose } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { MAX_LESSONS, MAX_SECTION_LESSONS, MAX_SECTIONS } from './course-limits.ts';
import { app, learner, other, owner } from './testing/courses.ts';

const { course, db, enrol, fetchRoot, mutate, mutateById } = helpersFor(app);

describe('structure', () => {
  const lessons = async (sectionId: string) =>
    (
      await db<{ title: string; position: number }>(
        'select title, position from lesson where section_id = ? order by position',
        sectionId,
      )
    ).map(({ title, position }) => `${position}:${title}`);
  const move = (who: Actor, input: object) => mutate(who, 'moveLesson', input);

  test('lessons move within and between sections without gaps', async () => {
    const facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 4 });
    const [a, b] = facts.lessonIds;
    await move(owner, { lessonId: a, sectionId: facts.sectionId, position: 2 });
    expect(await lessons(facts.sectionId)).toEqual(['0:Bài 2', '1:Bài 3', '2:Bài 1', '3:Bài 4']);
    await mutate(owner, 'createSection', { courseId: facts.id, title: 'Chương hai' });
    const [second] = await db<{ id: string }>(
      "select id from section where course_id = ? and title = 'Chương hai'",
      facts.id,
    );
    await move(owner, { lessonId: b, sectionId: second!.id, position: 99 });
    expect(await lessons(facts.sectionId)).toEqual(['0:Bài 3', '1:Bài 1', '2:Bài 4']);
    expect(await lessons(second!.id)).toEqual(['0:Bài 2']);
    await move(owner, { lessonId: a, sectionId: second!.id, position: 0 });
    expect(await lessons(second!.id)).toEqual(['0:Bài 1', '1:Bài 2']);
  });

  test('rejects moves and edits in another person’s course', async () => {
    const [mine, theirs] = [
      await course(owner.id, { status: CourseStatus.DRAFT }),
      await course(other.id, { status: CourseStatus.DRAFT }),
    ];
    const toStart = (from: CourseFacts, to: CourseFacts) =>
      move(owner, { lessonId: from.lessonIds[0], sectionId: to.sectionId, position: 0 });
    expect(getCode(await toStart(mine, theirs))).toBe('NOT_FOUND');
    expect(getCode(await toStart(theirs, mine))).toBe('NOT_FOUND');
    const second = await course(owner.id, { status: CourseStatus.DRAFT });
    expect(getCode(await toStart(mine, second))).toBe('CONFLICT');
    const edit = await mutate(owner, 'updateLesson', {
      lessonId: theirs.lessonIds[0],
      expectedVersion: 1,
      title: 'Của tôi',
    });
    expect(getCode(edit)).toBe('NOT_FOUND');
  });

  test('updates the lengths of a text and of its course', async () => {
    const facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });

    const reply = await mutate(
      owner,
      'updateLesson',
      { lessonId: facts.lessonIds[0], expectedVersion: 1, body: prose(200) },
      'durationSec course { durationSec lessonCount }',
    );
    expect(reply.data.updateLesson).toEqual({ durationSec: 60, course: { durationSec: 60, lessonCount: 1 } });
  });

  test('keeps studied lessons and non-empty sections', async () => {
    const facts = await course(owner.id);
    await enrol(learner.id, facts.id);
    await mutateById(learner, 'openLesson', { lessonId: facts.lessonIds[0] });
    expect(getCode(await mutateById(owner, 'deleteLesson', { lessonId: facts.lessonIds[0] }))).toBe(
      'CONFLICT',
    );
    const draft = await course(owner.id, { status: CourseStatus.DRAFT });
    expect(getCode(await mutateById(owner, 'deleteSection', { sectionId: draft.sectionId }))).toBe(
      'CONFLICT',
    );
  });

  test('returns the ID of a removed item with the course', async () => {
    const { sectionId, lessonIds } = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
    const OUTLINE = 'id course { sections { id lessons { id position } } }';
    const lesson = await mutateById(owner, 'deleteLesson', { lessonId: lessonIds[0] }, OUTLINE);
    expect(lesson.data.deleteLesson).toEqual({
      id: lessonIds[0],
      course: { sections: [{ id: sectionId, lessons: [{ id: lessonIds[1], position: 0 }] }] },
    });
    await mutateById(owner, 'deleteLesson', { lessonId: lessonIds[1] });
    const section = await mutateById(owner, 'deleteSection', { sectionId }, OUTLINE);
    expect(section.data.deleteSection).toEqual({ id: sectionId, course: { sections: [] } });
  });
});

describe('a course at its limits', () => {
  const OUTLINE = 'query($id: String!) { course(idOrSlug: $id) { sections { id lessons { id } } } }';
  const getSections = async (id: string) =>
    (await fetchRoot<{ sections: { lessons: object[] }[] }>(owner, OUTLINE, { id })).sections;
  const addSections = (courseId: string, count: number) =>
    db<{ id: string }>(
      `insert into section (course_id, title, position) select ?, 'Chương', n from generate_series(1, ?::int) n returning id`,
      courseId,
      count,
    );
  const addLessons = (courseId: string, sectionId: string, count: number) =>
    db(
      `insert into lesson (course_id, section_id, title, kind, rule, position)
       select ?, ?, 'Bài', 'TEXT', 'DWELL', n from generate_series(1, ?::int) n`,
      courseId,
      sectionId,
      count,
    );
  /** Reasons of the errors in the responses to the same request, sent several times simultaneously. */
  const race = async (count: number, name: string, input: object) =>
    (await Promise.all(Array.from({ length: count }, () => mutate(owner, name, input)))).flatMap(
      (reply) => getReason(reply) ?? [],
    );

  test('rejects more sections, also simultaneous ones', async () => {
    const facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 0 });
    await addSections(facts.id, MAX_SECTIONS - 1 - 2);
    const refused = await race(6, 'createSection', { courseId: facts.id, title: 'Chương nữa' });
    expect(refused).toEqual(Array(4).fill('TOO_MANY_SECTIONS'));
    expect(await getSections(facts.id)).toHaveLength(MAX_SECTIONS);
  });

  test('rejects more lessons in a section, new or moved', async () => {
    const facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const [full] = await addSections(facts.id, 1);
    await addLessons(facts.id, full!.id, MAX_SECTION_LESSONS - 2);
    const refused = await race(5, 'createLesson', { sectionId: full!.id, title: 'Bài nữa', kind: 'TEXT' });
    expect(refused).toEqual(Array(3).fill('SECTION_FULL'));
    const target = { sectionId: full!.id, position: 0 };
    const moved = await mutate(owner, 'moveLesson', { lessonId: facts.lessonIds[0], ...target });
    expect(moved.errors?.[0]).toMatchObject({
      message: `Chương này đã đủ ${MAX_SECTION_LESSONS} bài. Bạn đặt bài vào chương khác nhé.`,
      extensions: { code: 'POLICY', reason: 'SECTION_FULL', limit: MAX_SECTION_LESSONS },
    });
    expect((await getSections(facts.id)).map(({ lessons }) => lessons.length)).toEqual([
      1,
      MAX_SECTION_LESSONS,
    ]);
  });

  test('rejects more lessons in total', async () => {
    const facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 0 });
    const sections = await addSections(facts.id, 5);
    for (const { id } of sections)
      await addLessons(facts.id, id, MAX_LESSONS / 5 - (id === sections[0]!.id ? 1 : 0));
    const refused = await race(4, 'createLesson', {
      sectionId: facts.sectionId,
      title: 'Bài nữa',
      kind: 'TEXT',
    });
    expect(refused).toEqual(Array(3).fill('TOO_MANY_LESSONS'));
  });

  test('has an outline cost for the whole course, not per section limit', () => {
    const section = 1 + 1 + MAX_LESSONS / MAX_SECTIONS;
    expect(app.engine.cost({ document: parse(OUTLINE), variables: { id: 'x' } })).toBe(
      1 + 1 + MAX_SECTIONS * section,
    );
  });
});
