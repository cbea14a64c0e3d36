import { select } from '../../../src/testing/factories.ts';
import { byId, byInput, type Row, row, SIGNED } from './row.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
/** For members of the enrolled student's group. The owner teaches its course, but is no member. */
const MEMBERS = 'AAN+NNN';
const fields = '{ id }';

export const groupRows: readonly Row[] = [
  row('Query.myGroups', SIGNED, { fields }),
  byId('Query.group', 'AA0+000', ({ group }) => group.id, { fields: '{ id code members { id } }' }),
  byInput('Mutation.createGroup', SIGNED, () => ({ name: 'Nhóm mới' }), { fields }),
  byInput('Mutation.updateGroup', MEMBERS, ({ group }) => ({ groupId: group.id, name: 'Tên khác' }), {
    fields,
  }),
  byId('Mutation.renewGroupCode', MEMBERS, ({ group }) => group.id, { name: 'groupId', fields }),
  byInput('Mutation.joinGroup', 'AAP+P+P', ({ group }) => ({ code: group.code }), { fields }),
  byId('Mutation.leaveGroup', MEMBERS, ({ group }) => group.id, { name: 'groupId', fields }),
  byInput('Mutation.setGroupRole', MEMBERS, ({ group }) => ({ memberId: group.memberId, role: 'LEADER' }), {
    fields,
  }),
  byId('Mutation.removeGroupMember', 'AANCNNN', ({ group }) => group.memberId, { name: 'memberId', fields }),
  byInput('Mutation.shareProgress', MEMBERS, ({ group }) => ({ groupId: group.id, isShared: true }), {
    fields,
  }),
  byId('Query.groupPosts', SIGNED, ({ group }) => group.id, { name: 'groupId', fields: '{ totalCount }' }),
  byInput('Mutation.createGroupPost', MEMBERS, ({ group }) => ({ groupId: group.id, text: 'Chào' }), {
    fields,
  }),
  byInput('Mutation.pinGroupPost', MEMBERS, ({ group }) => ({ postId: group.postId, isPinned: true }), {
    fields,
  }),
  byInput('Mutation.thankForPost', 'AANCNNN', ({ group }) => ({ postId: group.postId, isThanked: true }), {
    fields,
  }),
  byId('Mutation.removeGroupPost', MEMBERS, ({ group }) => group.postId, { name: 'postId', fields }),
  byInput(
    'Mutation.createGroupGoal',
    MEMBERS,
    ({ group }) => ({ groupId: group.id, minutes: 60, dueOn: TOMORROW.slice(0, 10) }),
    { fields },
  ),
  byId('Mutation.removeGroupGoal', MEMBERS, ({ group }) => group.goalId, { name: 'goalId', fields }),
  byInput(
    'Mutation.createGroupEvent',
    MEMBERS,
    ({ group }) => ({ groupId: group.id, title: 'Cùng học', startsAt: TOMORROW, minutes: 60 }),
    { fields },
  ),
  byInput('Mutation.answerGroupEvent', MEMBERS, ({ group }) => ({ eventId: group.eventId, comes: true }), {
    fields,
  }),
  byId('Mutation.removeGroupEvent', MEMBERS, ({ group }) => group.eventId, { name: 'eventId', fields }),
  byId('Subscription.groupPostChanged', MEMBERS, ({ group }) => group.id, {
    name: 'groupId',
    fields,
    happens: (app, { group }) =>
      select(app, 'update group_post set thanks_count = thanks_count where id = ?', [group.postId]),
  }),

  byInput('Mutation.createStudySlot', SIGNED, () => ({ title: 'Tự học', startsAt: TOMORROW, minutes: 30 }), {
    fields,
  }),
  byInput('Mutation.updateStudySlot', 'AANNNNN', () => ({ slotId: crypto.randomUUID(), minutes: 30 }), {
    fields,
  }),
  byId('Mutation.deleteStudySlot', 'AANNNNN', () => crypto.randomUUID(), { name: 'slotId', fields }),
  byId('Query.scheduleFile', 'AA00000', () => 'live:unknown', { name: 'eventId', fields: '' }),
  row('Query.myCalendarAddress', SIGNED, { fields: '{ url }' }),
  row('Mutation.renewCalendarAddress', SIGNED, { fields: '{ url }' }),
  row('Mutation.closeCalendarAddress', SIGNED, { fields: '{ url }' }),
];
