import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { processRoster, sweepRosters } from '../rosters/process-roster.jobs.ts';

const app = await testApp();
const {
  admin,
  ask,
  codeTo,
  count,
  course,
  db,
  fetchRoot,
  mailsTo,
  mutate,
  mutateById,
  student,
  teacher,
  updateRow,
  value,
} = helpersFor(app);
const MAIL = 'learning.course-invitation';
let owner: Actor;
let facts: CourseFacts;
let email: string;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { lessons: 2 });
  email = `moi-${crypto.randomUUID()}@example.vn`;
});

const enrolList = async (addresses: string) => {
  const input = { courseId: facts.id, kind: 'ENROL', reason: 'Lớp học tối thứ Ba.', addresses };
  const { id } = (await mutate(owner, 'changeRoster', input, 'id')).data.changeRoster as { id: string };
  await processRoster.handle(app.services, { changeId: id });
  return id;
};
const tokenOf = (address = email) => codeTo(address, MAIL, 'token');
const invitations = (who = owner) =>
  fetchRoot<{ total: number; items: { id: string; email: string; mayRemind: boolean }[] }>(
    who,
    'query($id: ID!) { courseInvitations(courseId: $id) { total items { id email mayRemind } } }',
    { id: facts.id },
  );
const received = (token: string, who?: Actor) =>
  ask(
    who,
    'mutation($input: OpenCourseInvitationInput!) { openCourseInvitation(input: $input) { courseTitle email } }',
    { input: { token } },
  );
const accept = (who: Actor, token: string) => mutate(who, 'acceptCourseInvitation', { token }, 'id');
const register = async (address = email): Promise<Actor> => {
  const who = await student();
  await updateRow('person', who.id, 'email = ?, email_verified_at = null', [address]);
  return { ...who, email: address };
};
const isEnrolled = async ({ id }: Actor) =>
  (await count('enrolment where student_id = ? and course_id = ?', id, facts.id)) === 1;
const aDayLater = () =>
  db("update course_invitation set sent_at = sent_at - interval '25 hours' where course_id = ?", facts.id);

