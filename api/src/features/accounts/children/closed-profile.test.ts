import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { Actor, CourseFacts } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { openLesson } from '../../../testing/study.ts';
import { createVerifyCode } from '../../learning/certificates/verify-code.ts';
import { processRoster } from '../../learning/rosters/process-roster.jobs.ts';

const app = await testApp();
const { admin, ask, course, db, enrol, fetchRoot, mailsTo, mutate, student, teacher, updateRow, value } =
  helpersFor(app);

const NAME = 'Bùi Kín Đáo';
const CLOSED = 'Học viên';
let child: Actor;
let classmate: Actor;
let owner: Actor;
let facts: CourseFacts;
let code: string;
let certificateId: string;
let groupId: string;

/** A child who has left traces in every place that shows people. */
beforeAll(async () => {
  [child, classmate, owner] = [await student(), await student(), await teacher()];
  facts = await course(owner.id, { lessons: 1 });
  const enrolmentId = await enrol(child.id, facts.id);
  await enrol(classmate.id, facts.id);
  await updateRow(
    'person',
    child.id,
    `full_name = '${NAME}', avatar_url = '/media/avatars/kin.webp', bio = 'Em là ${NAME}'`,
  );
  await db(
    `insert into rating (course_id, author_id, enrolment_id, stars, text) values (?, ?, ?, 5, 'Bài giảng dễ hiểu')`,
    ...[facts.id, child.id, enrolmentId],
  );
  await db(
    `insert into comment (lesson_id, author_id, text) values (?, ?, 'Cho em hỏi bài này')`,
    ...[facts.lessonIds[0], child.id],
  );
  code = createVerifyCode();
  await openLesson(app, classmate, facts.lessonIds[0]);
  certificateId = await value<string>(
    `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title, teacher_name)
      values (?, 'SEN-KIN-1', ?, ?, 'Khoá học thử', 'Cô giáo') returning id`,
    ...[enrolmentId, code, NAME],
  );
  groupId = await value<string>(
    `with g as (insert into study_group (name, course_id, code) values ('Nhóm kín', ?, 'KEENDAAB') returning id),
      m as (insert into group_member (group_id, person_id, role) select id, ?::uuid, 'LEADER' from g
        union all select id, ?::uuid, 'MEMBER' from g),
      p as (insert into group_post (group_id, author_id, text) select id, ?, 'Chào cả nhóm' from g)
      select id from g`,
    ...[facts.id, classmate.id, child.id, child.id],
  );
});

const setChild = (hasConsent: boolean) =>
  updateRow(
    'person',
    child.id,
    `birth_year = ${new Date().getFullYear() - 12}, has_guardian_consent = ${hasConsent}`,
  );
const setAdult = () => updateRow('person', child.id, 'birth_year = 1990, has_guardian_consent = false');

const RATINGS = `query($id: String!) { course(idOrSlug: $id) { ratings(page: 1, limit: 5) { items { author { fullName avatarUrl } } } } }`;
const COMMENTS = `query($id: ID!) { comments(lessonId: $id, first: 5) { edges { node { author { fullName avatarUrl } } } } }`;
const GROUP = `query($id: ID!) { groupPosts(groupId: $id, first: 5) { edges { node { author { fullName avatarUrl } } } } group(id: $id) { members { person { fullName avatarUrl } } } }`;
const CERTIFICATE = `query($code: String!) { verifiedCertificate(code: $code) { studentName shareImageUrl } }`;

/** The response of each place to a viewer, as text. */
const places: readonly [
  place: string,
  read: (who: Actor | undefined) => Promise<string>,
  isForGuests: boolean,
][] = [
  ['ratings', async (who) => JSON.stringify(await ask(who, RATINGS, { id: facts.id })), true],
  ['ratings on REST', async () => (await app.server.inject(`/api/courses/${facts.id}/reviews`)).body, true],
  ['comments', async (who) => JSON.stringify(await ask(who, COMMENTS, { id: facts.lessonIds[0] })), false],
  ['a study group', async (who) => JSON.stringify(await ask(who, GROUP, { id: groupId })), false],
  ['a certificate', async (who) => JSON.stringify(await ask(who, CERTIFICATE, { code })), true],
  ['a certificate on REST', async () => (await app.server.inject(`/api/verify/${code}`)).body, true],
];

