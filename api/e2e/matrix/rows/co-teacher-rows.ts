import { randomUUID } from 'node:crypto';
import type { App } from '../../../src/app.ts';
import { select } from '../../../src/testing/factories.ts';
import type { Fixture } from '../fixture.ts';
import { byId, byInput, type Row, row, TEACHERS } from './row.ts';

/** A pending invitation to the owner's draft. Each row has its own. */
async function createInvitation(
  { draft }: Fixture,
  app: App,
  email = `${randomUUID()}@example.vn`,
): Promise<string> {
  const [place] = await select<{ id: string }>(
    app,
    "insert into co_teacher (course_id, email, rights) values (?, ?, '{}') returning id",
    [draft.id, email],
  );
  return place!.id;
}

/** Gives the course a single revision, in this state. */
async function replaceRevision(app: App, courseId: string, state: string): Promise<void> {
  await select(app, 'delete from course_revision where course_id = ?', [courseId]);
  await select(app, "insert into course_revision (course_id, state, title) values (?, ?, 'Tên khác')", [
    courseId,
    state,
  ]);
}

/** An edit of a lesson that changes nothing. */
async function recordEdit(app: App, courseId: string, lessonId: string): Promise<string> {
  const [change] = await select<{ id: string }>(
    app,
    "insert into course_change (course_id, version, kind, subject_id, title) values (?, 1, 'LESSON_EDITED', ?, 'Bài') returning id",
    [courseId, lessonId],
  );
  return change!.id;
}

export const coTeacherRows: readonly Row[] = [
  row('Query.myTeachingInvitations', TEACHERS, { fields: '{ id }' }),
  byInput('Mutation.inviteCoTeacher', 'AAFFN+F', ({ draft }) => ({
    courseId: draft.id,
    email: `${randomUUID()}@example.vn`,
    rights: ['EDIT'],
  })),
  byInput('Mutation.updateCoTeacher', 'AAFFN+F', async (fixture, _, app) => ({
    coTeacherId: await createInvitation(fixture, app),
    rights: [],
  })),
  row('Mutation.removeCoTeacher', 'AAFFN+F', {
    args: 'coTeacherId: $id',
    types: '$id: ID!',
    variables: async (fixture, _, app) => ({ id: await createInvitation(fixture, app) }),
    fields: '{ id }',
  }),
  byInput(
    'Mutation.answerTeachingInvitation',
    'AAFFNNF',
    async (fixture, _, app) => ({ invitationId: await createInvitation(fixture, app), accepts: true }),
    { what: 'to another address' },
  ),
  byId('Mutation.leaveCourse', 'AAFFNNF', ({ draft }) => draft.id, { name: 'courseId' }),
  // Revisions of a course on sale
  byId('Query.courseChanges', TEACHERS, ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ total }',
  }),
  byInput('Mutation.proposeRemovals', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    sectionIds: [],
    lessonIds: [published.lessonIds[0]],
  })),
  ...['submitRevision', 'discardRevision'].map((name) =>
    row(`Mutation.${name}`, 'AAFFN+F', {
      args: 'courseId: $id',
      types: '$id: ID!',
      variables: async ({ published }, _, app) => {
        await replaceRevision(app, published.id, 'DRAFT');
        return { id: published.id };
      },
      fields: '{ id }',
    }),
  ),
  row('Mutation.withdrawRevision', 'AAFFN+F', {
    args: 'courseId: $id',
    types: '$id: ID!',
    variables: async ({ published }, _, app) => {
      await replaceRevision(app, published.id, 'SUBMITTED');
      return { id: published.id };
    },
    fields: '{ id }',
  }),
  byInput('Mutation.restoreLesson', 'AAFFN+F', async ({ published }, _, app) => ({
    lessonId: published.lessonIds[0],
    changeId: await recordEdit(app, published.id, published.lessonIds[0]!),
    expectedVersion: 1,
  })),
];
