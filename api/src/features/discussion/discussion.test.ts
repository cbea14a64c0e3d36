import { beforeAll, describe, expect, test } from 'vitest';
import { runSql } from '../../platform/db/index.ts';
import { testApp } from '../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason, getRootValue } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { createLearner, getAuditLog, getNotifications, openLesson, setAccess } from '../../testing/study.ts';
import { awardAchievements } from '../learning/index.ts';
import { MAX_COMMENTS_PER_HOUR } from './comment-rate.ts';
import { personalData } from './personal-data.ts';

const app = await testApp();
const { admin, ask, coTeacher, course, db, enrol, fetchRoot, mutate, student, teacher } = helpersFor(app);
let seller: Actor;
let boss: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  [seller, boss] = [await teacher(), await admin()];
  facts = await course(seller.id, { lessons: 2 });
});

const FIELDS = `id text atSec paragraph parentId lessonId likeCount replyCount isLiked isByTeacher acceptedAt author { id }`;
interface Said {
  id: string;
  text: string | null;
  [field: string]: unknown;
}

/** A student who has opened the first lesson. */
const learner = () => createLearner(app, facts, facts.lessonIds.slice(0, 1));
const act = (who: Actor | undefined, name: string, input: object) => mutate(who, name, input, FIELDS);
const write = (who: Actor | undefined, input: object = {}) =>
  act(who, 'createComment', { lessonId: facts.lessonIds[0], text: 'Vì sao lại thế ạ?', ...input });
const written = async (who: Actor, input: object = {}): Promise<Said> =>
  getRootValue(await write(who, input));
const remove = (who: Actor, id: string) =>
  ask(who, `mutation($id: ID!) { removeComment(commentId: $id) { ${FIELDS} } }`, { id });
const LIST = `query($lessonId: ID, $first: Int, $after: String, $filter: CommentFilter) {
  comments(lessonId: $lessonId, first: $first, after: $after, filter: $filter) {
    edges { node { ${FIELDS} replies { edges { node { id text } } } } } pageInfo { hasNextPage endCursor } } }`;