describe('an invitation to a course', () => {
  test('goes to each address without an account of a pasted list, in any form', async () => {
    const other = `hai-${email}`;
    const changeId = await enrolList(
      `Nguyễn Mới <${email}>; ${other}, "Lặp" ${email.toUpperCase()}\nkhông có gì`,
    );
    const lines = await fetchRoot<{ items: { outcome: string }[] }>(
      owner,
      'query($id: ID!) { rosterLines(changeId: $id) { items { outcome } } }',
      { id: changeId },
    );
    expect(lines.items.map(({ outcome }) => outcome).sort()).toEqual([
      'INVALID',
      'INVITED',
      'INVITED',
      'REPEATED',
    ]);
    expect((await invitations()).items.map((each) => each.email).sort()).toEqual([email, other].sort());
    expect((await mailsTo(other)).map(({ mail }) => mail)).toEqual([MAIL]);
    expect(await value('select octet_length(token_hash) from course_invitation where email = ?', email)).toBe(
      32,
    );
    expect((await invitations(await teacher())).total).toBe(0);
  });

  test('enrols the person who registers with the address, once, and confirms the address', async () => {
    await enrolList(email);
    const token = await tokenOf();
    expect((await received(token)).data.openCourseInvitation).toMatchObject({
      courseTitle: 'Khoá học thử',
      email,
    });
    const who = await register();
    expect((await accept(who, token)).data.acceptCourseInvitation).toEqual({ id: facts.id });
    expect(await isEnrolled(who)).toBe(true);
    expect(await value('select email_verified_at from person where id = ?', who.id)).not.toBeNull();
    expect(getReason(await accept(who, token))).toBe('INVITATION_USED');
    expect(getReason(await received(token))).toBe('INVITATION_USED');
    expect((await invitations()).total).toBe(0);
  });

  test('is refused to another person, after it expired, and after it was withdrawn', async () => {
    await enrolList(email);
    const token = await tokenOf();
    const stranger = await student();
    expect(getReason(await accept(stranger, token))).toBe('INVITATION_OTHER');
    expect(await isEnrolled(stranger)).toBe(false);
    await db("update course_invitation set expires_at = now() - interval '1 minute' where email = ?", email);
    const who = await register();
    expect(getReason(await accept(who, token))).toBe('INVITATION_EXPIRED');
    const [{ id } = { id: '' }] = (await invitations()).items;
    const withdraw = (by: Actor) => mutateById(by, 'withdrawCourseInvitation', { invitationId: id });
    expect(getCode(await withdraw(await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await withdraw(owner))).toBeUndefined();
    expect(getReason(await withdraw(owner))).toBe('INVITATION_USED');
    expect(getReason(await accept(who, token))).toBe('INVITATION_WITHDRAWN');
    expect(getReason(await received('khong-co'))).toBe('INVITATION_WITHDRAWN');
    expect(await isEnrolled(who)).toBe(false);
  });

  test('enrols once in two tabs', async () => {
    await enrolList(email);
    const token = await tokenOf();
    const who = await register();
    const both = await Promise.all([accept(who, token), accept(who, token)]);
    expect(both.map(getReason).sort()).toEqual(['INVITATION_USED', undefined]);
    expect(await isEnrolled(who)).toBe(true);
  });

  test('is mailed again at most once a day, with a new link', async () => {
    await enrolList(email);
    await enrolList(email);
    const first = await tokenOf();
    const remind = () => mutate(owner, 'remindCourseInvitations', { courseId: facts.id }, 'sentCount');
    expect((await remind()).data.remindCourseInvitations).toEqual({ sentCount: 0 });
    await aDayLater();
    expect((await invitations()).items[0]!.mayRemind).toBe(true);
    expect((await remind()).data.remindCourseInvitations).toEqual({ sentCount: 1 });
    expect((await mailsTo(email)).length).toBe(2);
    expect(getReason(await received(first))).toBe('INVITATION_WITHDRAWN');
    expect(getCode(await received(await tokenOf()))).toBeUndefined();
  });

  test('is not mailed again on the same day after it was withdrawn, but its link is valid again', async () => {
    await enrolList(email);
    const token = await tokenOf();
    for (let n = 0; n < 2; n++) {
      const [{ id } = { id: '' }] = (await invitations()).items;
      await mutateById(owner, 'withdrawCourseInvitation', { invitationId: id });
      expect(getReason(await received(token))).toBe('INVITATION_WITHDRAWN');
      await enrolList(email);
      expect((await mailsTo(email)).length).toBe(1);
      expect((await invitations()).total).toBe(1);
      expect(getCode(await received(token))).toBeUndefined();
    }
    const [{ id } = { id: '' }] = (await invitations()).items;
    await mutateById(owner, 'withdrawCourseInvitation', { invitationId: id });
    await aDayLater();
    await enrolList(email);
    expect((await mailsTo(email)).length).toBe(2);
    expect(getReason(await received(token))).toBe('INVITATION_WITHDRAWN');
  });

  test('is deleted 90 days after its end', async () => {
    await enrolList(email);
    await db("update course_invitation set expires_at = now() - interval '91 days' where email = ?", email);
    await sweepRosters.handle(app.services, {});
    expect(await count('course_invitation where email = ?', email)).toBe(0);
  });
});

describe('a class code', () => {
  const set = (input: object = {}, who = owner) =>
    mutate(
      who,
      'setClassCode',
      { courseId: facts.id, isOn: true, ...input },
      'classCode { code isOn joinedCount }',
    );
  const codeNow = async (input: object = {}) =>
    ((await set(input)).data.setClassCode as { classCode: { code: string } }).classCode.code;
  const join = (who: Actor, code: string) => mutate(who, 'joinClass', { code }, 'id classCode { code }');

  test('enrols students as long as it is on', async () => {
    const code = await codeNow();
    const [an, binh, chi] = [await student(), await student(), await student()];
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    // Students do not see the code of their course
    expect((await join(an, typed)).data.joinClass).toEqual({ id: facts.id, classCode: null });
    expect(getCode(await join(an, code))).toBeUndefined();
    expect(await isEnrolled(an)).toBe(true);
    await set({ isOn: false });
    expect(getCode(await join(binh, code))).toBe('BAD_INPUT');
    const renewed = await codeNow({ renews: true });
    expect(getCode(await join(binh, code))).toBe('BAD_INPUT');
    expect(getCode(await join(binh, renewed))).toBeUndefined();
    expect((await set()).data.setClassCode).toEqual({
      classCode: { code: renewed, isOn: true, joinedCount: 2 },
    });
    await updateRow('course', facts.id, "status = 'UNPUBLISHED'");
    expect(getCode(await join(chi, renewed))).toBe('BAD_INPUT');
  });

  test('ends with the invitations when the course gets another teacher', async () => {
    const code = await codeNow();
    await enrolList(email);
    const token = await tokenOf();
    const input = { courseId: facts.id, teacherId: (await teacher()).id, reason: 'Giảng viên nghỉ dạy' };
    expect(getCode(await mutate(await admin(), 'transferCourse', input, 'id'))).toBeUndefined();
    expect(getCode(await join(await student(), code))).toBe('BAD_INPUT');
    expect(getReason(await accept(await register(), token))).toBe('INVITATION_WITHDRAWN');
  });

  test('belongs to the owner, limits attempts and counts towards the places', async () => {
    expect(getCode(await set({}, await teacher()))).toBe('NOT_FOUND');
    const code = await codeNow();
    await db(
      'insert into class_code_use (course_id, student_id) select ?, id from person order by id limit 200',
      facts.id,
    );
    const used = await count('class_code_use where course_id = ?', facts.id);
    await db(
      `with c as (insert into roster_change (course_id, author_id, kind, reason, ended_at)
          values (?, ?, 'ENROL', 'Danh sách', now()) returning id)
        insert into roster_line (change_id, line, outcome) select c.id, n, 'INVITED' from c, generate_series(1, ?::int) n`,
      facts.id,
      owner.id,
      200 - used,
    );
    const an = await student();
    expect(getReason(await join(an, code))).toBe('CLASS_FULL');
    expect(await isEnrolled(an)).toBe(false);
    const guesser = await student();
    let last: string | undefined;
    for (let n = 0; n < 40 && last !== 'RATE_LIMITED'; n++) last = getCode(await join(guesser, 'ABCDEFGH'));
    expect(last).toBe('RATE_LIMITED');
  });
});