describe('the profile of a child', () => {
  test.each(places)('shows neither name nor picture in %s', async (_, read, isForGuests) => {
    await setChild(false);
    for (const who of [...(isForGuests ? [undefined] : []), classmate]) {
      const shown = await read(who);
      expect(shown).not.toContain('Kín Đáo');
      expect(shown).not.toContain('kin.webp');
    }
    await setChild(true);
    expect(await read(isForGuests ? undefined : classmate)).toContain('Kín Đáo');
  });

  test('shows a neutral name to others, and the own one to the child and administrators', async () => {
    await setChild(false);
    const author = async (who: Actor | undefined) => {
      const { ratings } = await fetchRoot<{ ratings: { items: { author: object }[] } }>(who, RATINGS, {
        id: facts.id,
      });
      return ratings.items[0]!.author;
    };
    const closed = { fullName: CLOSED, avatarUrl: null };
    expect([await author(undefined), await author(classmate), await author(owner)]).toEqual([
      closed,
      closed,
      closed,
    ]);
    const own = { fullName: NAME, avatarUrl: '/media/avatars/kin.webp' };
    expect([await author(child), await author(await admin())]).toEqual([own, own]);
    await setAdult();
    expect(await author(undefined)).toEqual(own);
  });

  test('closes immediately in cached responses', async () => {
    await setChild(true);
    const cached = async () => JSON.stringify(await ask(undefined, RATINGS, { id: facts.id }));
    expect(await cached()).toContain('Kín Đáo');
    await setChild(false);
    await expect.poll(cached).not.toContain('Kín Đáo');
  });

  test('changes the preview picture of a certificate', async () => {
    const url = async () =>
      (await fetchRoot<{ shareImageUrl: string }>(undefined, CERTIFICATE, { code })).shareImageUrl;
    await setChild(true);
    const open = await url();
    await setChild(false);
    expect(await url()).not.toBe(open);
    expect(open).toContain(certificateId);
  });

  test('does not hide the name from the teacher of the course', async () => {
    await setChild(false);
    const { items } = await fetchRoot<{ items: { fullName: string }[] }>(
      owner,
      'query($id: ID!) { courseStudents(courseId: $id) { items { fullName } } }',
      { id: facts.id },
    );
    expect(items.map(({ fullName }) => fullName)).toContain(NAME);
  });
});

