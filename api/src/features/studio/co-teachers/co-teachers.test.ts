import { describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { CourseStatus } from '../../courses/course.enums.ts';
import {
  act,
  allPass,
  app,
  audit,
  decide,
  learner,
  other,
  owner,
  reviewer,
} from '../../courses/testing/courses.ts';

const { ask, count, course, db, enrol, fetchRoot, mailsTo, mutate, mutateById, person, teacher, updateRow } =
  helpersFor(app);

const invite = (who: Actor, courseId: string, email: string, rights: string[] = []) =>
  mutate(who, 'inviteCoTeacher', { courseId, email, rights }, 'coTeachers { id email rights }');
const answer = (who: Actor, invitationId: string, accepts = true) =>
  mutate(who, 'answerTeachingInvitation', { invitationId, accepts }, 'courseId');
const getInvitations = (who: Actor) =>
  fetchRoot<{ id: string; courseTitle: string }[]>(
    who,
    '{ myTeachingInvitations { id courseTitle ownerName rights } }',
  );
const prove = (who: Actor) => updateRow('person', who.id, 'email_verified_at = now()');

/** A teacher who co-teaches a draft of the owner with these rights. */
async function coTeacher(rights: string[], status: CourseStatus = CourseStatus.DRAFT) {
  const made = await course(owner.id, { status });
  const colleague = await teacher();
  await prove(colleague);
  await invite(owner, made.id, colleague.email, rights);
  const [{ id } = { id: '' }] = await getInvitations(colleague);
  expect((await answer(colleague, id)).errors).toBeUndefined();
  return { ...made, colleague, placeId: id };
}
const rename = (who: Actor, courseId: string, more: object = { subtitle: 'Mới hơn' }, expectedVersion = 1) =>
  mutate(who, 'updateCourse', { courseId, expectedVersion, ...more }, 'version price');
const sees = (who: Actor, courseId: string) =>
  fetchRoot<{ viewerRights: string[]; isOwner: boolean; allowedActions: string[] } | null>(
    who,
    'query($id: String!) { course(idOrSlug: $id) { viewerRights isOwner allowedActions } }',
    { id: courseId },
  );

describe('co-teachers', () => {
  test('an invitation is visible only after its address is verified', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT, title: 'Dạy chung' });
    const invited = await teacher();
    expect((await invite(owner, id, invited.email.toUpperCase(), ['EDIT'])).errors).toBeUndefined();
    expect(await getInvitations(invited)).toEqual([]);
    await prove(invited);
    const [invitation] = await getInvitations(invited);
    expect(invitation).toMatchObject({
      courseTitle: 'Dạy chung',
      ownerName: 'Nguyễn Văn Thử',
      rights: ['EDIT'],
    });
    expect(await sees(invited, id)).toBeNull();
    expect(await getInvitations(other)).toEqual([]);
    for (const stranger of [other, owner, reviewer])
      expect(getCode(await answer(stranger, invitation!.id))).toMatch(/NOT_FOUND|FORBIDDEN/);
    await answer(invited, invitation!.id);
    expect(await sees(invited, id)).toMatchObject({ viewerRights: ['EDIT'], isOwner: false });
    expect(await audit(id)).toEqual(['co-teacher.invite', 'co-teacher.accept']);
  });

  test('an address without an account gets the same answer as one that has it', async () => {
    const { id } = await course(owner.id);
    const known = await teacher();
    const replies = [await invite(owner, id, 'chua-co@example.vn'), await invite(owner, id, known.email)];
    expect(replies.map(getCode)).toEqual([undefined, undefined]);
    expect((await mailsTo('chua-co@example.vn')).map(({ mail }) => mail)).toEqual([
      'studio.teaching-invitation',
    ]);
    expect((replies[1]!.data.inviteCoTeacher as { coTeachers: object[] }).coTeachers).toHaveLength(2);
  });

  test.each([
    [[], { edit: 'FORBIDDEN' }],
    [['MARK', 'ANSWER'], { edit: 'FORBIDDEN' }],
    [['EDIT'], { edit: undefined }],
  ])(
    'a co-teacher with the rights %j sees the course and edits it only with the right',
    async (rights, { edit }) => {
      const { id, lessonIds, colleague } = await coTeacher(rights);
      expect(await sees(colleague, id)).not.toBeNull();
      const content = await ask(colleague, 'query($id: ID!) { lessonContent(id: $id) { id } }', {
        id: lessonIds[0],
      });
      expect(content.data.lessonContent).toEqual({ id: lessonIds[0] });
      const listed = await ask(colleague, '{ myTaughtCourses { items { id } } }');
      expect((listed.data.myTaughtCourses as { items: object[] }).items).toContainEqual({ id });
      expect(getCode(await rename(colleague, id))).toBe(edit);
      expect((await sees(colleague, id))!.allowedActions.includes('EDIT')).toBe(!edit);
    },
  );

  test('only the owner changes prices, sale, review and co-teachers', async () => {
    const { id, colleague, placeId } = await coTeacher(['EDIT', 'ANSWER', 'MARK']);
    for (const more of [{ price: 100_000 }, { visibility: 'PRIVATE' }])
      expect(getCode(await rename(colleague, id, more))).toBe('FORBIDDEN');
    // Unchanged values that a form sends along are not an edit
    expect(
      getCode(await rename(colleague, id, { price: 500_000, visibility: 'PUBLIC', subtitle: 'Thế này' })),
    ).toBeUndefined();
    for (const name of ['submitCourse', 'archiveCourse', 'publishCourse'])
      expect(getCode(await act(colleague, name, id))).toBe('FORBIDDEN');
    expect(getCode(await invite(colleague, id, 'ban@example.vn'))).toBe('FORBIDDEN');
    const raised = await mutate(colleague, 'updateCoTeacher', { coTeacherId: placeId, rights: [] });
    expect(getCode(raised)).toBe('FORBIDDEN');
    expect((await sees(colleague, id))!.allowedActions).toEqual(['EDIT', 'PREVIEW']);
  });

  test('a co-teacher cannot change the owner’s proposed price', async () => {
    const { id, colleague } = await coTeacher(['EDIT'], CourseStatus.PUBLISHED);
    await rename(owner, id, { price: 900_000 });
    expect(getCode(await rename(colleague, id, { price: 500_000 }, 2))).toBe('FORBIDDEN');

    expect(getCode(await mutateById(colleague, 'discardRevision', { courseId: id }))).toBe('FORBIDDEN');
    const off = await mutate(colleague, 'switchCertificates', { courseId: id, isEnabled: false });
    expect(getCode(off)).toBe('FORBIDDEN');
  });

  test('a removed or departed co-teacher sees nothing', async () => {
    const removed = await coTeacher(['EDIT']);
    await mutateById(owner, 'removeCoTeacher', { coTeacherId: removed.placeId });
    expect(await sees(removed.colleague, removed.id)).toBeNull();
    expect(getCode(await rename(removed.colleague, removed.id))).toBe('NOT_FOUND');
    const left = await coTeacher(['EDIT']);
    expect(getCode(await mutateById(left.colleague, 'leaveCourse', { courseId: left.id }))).toBeUndefined();
    expect(await sees(left.colleague, left.id)).toBeNull();
  });

  test('a teacher cannot change co-teachers of another teacher’s course', async () => {
    const { placeId } = await coTeacher(['EDIT']);
    for (const stranger of [other, learner])
      expect(getCode(await mutateById(stranger, 'removeCoTeacher', { coTeacherId: placeId }))).toMatch(
        /NOT_FOUND|FORBIDDEN/,
      );
    expect(await count('co_teacher where id = ?', placeId)).toBe(1);
  });

  test('the owner cannot invite themselves, a co-teacher or an invalid address', async () => {
    const { id, colleague } = await coTeacher([]);
    for (const email of [owner.email, colleague.email, 'khong-phai-email'])
      expect((await invite(owner, id, email)).errors![0]!.extensions.details).toMatchObject([
        { field: 'email' },
      ]);
  });

  test('the owner’s package limits co-teachers and invitations, also simultaneous ones', async () => {
    const poor = await person(Role.TEACHER);
    const { id } = await course(poor.id, { status: CourseStatus.DRAFT });
    const [{ most } = { most: 0 }] = await db<{ most: number }>(
      'select max_co_teachers as most from seller_package where teacher_id = ?',
      poor.id,
    );
    const replies = await Promise.all(
      Array.from({ length: most + 2 }, (_, i) => invite(poor, id, `ban-${i}@example.vn`)),
    );
    expect(replies.filter((reply) => getCode(reply) === 'POLICY')).toHaveLength(2);
  });

  test('a reviewer cannot review a course that they co-teach', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    const colleague = await person(Role.ADMIN, Role.TEACHER);
    await prove(colleague);
    await invite(owner, id, colleague.email);
    await answer(colleague, (await getInvitations(colleague))[0]!.id);
    await act(owner, 'submitCourse', id);
    expect((await sees(colleague, id))!.allowedActions).not.toContain('REVIEW');
    expect(getCode(await decide(colleague, 'approveCourse', { courseId: id, checklist: allPass }))).toBe(
      'POLICY',
    );
  });

  test('a reviewer cannot review a course that they are invited to co-teach', async () => {
    const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
    const colleague = await person(Role.ADMIN);
    await invite(owner, id, colleague.email.toUpperCase());
    await act(owner, 'submitCourse', id);
    expect(getReason(await decide(colleague, 'approveCourse', { courseId: id, checklist: allPass }))).toBe(
      'OWN_REVIEW',
    );
  });

  test('a student of the course who co-teaches it keeps studying it', async () => {
    const { id, lessonIds, colleague } = await coTeacher([], CourseStatus.PUBLISHED);
    await enrol(colleague.id, id);
    const opened = await mutateById(colleague, 'openLesson', { lessonId: lessonIds[0] });
    expect(opened.data.openLesson).toEqual({ id: lessonIds[0] });
  });
});
