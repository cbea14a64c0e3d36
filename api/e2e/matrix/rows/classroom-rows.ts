import { select } from '../../../src/testing/factories.ts';
import { byId, byInput, type Row, row, SIGNED, TEACHERS } from './row.ts';

const BY_COURSE = {
  args: 'courseId: $id',
  types: '$id: ID!',
  variables: ({ published }: { published: { id: string } }) => ({ id: published.id }),
} as const;

export const classroomRows: readonly Row[] = [
  row('Query.courseMessages', TEACHERS, { ...BY_COURSE, fields: '{ total }' }),
  row('Query.receivedCourseMessages', SIGNED, { ...BY_COURSE, fields: '{ id }' }),
  row('Query.courseMessageReplies', SIGNED, { ...BY_COURSE, fields: '{ total }' }),
  byInput('Mutation.replyToCourseMessage', 'AANNNNN', () => ({
    messageId: crypto.randomUUID(),
    body: 'Vâng ạ.',
  })),
  row('Mutation.readCourseMessages', 'AAN+NNN', { ...BY_COURSE, fields: '{ readCount }' }),
  byInput('Mutation.sendCourseMessage', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    title: 'Buổi ôn tập',
    body: 'Tối nay 20 giờ.',
  })),
  row('Query.rosterPreview', 'AAFFN+F', {
    args: 'courseId: $id, addresses: "an@example.vn"',
    types: '$id: ID!',
    variables: ({ published }) => ({ id: published.id }),
    fields: '{ addressCount }',
  }),
  row('Query.rosterChanges', TEACHERS, { ...BY_COURSE, fields: '{ total }' }),
  byId('Query.rosterLines', TEACHERS, () => crypto.randomUUID(), { name: 'changeId', fields: '{ total }' }),
  byInput('Mutation.changeRoster', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    kind: 'ENROL',
    addresses: 'an@example.vn',
    reason: 'Lớp học trực tiếp.',
  })),
  row('Query.courseInvitations', TEACHERS, { ...BY_COURSE, fields: '{ total }' }),
  byInput('Mutation.remindCourseInvitations', 'AAFFN+F', ({ published }) => ({ courseId: published.id }), {
    fields: '{ sentCount }',
  }),
  row('Mutation.withdrawCourseInvitation', 'AAFFN+F', {
    args: 'invitationId: $id',
    types: '$id: ID!',
    fields: '{ id }',
    variables: async ({ published, actors }, _actor, app) => {
      const [invitation] = await select<{ id: string }>(
        app,
        `insert into course_invitation (course_id, email, token_hash, inviter_id, expires_at)
          values (?, gen_random_uuid() || '@example.vn', decode(md5(random()::text), 'hex'), ?, now()) returning id`,
        [published.id, actors.owner.id],
      );
      return { id: invitation!.id };
    },
  }),
  byInput('Mutation.openCourseInvitation', 'GAGGGGG', () => ({ token: 'x' }), { fields: '{ email }' }),
  byInput('Mutation.acceptCourseInvitation', 'AAGGGGG', () => ({ token: 'x' })),
  byInput('Mutation.setClassCode', 'AAFFN+F', ({ published }) => ({ courseId: published.id, isOn: true })),
  byInput('Mutation.joinClass', 'AA+++++', async ({ published }, _actor, app) => {
    const [{ code } = { code: '' }] = await select<{ code: string }>(
      app,
      `insert into class_code (course_id, code, is_on) values (?, upper(substr(md5(random()::text), 1, 8)), true)
        on conflict (course_id) do update set is_on = true returning code`,
      [published.id],
    );
    return { code };
  }),
];