describe('the profile of a teacher who is a child', () => {
  const INSTRUCTOR = 'query($id: ID!) { instructor(id: $id) { fullName } }';
  const SUGGESTIONS = '{ searchSuggestions(search: "Bùi Kín", limit: 8) { label detail } }';
  const COURSE =
    'query($id: String!) { course(idOrSlug: $id) { teacher { fullName bio links headline } shareImageUrl } }';

  test('has no public page, and is found by no search', async () => {
    const young = await teacher();
    const taught = await course(young.id, { lessons: 1 });
    await updateRow(
      'person',
      young.id,
      `full_name = 'Bùi Kín Nhẹm', bio = 'Em dạy vẽ', email_verified_at = now()`,
    );
    expect(await fetchRoot(undefined, INSTRUCTOR, { id: young.id })).toEqual({ fullName: 'Bùi Kín Nhẹm' });
    const isFoundByName = async () => {
      const { items } = await fetchRoot<{ items: { id: string }[] }>(
        undefined,
        '{ courses(filter: { search: "Kín Nhẹm" }) { items { id } } }',
      );
      return items.some(({ id }) => id === taught.id);
    };
    expect(await isFoundByName()).toBe(true);
    await updateRow('person', young.id, `birth_year = ${new Date().getFullYear() - 12}`);
    await expect.poll(() => fetchRoot(undefined, INSTRUCTOR, { id: young.id })).toBeNull();
    await expect
      .poll(async () => JSON.stringify(await ask(undefined, SUGGESTIONS)))
      .not.toContain('Kín Nhẹm');
    expect(await fetchRoot(undefined, COURSE, { id: taught.id })).toMatchObject({
      teacher: { fullName: CLOSED, bio: null, links: [], headline: null },
    });
    expect((await app.server.inject(`/share/teachers/${young.id}.png`)).statusCode).toBe(404);
    await expect.poll(isFoundByName).toBe(false);
    // The correction of typed words must not suggest it
    expect(await db("select word from search_word where word = 'nhẹm'")).toEqual([]);
    await updateRow('person', young.id, 'has_guardian_consent = true');
    await expect.poll(isFoundByName).toBe(true);
  });

  const YOUNG = 'Bùi Kín Nhẹm';
  const createYoung = async () => {
    const young = await teacher();
    await updateRow(
      'person',
      young.id,
      `full_name = '${YOUNG}', birth_year = ${new Date().getFullYear() - 12}`,
    );
    return { young, taught: await course(young.id, { lessons: 1 }) };
  };

  test('has no name in messages to the students', async () => {
    const { young, taught } = await createYoung();
    const learner = await student();
    const enrolmentId = await enrol(learner.id, taught.id);
    const { data } = await mutate(
      young,
      'sendCourseMessage',
      { courseId: taught.id, title: 'Buổi ôn tập', body: 'Tối nay 20 giờ.' },
      'id authorName',
    );
    const { id: messageId, authorName } = data.sendCourseMessage as { id: string; authorName: string };
    expect(authorName).toBe(YOUNG);
    const reply = (who: Actor, input: object) =>
      mutate(who, 'replyToCourseMessage', { messageId, body: 'Vâng ạ.', ...input }, 'authorName');
    await reply(learner, {});
    expect((await reply(young, { enrolmentId })).data).toEqual({
      replyToCourseMessage: { authorName: YOUNG },
    });
    const read = (field: string, part: string) =>
      ask(learner, `query($id: ID!) { ${field}(courseId: $id) { ${part} } }`, { id: taught.id });
    expect((await read('receivedCourseMessages', 'authorName')).data).toEqual({
      receivedCourseMessages: [{ authorName: CLOSED }],
    });
    const own = await value<string>('select full_name from person where id = ?', learner.id);
    expect((await read('courseMessageReplies', 'items { authorName studentName }')).data).toEqual({
      courseMessageReplies: {
        items: [
          { authorName: CLOSED, studentName: own },
          { authorName: own, studentName: own },
        ],
      },
    });
    expect(
      await value<string>(
        "select params->>'name' from notification where kind = 'MESSAGE_REPLIED' and person_id = ?",
        learner.id,
      ),
    ).toBe(CLOSED);
  });

  test('has no name in invitations', async () => {
    const { young, taught } = await createYoung();
    const [stranger, colleague] = [`moi-${crypto.randomUUID()}@example.vn`, await teacher()];
    await updateRow('person', colleague.id, 'email_verified_at = now()');
    const names = async () => (await mailsTo(stranger)).map(({ mail, props }) => [mail, props.teacher]);
    const list = { courseId: taught.id, kind: 'ENROL', reason: 'Lớp học tối thứ Ba.', addresses: stranger };
    const { data } = await mutate(young, 'changeRoster', list, 'id');
    const { id: changeId } = data.changeRoster as { id: string };
    await processRoster.handle(app.services, { changeId });
    for (const email of [stranger, colleague.email])
      expect(
        (await mutate(young, 'inviteCoTeacher', { courseId: taught.id, email, rights: [] }, 'id')).errors,
      ).toBeUndefined();
    expect(await names()).toEqual([
      ['learning.course-invitation', CLOSED],
      ['studio.teaching-invitation', CLOSED],
    ]);
    expect(await fetchRoot(colleague, '{ myTeachingInvitations { ownerName } }')).toEqual([
      { ownerName: CLOSED },
    ]);
    expect(
      await value<string>("select params->>'teacher' from notification where person_id = ?", colleague.id),
    ).toBe(CLOSED);
  });

  test('has no name on the public page of a certificate', async () => {
    const { young, taught } = await createYoung();
    const enrolmentId = await enrol(classmate.id, taught.id);
    const shownCode = createVerifyCode();
    await db(
      `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title, teacher_name)
        values (?, 'SEN-KIN-2', ?, 'Trần Bạn', 'Khoá học thử', ?)`,
      ...[enrolmentId, shownCode, YOUNG],
    );
    const read = () =>
      fetchRoot<{ teacherName: string; shareImageUrl: string }>(
        undefined,
        'query($code: String!) { verifiedCertificate(code: $code) { teacherName shareImageUrl } }',
        { code: shownCode },
      );
    const closed = await read();
    expect(closed.teacherName).toBe(CLOSED);
    await updateRow('person', young.id, 'has_guardian_consent = true');
    const open = await read();
    expect(open.teacherName).toBe(YOUNG);
    expect(open.shareImageUrl).not.toBe(closed.shareImageUrl);
  });
});
