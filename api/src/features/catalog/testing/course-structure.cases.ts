import { describe, expect, test } from 'vitest';
import { type Actor, ask, codeOf, course, enrol, prose, select } from '../../../testing/factories.ts';
import { CourseStatus } from '../course.enums.ts';
import { app, learner, other, owner } from './courses.ts';

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

  test('lessons move within and between sections, and places stay without gaps', async () => {
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

  test('nothing can be moved into, out of, or edited in another person’s course', async () => {
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

  test('a text’s length follows its words, and the course’s its lessons', async () => {
    const facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const UPDATE =
      'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { durationSec course { durationSec lessonCount } } }';
    const reply = await ask(app, owner, UPDATE, {
      input: { lessonId: facts.lessonIds[0], expectedVersion: 1, body: prose(200) },
    });
    expect(reply.data.updateLesson).toEqual({ durationSec: 60, course: { durationSec: 60, lessonCount: 1 } });
  });

  test('a lesson that was studied and a section that has lessons are not removed', async () => {
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
});
