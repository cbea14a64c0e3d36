import { describe, expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  app,
  createPair,
  createStudent,
  facts,
  findGroup,
  findPosts,
  type Group,
  getMember,
  join,
  mutateById,
  mutateGroup,
  post,
  scheduleMeeting,
  seller,
} from './testing/groups.ts';

const { db, student } = helpersFor(app);

describe('a study group', () => {
  test('is joined once by its code in any spelling', async () => {
    const { leader, group } = await createPair();
    const late = await createStudent();
    const typed = `${group.code.slice(0, 4).toLowerCase()} - ${group.code.slice(4)}`;
    for (const _ of [1, 2]) expect((await join(late, typed)).errors).toBeUndefined();
    expect(await findGroup(leader, group.id)).toMatchObject({ memberCount: 3, viewerRole: 'LEADER' });
    expect(getCode(await join(late, 'KHONGCO2'))).toBe('BAD_INPUT');
  });

  test('admits only students and teachers of its course, and is visible only to them', async () => {
    const { member, group } = await createPair();
    const stranger = await student();
    expect(getReason(await join(stranger, group.code))).toBe('GROUP_OF_COURSE');
    expect((await join(seller, group.code)).errors).toBeUndefined();
    expect(
      getCode(await mutateGroup(stranger, 'createGroup', { name: 'Của khoá', courseId: facts.id })),
    ).toBe('BAD_INPUT');
    await db(`update enrolment set access = 'SUSPENDED' where student_id = ?`, member.id);
    expect(await findGroup(member, group.id)).toBeNull();
    expect(getCode(await post(member, group.id))).toBe('NOT_FOUND');
    expect((await findPosts(member, group.id)).edges).toEqual([]);
  });

  test('is hidden from strangers by any ID', async () => {
    const { leader, group } = await createPair();
    await post(leader, group.id);
    await scheduleMeeting(leader, group.id);
    const stranger = await createStudent();
    const full = (await findGroup(leader, group.id))!;
    const [first] = (await findPosts(leader, group.id)).edges;
    expect(await findGroup(stranger, group.id)).toBeNull();
    expect((await findPosts(stranger, group.id)).edges).toEqual([]);
    const replies = [
      await mutateById(stranger, 'leaveGroup', 'groupId', group.id),
      await mutateById(stranger, 'renewGroupCode', 'groupId', group.id),
      await mutateById(stranger, 'removeGroupMember', 'memberId', full.members[0]!.id),
      await mutateById(stranger, 'removeGroupPost', 'postId', first!.node.id),
      await mutateById(stranger, 'removeGroupEvent', 'eventId', full.events[0]!.id),
      await mutateGroup(stranger, 'thankForPost', { postId: first!.node.id, isThanked: true }, 'id'),
      await mutateGroup(stranger, 'answerGroupEvent', { eventId: full.events[0]!.id, comes: true }, 'id'),
      await mutateGroup(stranger, 'shareProgress', { groupId: group.id, isShared: true }),
    ];
    expect(replies.map(getCode)).toEqual(replies.map(() => 'NOT_FOUND'));
  });

  test('removes members who lose access to its course', async () => {
    const { leader, member, group } = await createPair();
    await mutateGroup(member, 'shareProgress', { groupId: group.id, isShared: true });
    expect(getMember(await findGroup(leader, group.id), member).percentage).not.toBeNull();
    await db(`update enrolment set access = 'REVOKED' where student_id = ?`, member.id);
    expect(getMember(await findGroup(leader, group.id), member).percentage).toBeNull();
    await scheduleMeeting(leader, group.id);
    expect(
      await db(`select 1 from notification where kind = 'GROUP_MEETING' and person_id = ?`, member.id),
    ).toEqual([]);
    expect(
      getCode(await mutateGroup(member, 'shareProgress', { groupId: group.id, isShared: false }, 'id')),
    ).toBeUndefined();
    expect((await mutateById(member, 'leaveGroup', 'groupId', group.id)).errors).toBeUndefined();
    expect((await findGroup(leader, group.id))!.memberCount).toBe(1);
  });

  test('rejects a removed member with a known code', async () => {
    const { leader, member, group } = await createPair();
    await mutateById(
      leader,
      'removeGroupMember',
      'memberId',
      getMember(await findGroup(leader, group.id), member).id,
    );
    expect(getCode(await join(member, group.code))).toBe('BAD_INPUT');
  });

  test('reserves actions for its leaders', async () => {
    const { leader, member, group } = await createPair();
    const target = getMember(group, leader).id;
    const replies = [
      await mutateGroup(member, 'updateGroup', { groupId: group.id, name: 'Tên khác' }),
      await mutateById(member, 'renewGroupCode', 'groupId', group.id),
      await mutateGroup(member, 'setGroupRole', { memberId: target, role: 'MEMBER' }),
      await mutateById(member, 'removeGroupMember', 'memberId', target),
      await mutateGroup(member, 'createGroupGoal', { groupId: group.id, minutes: 60, dueOn: '2099-01-01' }),
    ];
    expect(replies.map(getReason)).toEqual(replies.map(() => 'NOT_GROUP_LEADER'));
  });

  test('renews its code and rejects the old one', async () => {
    const { leader, group } = await createPair();
    const renewed = await mutateById(leader, 'renewGroupCode', 'groupId', group.id, 'code');
    const late = await createStudent();
    expect(getCode(await join(late, group.code))).toBe('BAD_INPUT');
    expect((await join(late, (renewed.data.renewGroupCode as Group).code)).errors).toBeUndefined();
  });

  test('always has a leader and is deleted with its last member', async () => {
    const { leader, member, group } = await createPair();
    expect(getReason(await mutateById(leader, 'leaveGroup', 'groupId', group.id))).toBe('LAST_GROUP_LEADER');
    const own = getMember(await findGroup(leader, group.id), leader).id;
    expect(getReason(await mutateById(leader, 'removeGroupMember', 'memberId', own))).toBe('OWN_MEMBERSHIP');
    expect(getReason(await mutateGroup(leader, 'setGroupRole', { memberId: own, role: 'MEMBER' }))).toBe(
      'LAST_GROUP_LEADER',
    );
    const other = getMember(await findGroup(leader, group.id), member).id;
    await mutateGroup(leader, 'setGroupRole', { memberId: other, role: 'LEADER' });
    // Both leave simultaneously: the second one waits, is then the last member, and the group is deleted
    const gone = await Promise.all(
      [leader, member].map((who) => mutateById(who, 'leaveGroup', 'groupId', group.id)),
    );
    expect(gone.filter(({ errors }) => errors)).toHaveLength(0);
    expect(await db('select 1 from study_group where id = ?', group.id)).toEqual([]);
  });

  test('has a limit of members, also for simultaneous requests', async () => {
    const { leader, group } = await createPair();
    await db(
      `with p as (insert into person (email, full_name, roles) select 'g' || n || '@example.vn', 'Bạn ' || n, '{USER}'
         from generate_series(1, 47) n returning id)
       insert into group_member (group_id, person_id, role) select ?, id, 'MEMBER' from p`,
      group.id,
    );
    const late = await Promise.all([1, 2, 3].map(createStudent));
    const replies = await Promise.all(late.map((who) => join(who, group.code)));
    expect(replies.map(getReason).filter((reason) => reason === 'GROUP_FULL')).toHaveLength(2);
    expect((await findGroup(leader, group.id))!.memberCount).toBe(50);
  });
});
