import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getRootValue } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { createLearner } from '../../testing/study.ts';

const app = await testApp();
const { ask, coTeacher, course, db, fetchRoot, mutate, student, teacher } = helpersFor(app);
let seller: Actor;
let facts: CourseFacts;
let other: CourseFacts;
beforeAll(async () => {
  seller = await teacher();
  facts = await course(seller.id, { lessons: 1 });
  other = await course(seller.id, { lessons: 1 });
});

const learner = (course = facts) => createLearner(app, course, course.lessonIds.slice(0, 1));
const write = async (who: Actor, input: object = {}): Promise<string> => {
  const content = { lessonId: facts.lessonIds[0], text: 'Vì sao lại thế ạ?', ...input };
  return getRootValue<{ id: string }>(await mutate(who, 'createComment', content)).id;
};
const INBOX = `query($filter: TaughtQuestionFilter, $courseId: ID) { taughtQuestions(filter: $filter, courseId: $courseId, limit: 100) {
  total items { id lessonTitle mayAccept mayRemove course { id } } } }`;
interface Asked {
  id: string;
  mayAccept: boolean;
  course: { id: string };
}
const inbox = async (who: Actor, variables: Record<string, unknown> = {}): Promise<Asked[]> => {
  return (await fetchRoot<{ items: Asked[] }>(who, INBOX, variables)).items;
};
const ids = (list: readonly Asked[]) => list.map(({ id }) => id);
const helper = (rights: string) => coTeacher(facts.id, rights);

describe('the inbox', () => {
  test('lists pending questions, oldest first, until a reply or accepted answer', async () => {
    const who = await learner();
    const [first, second] = [await write(who), await write(who)];
    const waiting = async () =>
      ids(await inbox(seller, { filter: 'UNANSWERED' })).filter((id) => [first, second].includes(id));
    expect(await waiting()).toEqual([first, second]);
    await write(await learner(), { parentId: first, text: 'Mình cũng thắc mắc.' });
    expect(await waiting()).toEqual([first, second]);
    await write(seller, { parentId: first, text: 'Vì thế này em nhé.' });
    expect(await waiting()).toEqual([second]);
    const reply = await write(who, { parentId: second, text: 'Em tự tìm ra rồi.' });
    await ask(who, 'mutation($input: AcceptAnswerInput!) { acceptAnswer(input: $input) { id } }', {
      input: { commentId: reply, isAccepted: true },
    });
    expect(await waiting()).toEqual([]);
    expect(ids(await inbox(seller, { filter: 'ANSWERED' })).slice(0, 2)).toEqual([second, first]);
  });

  test('shows teachers who may answer the number of pending questions', async () => {
    const [seller, marker] = [await teacher(), await helper('MARK')];
    const made = await course(seller.id, { lessons: 1 });
    const counts = async (who: Actor) => await fetchRoot(who, '{ waitingForTeacher { questions toMark } }');
    const who = await learner(made);
    expect(await counts(seller)).toEqual({ questions: 0, toMark: 0 });
    const question = await write(who, { lessonId: made.lessonIds[0] });
    await write(who, { lessonId: made.lessonIds[0] });
    expect(await counts(seller)).toEqual({ questions: 2, toMark: 0 });
    expect(await counts(marker)).toEqual({ questions: 0, toMark: 0 });
    const answerer = await coTeacher(made.id, 'ANSWER');
    expect(await counts(answerer)).toEqual({ questions: 2, toMark: 0 });
    await write(seller, { lessonId: made.lessonIds[0], parentId: question, text: 'Vì thế này em nhé.' });
    expect(await counts(seller)).toEqual({ questions: 1, toMark: 0 });
  });

  test('lists questions of one or all courses, without removed ones', async () => {
    const [here, there] = [
      await write(await learner()),
      await write(await learner(other), { lessonId: other.lessonIds[0] }),
    ];
    expect(ids(await inbox(seller)).slice(0, 2)).toEqual([there, here]);
    expect(ids(await inbox(seller, { courseId: other.id }))).toEqual([there]);
    expect((await inbox(seller, { courseId: other.id }))[0]).toMatchObject({
      mayAccept: true,
      mayRemove: true,
      course: { id: other.id },
    });
    await db('update comment set removed_at = now() where id = ? returning id', there);
    expect(await inbox(seller, { courseId: other.id })).toEqual([]);
  });

  test('requires the current right to answer', async () => {
    const id = await write(await learner());
    const [answers, edits, stranger] = [await helper('ANSWER'), await helper('EDIT'), await teacher()];
    expect(ids(await inbox(answers))).toContain(id);
    expect(await inbox(edits)).toEqual([]);
    expect(await inbox(stranger)).toEqual([]);
    await db("update co_teacher set rights = '{}' where person_id = ? returning id", answers.id);
    expect(await inbox(answers)).toEqual([]);
    expect(getCode(await ask(await student(), INBOX))).toBe('FORBIDDEN');
  });
});

test('notifies answering teachers of a question immediately', async () => {
  const [answers, edits] = [await helper('EDIT,ANSWER'), await helper('EDIT')];
  const { events } = app.services;
  const heard: Record<string, string[]> = { owner: [], answers: [], edits: [] };
  const listeners = Object.entries({ owner: seller, answers, edits }).map(([name, { id }]) => {
    const stream = events.subscribe('inbox', id);
    void (async () => {
      for await (const comment of stream) heard[name]!.push(comment);
    })();
    return stream;
  });
  const id = await write(await learner());
  await expect.poll(() => heard.answers).toEqual([id]);
  await Promise.all(listeners.map((stream) => stream.return?.()));
  expect(heard).toEqual({ owner: [id], answers: [id], edits: [] });
});
