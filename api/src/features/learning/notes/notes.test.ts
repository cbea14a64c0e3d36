import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import {
  type Actor,
  type CourseFacts,
  getCode,
  getReason,
  getRootValue,
} from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { createLearner, viewAs } from '../../../testing/study.ts';

const app = await testApp();
const { admin, ask, course, db, mutate, student, teacher } = helpersFor(app);
let seller: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  seller = await teacher();
  facts = await course(seller.id, { lessons: 2 });
});

const learner = () => createLearner(app, facts);
const FIELDS = 'id text atSec lessonId updatedAt';
const create = (who: Actor | undefined, over: object = {}) =>
  mutate(who, 'createNote', { lessonId: facts.lessonIds[0], text: 'Xem lại đoạn này', ...over }, FIELDS);
const created = async (who: Actor, over: object = {}): Promise<string> =>
  getRootValue<{ id: string }>(await create(who, over)).id;
const update = (who: Actor, noteId: string) => mutate(who, 'updateNote', { noteId, text: 'Đã hiểu' }, FIELDS);
const remove = (who: Actor, id: string) =>
  ask(who, 'mutation($id: ID!) { deleteNote(noteId: $id) { id } }', { id });
const list = async (who: Actor, courseId = facts.id): Promise<{ id: string; text: string }[]> =>
  (await ask(who, `query($id: ID!) { myNotes(courseId: $id) { ${FIELDS} } }`, { id: courseId })).data
    .myNotes as { id: string; text: string }[];

test('sorts notes by course and video time, edits and deletes them', async () => {
  const who = await learner();
  const second = await created(who, { lessonId: facts.lessonIds[1], atSec: 5 });
  const late = await created(who, { atSec: 90 });
  const early = await created(who, { atSec: 12 });
  expect((await list(who)).map(({ id }) => id)).toEqual([early, late, second]);
  expect(getRootValue(await update(who, late))).toMatchObject({
    text: 'Đã hiểu',
    atSec: 90,
    updatedAt: expect.any(String),
  });
  expect((await remove(who, early)).data.deleteNote).toEqual({ id: early });
  expect((await list(who)).map(({ id }) => id)).toEqual([late, second]);
});

test('hides notes from students, teachers and administrators', async () => {
  const id = await created(await learner());
  for (const other of [await learner(), seller, await admin()]) {
    expect(await list(other)).toEqual([]);
    expect(getCode(await update(other, id))).toBe('NOT_FOUND');
    expect(getCode(await remove(other, id))).toBe('NOT_FOUND');
  }
  expect(getCode(await create(await student()))).toBe('NOT_FOUND');
  expect(getCode(await create(undefined))).toBe('UNAUTHENTICATED');
});

test.each([
  ["access = 'SUSPENDED'", false],
  ["access = 'REVOKED'", false],
  ["access = 'EXPIRED'", true],
  ["expires_at = now() - interval '1 second'", true],
])('after %s notes can be deleted, and read: %s', async (change, isReadable) => {
  const who = await learner();
  const id = await created(who);
  await db(`update enrolment set ${change} where student_id = ?`, who.id);
  expect(getCode(await create(who))).toBe('NOT_FOUND');
  expect(getCode(await update(who, id))).toBe('NOT_FOUND');
  expect(await list(who)).toMatchObject(isReadable ? [{ id, text: 'Xem lại đoạn này' }] : []);
  expect((await remove(who, id)).errors).toBeUndefined();
  expect(await list(who)).toEqual([]);
});

test('limits notes to five hundred per course and person', async () => {
  const who = await learner();
  await db(
    "insert into lesson_note (lesson_id, person_id, text) select ?, ?, 'x' from generate_series(1, 498) returning id",
    facts.lessonIds[1],
    who.id,
  );
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(who)));
  expect(replies.filter((reply) => getReason(reply) === 'NOTES_FULL')).toHaveLength(3);
  expect(await list(who)).toHaveLength(500);
});

test('hides notes from an administrator who views as the student, in lists and search', async () => {
  const who = await learner();
  await created(who, { text: 'Điều riêng tư nhất' });
  const viewing = await viewAs(app, who);
  const search =
    '{ passages(search: "riêng tư nhất", first: 5) { totalCount } recentNotes(first: 5) { totalCount } }';
  expect((await ask(who, search)).data).toEqual({
    passages: { totalCount: 1 },
    recentNotes: { totalCount: 1 },
  });
  expect((await ask(viewing, search)).data).toEqual({
    passages: { totalCount: 0 },
    recentNotes: { totalCount: 0 },
  });
  expect(await list(viewing)).toEqual([]);
});
