import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Actor, ask, codeOf, course, enrol, prose, select } from '../../testing/factories.ts';
import { CourseStatus } from './course.enums.ts';
import { MAX_LESSONS, MAX_SECTION_LESSONS, MAX_SECTIONS } from './course-limits.ts';
import { app, learner, other, owner } from './testing/courses.ts';

describe('structure', () => {
  const lessons = async (sectionId: string) =>
    (
      await select<{ title: string; position: number }>(
        app,
        'select title, position from lesson where section_id = ? order by position',
        [sectionId],
      )
    ).map(({ title, position }) => `${position}:${title}`);
  const move = (who: Actor, input: object) =>
    ask(app, who, 'mutation($input: MoveLessonInput!) { moveLesson(input: $input) { id } }', { input });

  test('lessons move within and between sections without gaps', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 4 });
    const [a, b] = facts.lessonIds;
    await move(owner, { lessonId: a, sectionId: facts.sectionId, position: 2 });
    expect(await lessons(facts.sectionId)).toEqual(['0:Bài 2', '1:Bài 3', '2:Bài 1', '3:Bài 4']);
    await ask(app, owner, 'mutation($input: CreateSectionInput!) { createSection(input: $input) { id } }', {
      input: { courseId: facts.id, title: 'Chương hai' },
    });
    const [second] = await select<{ id: string }>(
      app,
      "select id from section where course_id = ? and title = 'Chương hai'",
      [facts.id],
    );
    await move(owner, { lessonId: b, sectionId: second!.id, position: 99 });
    expect(await lessons(facts.sectionId)).toEqual(['0:Bài 3', '1:Bài 1', '2:Bài 4']);
    expect(await lessons(second!.id)).toEqual(['0:Bài 2']);
    await move(owner, { lessonId: a, sectionId: second!.id, position: 0 });
    expect(await lessons(second!.id)).toEqual(['0:Bài 1', '1:Bài 2']);
  });

  test('rejects moves and edits in another person’s course', async () => {
    const [mine, theirs] = [
      await course(app, owner.id, { status: CourseStatus.DRAFT }),
      await course(app, other.id, { status: CourseStatus.DRAFT }),
    ];
    expect(
      codeOf(await move(owner, { lessonId: mine.lessonIds[0], sectionId: theirs.sectionId, position: 0 })),
    ).toBe('NOT_FOUND');
    expect(
      codeOf(await move(owner, { lessonId: theirs.lessonIds[0], sectionId: mine.sectionId, position: 0 })),
    ).toBe('NOT_FOUND');
    const second = await course(app, owner.id, { status: CourseStatus.DRAFT });
    expect(
      codeOf(await move(owner, { lessonId: mine.lessonIds[0], sectionId: second.sectionId, position: 0 })),
    ).toBe('CONFLICT');
    const edit = await ask(
      app,
      owner,
      'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { id } }',
      { input: { lessonId: theirs.lessonIds[0], expectedVersion: 1, title: 'Của tôi' } },
    );
    expect(codeOf(edit)).toBe('NOT_FOUND');
  });

  test('updates the lengths of a text and of its course', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const UPDATE =
      'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { durationSec course { durationSec lessonCount } } }';
    const reply = await ask(app, owner, UPDATE, {
      input: { lessonId: facts.lessonIds[0], expectedVersion: 1, body: prose(200) },
    });
    expect(reply.data.updateLesson).toEqual({ durationSec: 60, course: { durationSec: 60, lessonCount: 1 } });
  });

  test('keeps studied lessons and non-empty sections', async () => {
    const facts = await course(app, owner.id);
    await enrol(app, learner.id, facts.id);
    await ask(app, learner, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', {
      id: facts.lessonIds[0],
    });
    expect(
      codeOf(
        await ask(app, owner, 'mutation($id: ID!) { deleteLesson(lessonId: $id) { id } }', {
          id: facts.lessonIds[0],
        }),
      ),
    ).toBe('CONFLICT');
    const draft = await course(app, owner.id, { status: CourseStatus.DRAFT });
    expect(
      codeOf(
        await ask(app, owner, 'mutation($id: ID!) { deleteSection(sectionId: $id) { id } }', {
          id: draft.sectionId,
        }),
      ),
    ).toBe('CONFLICT');
  });

  test('returns the ID of a removed item with the course', async () => {
    const { sectionId, lessonIds } = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
    const OUTLINE = '{ id course { sections { id lessons { id position } } } }';
    const lesson = await ask(app, owner, `mutation($id: ID!) { deleteLesson(lessonId: $id) ${OUTLINE} }`, {
      id: lessonIds[0],
    });
    expect(lesson.data.deleteLesson).toEqual({
      id: lessonIds[0],
      course: { sections: [{ id: sectionId, lessons: [{ id: lessonIds[1], position: 0 }] }] },
    });
    await ask(app, owner, 'mutation($id: ID!) { deleteLesson(lessonId: $id) { id } }', { id: lessonIds[1] });
    const section = await ask(app, owner, `mutation($id: ID!) { deleteSection(sectionId: $id) ${OUTLINE} }`, {
      id: sectionId,
    });
    expect(section.data.deleteSection).toEqual({ id: sectionId, course: { sections: [] } });
  });
});

