import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { notifyClass } from './notify-class.jobs.ts';
import { notifyNewLessons } from './notify-new-lessons.jobs.ts';

const app = await testApp();
const { ask, coTeacher, course, db, enrol, fetchRoot, student, teacher, updateRow } = helpersFor(app);
let owner: Actor, an: Actor, binh: Actor, gone: Actor;
let facts: CourseFacts;
let places: string[];
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { lessons: 2 });
  [an, binh, gone] = [await student(), await student(), await student()];
  places = [];
  for (const { id } of [an, binh, gone]) places.push(await enrol(id, facts.id));
  await updateRow('enrolment', places[2], "access = 'REVOKED'");
});

const SEND = `mutation($input: SendCourseMessageInput!) { sendCourseMessage(input: $input) {
  id audience title body authorName recipientCount readCount } }`;
interface Sent {
  id: string;
  recipientCount: number;
}
const send = async (input: object = {}, who = owner) => {
  const answer = await ask(who, SEND, {
    input: { courseId: facts.id, title: 'Buổi ôn tập', body: 'Tối nay 20 giờ.\nNhớ mang câu hỏi.', ...input },
  });
  return { ...answer, message: answer.data?.sendCourseMessage as Sent };
};
const deliver = (messageId: string) => notifyClass.handle(app.services, { messageId });
const notified = (who: Actor, kind = 'COURSE_MESSAGE') =>
  db<{ params: Record<string, string>; link: string }>(
    'select params, link from notification where person_id = ? and kind = ? order by id',
    who.id,
    kind,
  );
const received = async (who: Actor) =>
  await fetchRoot(who, 'query($id: ID!) { receivedCourseMessages(courseId: $id) { id title body isRead } }', {
    id: facts.id,
  });
const sent = async (who: Actor) =>
  await fetchRoot(
    who,
    'query($id: ID!) { courseMessages(courseId: $id) { total items { id recipientCount readCount } } }',
    { id: facts.id },
  );
const read = (who: Actor) =>
  ask(who, 'mutation($id: ID!) { readCourseMessages(courseId: $id) { readCount } }', { id: facts.id });

