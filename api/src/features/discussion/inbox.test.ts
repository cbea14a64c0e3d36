import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  codeOf,
  course,
  enrol,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';

const app = await testApp();
let seller: Actor;
let facts: CourseFacts;
let other: CourseFacts;
beforeAll(async () => {
  seller = await teacher(app);
  facts = await course(app, seller.id, { lessons: 1 });
  other = await course(app, seller.id, { lessons: 1 });
});

async function learner({ id, lessonIds }: CourseFacts = facts): Promise<Actor> {
  const who = await student(app);
  await enrol(app, who.id, id);
  await ask(app, who, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonIds[0] });
  return who;
}
const write = async (who: Actor, input: object = {}): Promise<string> => {
  const { data, errors } = await ask(
    app,
    who,
    'mutation($input: CreateCommentInput!) { createComment(input: $input) { id } }',
    { input: { lessonId: facts.lessonIds[0], text: 'Vì sao lại thế ạ?', ...input } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return (data.createComment as { id: string }).id;
};
const INBOX = `query($filter: TaughtQuestionFilter, $courseId: ID) { taughtQuestions(filter: $filter, courseId: $courseId, limit: 100) {
  total items { id lessonTitle mayAccept course { id } } } }`;
interface Asked {
  id: string;
  mayAccept: boolean;
  course: { id: string };
}
const inbox = async (who: Actor, variables: Record<string, unknown> = {}): Promise<Asked[]> => {
  const { data, errors } = await ask(app, who, INBOX, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data.taughtQuestions as { items: Asked[] }).items;
};
const ids = (list: readonly Asked[]) => list.map(({ id }) => id);
const beside = async (rights: string): Promise<Actor> => {
  const who = await teacher(app);
  await select(
    app,
    `insert into co_teacher (course_id, person_id, email, rights, accepted_at) values (?, ?, ?, '{${rights}}', now()) returning id`,
    [facts.id, who.id, who.email],
  );
  return who;
};

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
    await ask(app, who, 'mutation($input: AcceptAnswerInput!) { acceptAnswer(input: $input) { id } }', {
      input: { commentId: reply, isAccepted: true },
    });
    expect(await waiting()).toEqual([]);
    expect(ids(await inbox(seller, { filter: 'ANSWERED' })).slice(0, 2)).toEqual([second, first]);
  });

  test('shows the number of pending questions to people who may answer', async () => {
    const [seller, marker] = [await teacher(app), await beside('MARK')];
    const made = await course(app, seller.id, { lessons: 1 });
    const waits = async (who: Actor) =>
      (await ask(app, who, '{ waitingForTeacher { questions toMark } }')).data.waitingForTeacher;
    const who = await learner(made);
    expect(await waits(seller)).toEqual({ questions: 0, toMark: 0 });
    const asked = await write(who, { lessonId: made.lessonIds[0] });
    await write(who, { lessonId: made.lessonIds[0] });
    expect(await waits(seller)).toEqual({ questions: 2, toMark: 0 });
    expect(await waits(marker)).toEqual({ questions: 0, toMark: 0 });
    const answerer = await teacher(app);
    await select(
      app,
      `insert into co_teacher (course_id, person_id, email, rights, accepted_at) values (?, ?, ?, '{ANSWER}', now()) returning id`,
      [made.id, answerer.id, answerer.email],
    );
    expect(await waits(answerer)).toEqual({ questions: 2, toMark: 0 });
    await write(seller, { lessonId: made.lessonIds[0], parentId: asked, text: 'Vì thế này em nhé.' });
    expect(await waits(seller)).toEqual({ questions: 1, toMark: 0 });
  });

  test('covers all courses or one, without removed questions', async () => {
    const [here, there] = [
      await write(await learner()),
      await write(await learner(other), { lessonId: other.lessonIds[0] }),
    ];
    expect(ids(await inbox(seller)).slice(0, 2)).toEqual([there, here]);
    expect(ids(await inbox(seller, { courseId: other.id }))).toEqual([there]);
    expect((await inbox(seller, { courseId: other.id }))[0]).toMatchObject({
      mayAccept: true,
      course: { id: other.id },
    });
    await select(app, 'update comment set removed_at = now() where id = ? returning id', [there]);
    expect(await inbox(seller, { courseId: other.id })).toEqual([]);
  });

  test('requires the current right to answer', async () => {
    const id = await write(await learner());
    const [answers, edits, stranger] = [await beside('ANSWER'), await beside('EDIT'), await teacher(app)];
    expect(ids(await inbox(answers))).toContain(id);
    expect(await inbox(edits)).toEqual([]);
    expect(await inbox(stranger)).toEqual([]);
    await select(app, "update co_teacher set rights = '{}' where person_id = ? returning id", [answers.id]);
    expect(await inbox(answers)).toEqual([]);
    expect(codeOf(await ask(app, await student(app), INBOX))).toBe('FORBIDDEN');
  });
});

test('notifies answering teachers of a question immediately', async () => {
  const [answers, edits] = [await beside('EDIT,ANSWER'), await beside('EDIT')];
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
