import { randomUUID } from 'node:crypto';
import type { App } from '../../../src/app.ts';
import { select } from '../../../src/testing/factories.ts';
import type { Fixture } from '../fixture.ts';
import { byInput, type Row, row, TEACHERS } from './row.ts';

/** An invitation to the owner's draft that waits; each row has one of its own. */
async function invited({ draft }: Fixture, app: App, email = `${randomUUID()}@example.vn`): Promise<string> {
  const [place] = await select<{ id: string }>(
    app,
    "insert into co_teacher (course_id, email, rights) values (?, ?, '{}') returning id",
    [draft.id, email],
  );
  return place!.id;
}

/** Teaching a course with others. */
export const coTeacherRows: readonly Row[] = [
  row('Query.myTeachingInvitations', TEACHERS, { fields: '{ id }' }),
  byInput(
    'Mutation.inviteCoTeacher',
    'AAFFN+F',
    ({ draft }) => ({ courseId: draft.id, email: `${randomUUID()}@example.vn`, rights: ['EDIT'] }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.updateCoTeacher',
    'AAFFN+F',
    async (fixture, _, app) => ({ coTeacherId: await invited(fixture, app), rights: [] }),
    { fields: '{ id }' },
  ),
  row('Mutation.removeCoTeacher', 'AAFFN+F', {
    args: 'coTeacherId: $id',
    types: '$id: ID!',
    variables: async (fixture, _, app) => ({ id: await invited(fixture, app) }),
    fields: '{ id }',
  }),
  byInput(
    'Mutation.answerTeachingInvitation',
    'AAFFNNF',
    async (fixture, _, app) => ({ invitationId: await invited(fixture, app), accepts: true }),
    { what: 'to another address', fields: '{ id }' },
  ),
  row('Mutation.leaveCourse', 'AAFFNNF', {
    args: 'courseId: $id',
    types: '$id: ID!',
    variables: ({ draft }) => ({ id: draft.id }),
    fields: '{ id }',
  }),
];