describe('a message to a class', () => {
  test('reaches every current student once and counts readers', async () => {
    const { message } = await send();
    expect(message).toMatchObject({ audience: 'EVERYONE', recipientCount: 2, readCount: 0 });
    await deliver(message.id);
    await deliver(message.id);
    expect(await notified(an)).toEqual([
      {
        params: { course: 'Khoá học thử', title: 'Buổi ôn tập', text: 'Tối nay 20 giờ.\nNhớ mang câu hỏi.' },
        link: `/learning/${facts.id}?message=${message.id}`,
      },
    ]);
    expect(await notified(binh)).toHaveLength(1);
    expect(await notified(gone)).toEqual([]);
    expect(await received(an)).toEqual([
      { id: message.id, title: 'Buổi ôn tập', body: 'Tối nay 20 giờ.\nNhớ mang câu hỏi.', isRead: false },
    ]);
    expect((await read(an)).data.readCourseMessages).toEqual({ readCount: 1 });
    expect((await read(an)).data.readCourseMessages).toEqual({ readCount: 0 });
    expect(getCode(await read(await student()))).toBe('NOT_FOUND');
    expect(await received(an)).toMatchObject([{ isRead: true }]);
    expect(await received(binh)).toMatchObject([{ isRead: false }]);
    expect(await sent(owner)).toEqual({
      total: 1,
      items: [{ id: message.id, recipientCount: 2, readCount: 1 }],
    });
  });

  test('goes to selected students of this course only', async () => {
    const other = await course(owner.id);
    const elsewhere = await enrol((await student()).id, other.id);
    const { message } = await send({ enrolmentIds: [places[1], places[2], elsewhere] });
    expect(message).toMatchObject({ audience: 'CHOSEN', recipientCount: 1 });
    expect(await received(an)).toEqual([]);
    expect(await received(binh)).toHaveLength(1);
    const none = await send({ enrolmentIds: [elsewhere, 'x'] });
    expect(getCode(none)).toBe('BAD_INPUT');
    expect(await sent(owner)).toMatchObject({ total: 1 });
  });

  test('requires the right to answer and is private', async () => {
    const [helper, looker] = [await coTeacher(facts.id, 'ANSWER'), await coTeacher(facts.id, '')];
    const stranger = await teacher();
    expect((await send({}, helper)).message.recipientCount).toBe(2);
    expect(getCode(await send({}, looker))).toBe('FORBIDDEN');
    expect(getCode(await send({}, stranger))).toBe('NOT_FOUND');
    expect(getCode(await send({}, an))).toBe('FORBIDDEN');
    expect(await sent(looker)).toMatchObject({ total: 1 });
    expect(await sent(stranger)).toMatchObject({ total: 0 });
    expect(await received(stranger)).toEqual([]);
  });

  test('is blocked while an administrator suspends the course', async () => {
    const suspend = (why: string) =>
      updateRow('course', facts.id, "status = 'SUSPENDED', suspended_for = ?, why_suspended = ?", [
        why,
        why === 'QUOTA' ? null : 'Mời trả tiền ngoài Sen',
      ]);
    await suspend('ADMINISTRATOR');
    expect(getReason(await send())).toBe('WRONG_STATE');
    await suspend('QUOTA');
    expect((await send()).errors).toBeUndefined();
  });

  test('is sent once per key within its rate limit, also simultaneously', async () => {
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all([send({ idempotencyKey: key }), send({ idempotencyKey: key })]);
    expect(one.message.id).toBe(two.message.id);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(answers.filter((each) => !each.errors)).toHaveLength(9);
    expect(new Set(answers.filter((each) => each.errors).map(getReason))).toEqual(
      new Set(['MESSAGES_OFTEN']),
    );
    await db(
      "update course_message set sent_at = sent_at - interval '25 hours' where course_id = ?",
      facts.id,
    );
    expect((await send()).errors).toBeUndefined();
  });

  test('continues after an aborted run and truncates long texts', async () => {
    const body = `${'Ễ'.normalize('NFD')}`.repeat(1200);
    const { message } = await send({ body });
    await db(
      'update course_message_reader set told_at = now() where message_id = ? and enrolment_id = ?',
      message.id,
      places[0],
    );
    await deliver(message.id);
    expect(await notified(an)).toEqual([]);
    const [notice] = await notified(binh);
    expect([...new Intl.Segmenter('vi').segment(notice!.params.text!)]).toHaveLength(300);
    expect(notice!.params.text!.endsWith('…')).toBe(true);
  });
});