interface Thread {
  edges: { node: Said }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const list = async (who: Actor, over: object = {}): Promise<Thread> =>
  await fetchRoot<Thread>(who, LIST, { lessonId: facts.lessonIds[0], ...over });
const getIds = ({ edges }: Thread) => edges.map(({ node }) => node.id);
const notified = (who: Actor) => getNotifications(app, who, 'QUESTION%');

describe('a rate limit of comments', () => {
  test('applies after thirty an hour, also simultaneously, but not to teachers', async () => {
    const [who, other] = [await learner(), await learner()];
    const before = (await notified(seller)).length;
    const replies = await Promise.all(Array.from({ length: MAX_COMMENTS_PER_HOUR + 5 }, () => write(who)));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(MAX_COMMENTS_PER_HOUR);
    expect(new Set(replies.filter(({ errors }) => errors).map(getReason))).toEqual(
      new Set(['COMMENTS_TOO_MANY']),
    );
    expect((await notified(seller)).length - before).toBe(MAX_COMMENTS_PER_HOUR);
    // A removed comment still counts, because it has sent notifications
    await remove(who, getRootValue<Said>(replies.find(({ errors }) => !errors)!).id);
    expect(getReason(await write(who))).toBe('COMMENTS_TOO_MANY');
    const question = await written(other);
    for (let n = 0; n < MAX_COMMENTS_PER_HOUR + 1; n++) await written(seller, { parentId: question.id });
    await db(
      "update comment set created_at = created_at - interval '61 minutes' where author_id = ? returning id",
      who.id,
    );
    expect((await write(who)).errors).toBeUndefined();
  });
});

describe('access to a discussion', () => {
  test('is limited to students who opened the lesson, its teacher and administrators', async () => {
    const who = await learner();
    const { id } = await written(who);
    for (const reader of [who, await learner(), seller, boss])
      expect(getIds(await list(reader))).toContain(id);
    for (const other of [await student(), await teacher()]) {
      expect(getIds(await list(other))).toEqual([]);
      expect(getCode(await write(other))).toBe('NOT_FOUND');
      for (const name of ['likeComment', 'acceptAnswer'])
        expect(
          getCode(
            await act(other, name, {
              commentId: id,
              ...(name === 'likeComment' ? { isLiked: true } : { isAccepted: true }),
            }),
          ),
        ).toBe('NOT_FOUND');
      expect(getCode(await remove(other, id))).toBe('NOT_FOUND');
    }
    expect(getCode(await write(undefined))).toBe('UNAUTHENTICATED');
  });

  test('excludes expired students and unopened lessons', async () => {
    const who = await learner();
    expect(getCode(await write(who, { lessonId: facts.lessonIds[1] }))).toBe('NOT_FOUND');
    await setAccess(app, who, 'REVOKED');
    expect(getCode(await write(who))).toBe('NOT_FOUND');
    expect(getIds(await list(who))).toEqual([]);
  });
});

test('a co-teacher needs the right to answer', async () => {
  const helper = await coTeacher(facts.id, 'EDIT');
  expect(getReason(await write(helper))).toBe('RIGHT_LACKING');
  await db("update co_teacher set rights = '{EDIT,ANSWER}' where person_id = ?", helper.id);
  expect(getCode(await write(helper))).toBeUndefined();
  // Like the owner, the helper is notified of questions except their own
  expect(await notified(helper)).toEqual([]);
  await written(await learner());
  expect(await notified(helper)).toEqual(['QUESTION_ASKED']);
  await db("update co_teacher set rights = '{EDIT}' where person_id = ?", helper.id);
  await written(await learner());
  expect(await notified(helper)).toEqual(['QUESTION_ASKED']);
  await db('delete from co_teacher where person_id = ?', helper.id);
});

describe('asking and answering', () => {
  test('stores the video position of a question and notifies the teacher and the student who asked', async () => {
    const [who, other] = [await learner(), await learner()];
    const before = (await notified(seller)).length;
    const question = await written(who, { atSec: 125 });
    expect(question).toMatchObject({ atSec: 125, parentId: null, replyCount: 0, isByTeacher: false });
    expect((await notified(seller)).slice(before)).toEqual(['QUESTION_ASKED']);
    const answer = await written(seller, { parentId: question.id, text: 'Vì thế này em nhé.' });
    expect(answer).toMatchObject({ parentId: question.id, isByTeacher: true });
    await written(who, { parentId: question.id, text: 'Em cảm ơn thầy.' });
    expect(await notified(who)).toEqual(['QUESTION_ANSWERED']);
    const { node } = (await list(other)).edges.find(({ node: { id } }) => id === question.id)!;
    expect(node).toMatchObject({ replyCount: 2 });
    expect((node.replies as Thread).edges.map(({ node: { text } }) => text)).toEqual([
      'Vì thế này em nhé.',
      'Em cảm ơn thầy.',
    ]);
  });

  test('finds questions by time or paragraph', async () => {
    const who = await learner();
    const ids: string[] = [];
    for (const place of [{ atSec: 0 }, { atSec: 40 }, { atSec: 60 }, { paragraph: 0 }, { paragraph: 2 }, {}])
      ids.push((await written(who, place)).id);
    const at = async (args: string) => {
      const reply = await ask(
        who,
        `query($lessonId: ID) { comments(lessonId: $lessonId, filter: MINE, first: 50, ${args}) { edges { node { id } } } }`,
        { lessonId: facts.lessonIds[0] },
      );
      const found = (reply.data.comments as { edges: { node: { id: string } }[] }).edges;
      return found.map(({ node }) => ids.indexOf(node.id)).sort();
    };
    expect(await at('fromSec: 0')).toEqual([0, 1, 2]);
    expect(await at('fromSec: 40')).toEqual([1, 2]);
    expect(await at('fromSec: 30, toSec: 50')).toEqual([1]);
    expect(await at('toSec: 0')).toEqual([0]);
    expect(await at('paragraph: 0')).toEqual([3]);
    expect(await at('paragraph: 2')).toEqual([4]);
    expect(await at('paragraph: null')).toEqual([0, 1, 2, 3, 4, 5]);
    const reply = await written(seller, { parentId: ids[2], text: 'Ở phút thứ hai.' });
    expect(await at(`ofCommentId: "${ids[2]}"`)).toEqual([2]);
    expect(await at(`ofCommentId: "${reply.id}"`)).toEqual([2]);
    expect(await at(`ofCommentId: "${crypto.randomUUID()}"`)).toEqual([]);
  });

  test('allows one level of replies within a lesson', async () => {
    const who = await learner();
    const question = await written(who);
    const reply = await written(who, { parentId: question.id });
    expect(getCode(await write(who, { parentId: reply.id }))).toBe('BAD_INPUT');
    expect(getCode(await write(seller, { parentId: question.id, lessonId: facts.lessonIds[1] }))).toBe(
      'BAD_INPUT',
    );
    for (const input of [{ text: ' a ' }, { text: 'x'.repeat(4001) }, { atSec: -1 }])
      expect(getCode(await write(who, input))).toBe('BAD_INPUT');
  });

  test('creates one comment per key', async () => {
    const who = await learner();
    const input = { idempotencyKey: `comment-${who.id}` };
    const [one, two] = await Promise.all([written(who, input), written(who, input)]);
    expect(one.id).toBe(two.id);
    expect(getIds(await list(who, { filter: 'MINE' }))).toEqual([one.id]);
  });

  test('accepts one answer, which removes the question from the unanswered list', async () => {
    const [who, other] = [await learner(), await learner()];
    const question = await written(who);
    const [first, second] = [
      await written(other, { parentId: question.id }),
      await written(other, { parentId: question.id }),
    ];
    expect(getReason(await act(other, 'acceptAnswer', { commentId: first.id, isAccepted: true }))).toBe(
      'NOT_YOUR_QUESTION',
    );
    expect(getIds(await list(who, { filter: 'UNANSWERED' }))).toContain(question.id);
    await act(who, 'acceptAnswer', { commentId: first.id, isAccepted: true });
    const accepted = await act(seller, 'acceptAnswer', { commentId: second.id, isAccepted: true });
    expect(getRootValue(accepted)).toMatchObject({ acceptedAt: expect.any(String) });
    expect(
      await db('select id from comment where parent_id = ? and accepted_at is not null', question.id),
    ).toEqual([{ id: second.id }]);
    expect(getIds(await list(who, { filter: 'UNANSWERED' }))).not.toContain(question.id);
    expect(getReason(await act(who, 'acceptAnswer', { commentId: question.id, isAccepted: true }))).toBe(
      'NOT_YOUR_QUESTION',
    );
  });
});

test('a student withdraws only the answer that was accepted, and a removed question accepts none', async () => {
  const who = await learner();
  const question = await written(who);
  const [first, second] = [
    await written(seller, { parentId: question.id }),
    await written(seller, { parentId: question.id }),
  ];
  const accept = (commentId: string, isAccepted: boolean) =>
    act(who, 'acceptAnswer', { commentId, isAccepted });
  await accept(second.id, true);
  await accept(first.id, false);
  expect(
    await db('select id from comment where parent_id = ? and accepted_at is not null', question.id),
  ).toEqual([{ id: second.id }]);
  await remove(who, question.id);
  expect(getReason(await accept(first.id, true))).toBe('COMMENT_REMOVED');
});

test('excludes erased replies from the count', async () => {
  const [who, other] = [await learner(), await learner()];
  const { id } = await written(who);
  await written(other, { parentId: id });
  await written(seller, { parentId: id });
  await db('update comment set removed_at = now() where author_id = ?', other.id);
  for (const { statement } of personalData.indirect ?? [])
    await runSql(app.services.orm.em.fork(), statement(other.id));
  expect(await db('select reply_count as n from comment where id = ?', id)).toEqual([{ n: 1 }]);
});

describe('likes', () => {
  test('count each person once, even simultaneously, except the author', async () => {
    const who = await learner();
    const { id: commentId } = await written(who);
    const people = await Promise.all([learner(), learner(), learner()]);
    await Promise.all(
      [...people, ...people].map((each) => act(each, 'likeComment', { commentId, isLiked: true })),
    );
    await act(people[0]!, 'likeComment', { commentId, isLiked: false });
    const liked = await act(people[1]!, 'likeComment', { commentId, isLiked: true });
    expect(getRootValue(liked)).toMatchObject({ likeCount: 2, isLiked: true });
    expect(getReason(await act(who, 'likeComment', { commentId, isLiked: true }))).toBe('OWN_COMMENT');
  });
});

describe('a removed comment', () => {
  test('remains as a placeholder with the replies but without the text', async () => {
    const [who, other] = [await learner(), await learner()];
    const question = await written(who, { text: 'Điều không nên nói' });
    await written(other, { parentId: question.id });
    expect(getReason(await remove(other, question.id))).toBe('NOT_YOUR_COMMENT');
    expect((await remove(who, question.id)).data.removeComment).toMatchObject({ text: null, replyCount: 1 });
    expect(JSON.stringify(await list(other))).not.toContain('Điều không nên nói');
    expect(getReason(await write(other, { parentId: question.id }))).toBe('COMMENT_REMOVED');
    expect(getCode(await remove(who, question.id))).toBe('CONFLICT');
  });

  test('is audited if a teacher or moderator removed it', async () => {
    for (const remover of [seller, boss]) {
      const { id } = await written(await learner());
      expect((await remove(remover, id)).errors).toBeUndefined();
      expect(await getAuditLog(app, id)).toMatchObject([{ action: 'comment.remove', actor_id: remover.id }]);
    }
  });
});

describe('a long thread', () => {
  test('of 10,000 comments is paged without duplicates, newest first', async () => {
    const [who, other] = [await learner(), await course(seller.id, { lessons: 1 })];
    const lessonId = other.lessonIds[0]!;
    await enrol(who.id, other.id);
    await openLesson(app, who, lessonId);
    await db(
      `insert into comment (lesson_id, author_id, text, created_at)
       select ?, ?, 'Câu ' || n, now() - make_interval(secs => n / 7) from generate_series(1, 10000) n`,
      lessonId,
      who.id,
    );
    await db('analyze comment');
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 5; page++) {
      const thread = await list(who, { lessonId, first: 50, after });
      seen.push(...getIds(thread));
      after = thread.pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(250);
    const newest = await db<{ id: string }>(
      'select id from comment where lesson_id = ? order by created_at desc, id desc limit 250',
      lessonId,
    );
    expect(seen).toEqual(newest.map(({ id }) => id));
  });
});

describe('on REST', () => {
  const call = (who: Actor, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.server.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${who.token}`, 'x-requested-with': 'XMLHttpRequest' },
      ...(payload && { payload }),
    });

  test('creates, reads, likes and removes a thread', async () => {
    const [who, other] = [await learner(), await learner()];
    const lessonId = facts.lessonIds[0]!;
    const made = await call(who, 'POST', '/comments', { lessonId, text: 'Hỏi qua REST' });
    expect([made.statusCode, made.json().data.text]).toEqual([200, 'Hỏi qua REST']);
    const { id, _id } = made.json().data;
    expect(_id).toBe(id);
    await call(other, 'POST', '/comments', { lessonId, parentId: id, text: 'Trả lời' });
    const liked = await call(other, 'POST', `/comments/${id}/like`, {});
    expect(liked.json().data).toMatchObject({ likeCount: 1, isLiked: true });
    const { data } = (await call(who, 'GET', `/comments?lessonId=${lessonId}&limit=1`)).json();
    expect(data.items[0]).toMatchObject({ id, replies: [{ text: 'Trả lời' }] });
    expect(
      (await call(who, 'GET', `/comments?lessonId=${lessonId}&limit=1&cursor=${data.nextCursor}`)).json().data
        .items[0].id,
    ).not.toBe(id);
    expect((await call(other, 'DELETE', `/comments/${id}`)).statusCode).toBe(403);
    expect((await call(who, 'DELETE', `/comments/${id}`)).statusCode).toBe(200);
    expect((await call(await student(), 'POST', '/comments', { lessonId, text: 'Lạ' })).statusCode).toBe(404);
  });
});

describe('helpful answers', () => {
  const earned = async (who: Actor) => {
    const jobs = await db<{ data: { personId: string } }>(
      "select data from pgboss.job where name = 'achievements.award' and data->>'personId' = ?",
      who.id,
    );
    for (const { data } of jobs) await awardAchievements.handle(app.services, data);
    const { data } = await ask(who, '{ myAchievements { code metric threshold progress earnedAt } }');
    return (data.myAchievements as { code: string; progress: number; earnedAt: string | null }[]).find(
      ({ code }) => code === 'helpful-answers',
    )!;
  };

  test('are accepted or liked by three people, and five of them earn an achievement', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, learner));
    const [helper, asker, ...others] = people as [Actor, Actor, Actor, Actor];
    const answer = async () => {
      const question = await written(asker);
      return written(helper, { parentId: question.id });
    };
    expect(await earned(helper)).toMatchObject({ metric: 'HELPFUL_ANSWERS', threshold: 5, progress: 0 });
    for (let i = 0; i < 4; i++)
      await act(asker, 'acceptAnswer', { commentId: (await answer()).id, isAccepted: true });
    const liked = await answer();
    for (const fan of [asker, others[0]])
      await act(fan!, 'likeComment', { commentId: liked.id, isLiked: true });
    expect(await earned(helper)).toMatchObject({ progress: 4, earnedAt: null });
    await act(others[1]!, 'likeComment', { commentId: liked.id, isLiked: true });
    expect(await earned(helper)).toMatchObject({ progress: 5, earnedAt: expect.any(String) });
    // An achievement is not revoked
    await act(others[1]!, 'likeComment', { commentId: liked.id, isLiked: false });
    expect(await earned(helper)).toMatchObject({ earnedAt: expect.any(String) });
  });

  test('exclude own questions, teachers of the course and removed answers', async () => {
    const [who, other] = [await learner(), await learner()];
    const question = await written(who);
    const own = await written(who, { parentId: question.id });
    await act(who, 'acceptAnswer', { commentId: own.id, isAccepted: true });
    expect(await earned(who)).toMatchObject({ progress: 0 });
    const taught = await written(seller, { parentId: question.id });
    await act(who, 'acceptAnswer', { commentId: taught.id, isAccepted: true });
    expect(await earned(seller)).toMatchObject({ progress: 0 });
    const helpful = await written(other, { parentId: question.id });
    await act(who, 'acceptAnswer', { commentId: helpful.id, isAccepted: true });
    expect(await earned(other)).toMatchObject({ progress: 1 });
    await remove(other, helpful.id);
    expect(await earned(other)).toMatchObject({ progress: 0 });
  });
});
