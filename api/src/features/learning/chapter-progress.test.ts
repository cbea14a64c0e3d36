import { expect, test } from 'vitest';
import { helpersFor } from '../../testing/helpers.ts';
import { app, finish, open, seller } from './testing/students.ts';

const { course, db, enrol, fetchRoot, student, updateRow } = helpersFor(app);

const MINE = `{ myEnrolments { items { percentage
  chapters { title requiredLessons completedLessons completedAt isNext } nextLesson { id } } } }`;

test('counts required lessons by section and names the next lesson', async () => {
  const [who, facts] = [await student(), await course(seller.id, { lessons: 4 })];
  await enrol(who.id, facts.id);
  const [first, second, third, optional] = facts.lessonIds as [string, string, string, string];
  const [added] = await db<{ id: string }>(
    "insert into section (course_id, title, position) values (?, 'Chương hai', 99) returning id",
    facts.id,
  );
  await updateRow('lesson', third, 'section_id = ?', [added!.id]);
  await updateRow('lesson', optional, 'section_id = ?, is_required = false', [added!.id]);
  const read = async () => {
    const { items } = await fetchRoot<{ items: { chapters: object[]; nextLesson: { id: string } | null }[] }>(
      who,
      MINE,
    );
    return items[0]!;
  };

  expect(await read()).toMatchObject({
    chapters: [
      { requiredLessons: 2, completedLessons: 0, completedAt: null, isNext: true },
      { title: 'Chương hai', requiredLessons: 1, completedLessons: 0, completedAt: null, isNext: false },
    ],
    nextLesson: { id: first },
  });
  await finish(who, first);
  await finish(who, second);
  expect(await read()).toMatchObject({
    chapters: [
      { completedLessons: 2, completedAt: expect.any(String), isNext: false },
      { completedLessons: 0, completedAt: null, isNext: true },
    ],
    nextLesson: { id: third },
  });
  // The optional lesson was opened last, and its section has no other incomplete lesson after it
  await open(who, optional);
  expect((await read()).nextLesson).toEqual({ id: optional });
  await finish(who, optional);
  expect((await read()).nextLesson).toEqual({ id: third });
  await finish(who, third);
  expect(await read()).toMatchObject({
    percentage: 100,
    chapters: [{ isNext: false }, { requiredLessons: 1, completedLessons: 1, isNext: false }],
    nextLesson: null,
  });
});