describe('replies', () => {
  const REPLY = `mutation($input: ReplyToCourseMessageInput!) { replyToCourseMessage(input: $input) {
    id messageId enrolmentId studentName authorName isFromStudent body } }`;
  const reply = (who: Actor, messageId: string, input: object = {}) =>
    ask(who, REPLY, { input: { messageId, body: 'Em bận, lớp ghi hình giúp nhé.', ...input } });
  const readReplies = async (who: Actor) =>
    (await fetchRoot(
      who,
      'query($id: ID!) { courseMessageReplies(courseId: $id) { items { isFromStudent enrolmentId } } }',
      { id: facts.id },
    )) as { items: object[] };

  test('are a private conversation of one student with the teachers', async () => {
    const { message } = await send();
    const asked = await reply(an, message.id);
    expect(asked.data.replyToCourseMessage).toMatchObject({ enrolmentId: places[0], isFromStudent: true });
    expect(await notified(owner, 'MESSAGE_REPLIED')).toMatchObject([
      { params: { title: 'Buổi ôn tập', text: 'Em bận, lớp ghi hình giúp nhé.' } },
    ]);
    const [helper, looker] = [await coTeacher(facts.id, 'ANSWER'), await coTeacher(facts.id, '')];
    expect((await reply(helper, message.id, { enrolmentId: places[0] })).errors).toBeUndefined();
    expect(await notified(an, 'MESSAGE_REPLIED')).toMatchObject([
      { link: `/learning/${facts.id}?message=${message.id}` },
    ]);
    const both = [
      { isFromStudent: false, enrolmentId: places[0] },
      { isFromStudent: true, enrolmentId: places[0] },
    ];
    for (const reader of [an, owner, helper]) expect((await readReplies(reader)).items).toEqual(both);
    for (const other of [binh, looker, await teacher()]) expect((await readReplies(other)).items).toEqual([]);
    // Others cannot write in it
    expect(getCode(await reply(looker, message.id, { enrolmentId: places[0] }))).toBe('FORBIDDEN');
    expect(getCode(await reply(binh, message.id, { enrolmentId: places[0] }))).toBe('NOT_FOUND');
    expect(getCode(await reply(await student(), message.id))).toBe('NOT_FOUND');
  });

  test('begin with the student, need access, and are limited', async () => {
    const { message } = await send();
    expect(getCode(await reply(owner, message.id, { enrolmentId: places[1] }))).toBe('NOT_FOUND');
    const replies = await Promise.all(Array.from({ length: 21 }, () => reply(binh, message.id)));
    expect(replies.filter(({ errors }) => errors).map(getReason)).toEqual(['REPLIES_OFTEN']);
    // A teacher cannot flood a student with responses either
    const responses = await Promise.all(
      Array.from({ length: 21 }, () => reply(owner, message.id, { enrolmentId: places[1] })),
    );
    expect(responses.filter(({ errors }) => errors).map(getReason)).toEqual(['REPLIES_OFTEN']);
    await updateRow('enrolment', places[0], "access = 'REVOKED'");
    expect(getReason(await reply(an, message.id))).toBe('ACCESS_ENDED');
    expect(getCode(await reply(an, message.id, { body: ' ' }))).toBe('BAD_INPUT');
  });

  test('reach the owner if the author of the message no longer teaches the course', async () => {
    const helper = await coTeacher(facts.id, 'ANSWER');
    const { message } = await send({}, helper);
    await reply(an, message.id);
    await db('delete from co_teacher where person_id = ?', helper.id);
    await reply(an, message.id);
    expect(await notified(helper, 'MESSAGE_REPLIED')).toHaveLength(1);
    expect(await notified(owner, 'MESSAGE_REPLIED')).toHaveLength(1);
  });
});

describe('new lessons', () => {
  const run = () => notifyNewLessons.handle(app.services, {} as never);
  const add = async (version: number, title: string) => {
    await updateRow('course', facts.id, 'version = ?', [version]);
    await db(
      `insert into lesson (course_id, section_id, title, kind, rule, position)
       select course_id, section_id, ?, kind, rule, 100 + ? from lesson where id = ?`,
      title,
      version,
      facts.lessonIds[0],
    );
  };

  test('are announced once to earlier students with access', async () => {
    await add(2, 'Bài thêm một');
    await add(3, 'Bài thêm hai');
    const late = await student();
    await enrol(late.id, facts.id);
    await run();
    await run();
    expect(await notified(an, 'LESSONS_ADDED')).toMatchObject([
      { params: { course: 'Khoá học thử', lesson: 'Bài thêm một', count: 2 } },
    ]);
    expect(await notified(gone, 'LESSONS_ADDED')).toEqual([]);
    expect(await notified(late, 'LESSONS_ADDED')).toEqual([]);
    await add(4, 'Bài thêm ba');
    await run();
    expect(await notified(late, 'LESSONS_ADDED')).toMatchObject([
      { params: { lesson: 'Bài thêm ba', count: 1 } },
    ]);
    expect(await notified(an, 'LESSONS_ADDED')).toHaveLength(2);
  });

  test('that were removed meanwhile are not announced', async () => {
    await add(2, 'Bài rút lại');
    await db("update lesson set removed_at = now() where course_id = ? and title = 'Bài rút lại'", facts.id);
    await run();
    expect(await notified(an, 'LESSONS_ADDED')).toEqual([]);
  });
});