describe('a course at its limits', () => {
  const CREATE_SECTION = 'mutation($input: CreateSectionInput!) { createSection(input: $input) { id } }';
  const CREATE_LESSON = 'mutation($input: CreateLessonInput!) { createLesson(input: $input) { id } }';
  const OUTLINE = 'query($id: String!) { course(idOrSlug: $id) { sections { id lessons { id } } } }';
  const KIND = 'TEXT';
  const addSections = (courseId: string, count: number) =>
    select<{ id: string }>(
      app,
      `insert into section (course_id, title, position) select ?, 'Chương', n from generate_series(1, ?::int) n returning id`,
      [courseId, count],
    );
  const addLessons = (courseId: string, sectionId: string, count: number) =>
    select(
      app,
      `insert into lesson (course_id, section_id, title, kind, rule, position)
       select ?, ?, 'Bài', 'TEXT', 'DWELL', n from generate_series(1, ?::int) n`,
      [courseId, sectionId, count],
    );
  /** Reasons of the errors in the responses to the same request, sent several times simultaneously. */
  const race = async (count: number, query: string, input: object) =>
    (await Promise.all(Array.from({ length: count }, () => ask(app, owner, query, { input })))).flatMap(
      ({ errors }) => errors?.map(({ extensions }) => extensions.reason) ?? [],
    );

  test('rejects more sections, also simultaneous ones', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 0 });
    await addSections(facts.id, MAX_SECTIONS - 1 - 2);
    const refused = await race(6, CREATE_SECTION, { courseId: facts.id, title: 'Chương nữa' });
    expect(refused).toEqual(Array(4).fill('TOO_MANY_SECTIONS'));
    const reply = await ask(app, owner, OUTLINE, { id: facts.id });
    expect((reply.data.course as { sections: unknown[] }).sections).toHaveLength(MAX_SECTIONS);
  });

  test('rejects more lessons in a section, new or moved', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const [full] = await addSections(facts.id, 1);
    await addLessons(facts.id, full!.id, MAX_SECTION_LESSONS - 2);
    const refused = await race(5, CREATE_LESSON, { sectionId: full!.id, title: 'Bài nữa', kind: KIND });
    expect(refused).toEqual(Array(3).fill('SECTION_FULL'));
    const moved = await ask(
      app,
      owner,
      'mutation($input: MoveLessonInput!) { moveLesson(input: $input) { id } }',
      {
        input: { lessonId: facts.lessonIds[0], sectionId: full!.id, position: 0 },
      },
    );
    expect(moved.errors?.[0]).toMatchObject({
      message: `Chương này đã đủ ${MAX_SECTION_LESSONS} bài. Bạn đặt bài vào chương khác nhé.`,
      extensions: { code: 'POLICY', reason: 'SECTION_FULL', limit: MAX_SECTION_LESSONS },
    });
    const reply = await ask(app, owner, OUTLINE, { id: facts.id });
    const { sections } = reply.data.course as { sections: { id: string; lessons: unknown[] }[] };
    expect(sections.map(({ lessons }) => lessons.length)).toEqual([1, MAX_SECTION_LESSONS]);
  });

  test('rejects more lessons in total', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 0 });
    const sections = await addSections(facts.id, 5);
    for (const { id } of sections)
      await addLessons(facts.id, id, MAX_LESSONS / 5 - (id === sections[0]!.id ? 1 : 0));
    const refused = await race(4, CREATE_LESSON, {
      sectionId: facts.sectionId,
      title: 'Bài nữa',
      kind: KIND,
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
