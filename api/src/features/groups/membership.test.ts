import { describe, expect, test } from 'vitest';
import { codeOf, reasonOf } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  act,
  app,
  by,
  facts,
  feed,
  findGroup,
  type Group,
  join,
  learner,
  meet,
  memberOf,
  pair,
  post,
  seller,
} from './testing/groups.ts';

const { db, student } = helpersFor(app);

describe('a study group', () => {
  test('is joined once by its code in any spelling', async () => {
    const { leader, group } = await pair();
    const late = await learner();
    const typed = `${group.code.slice(0, 4).toLowerCase()} - ${group.code.slice(4)}`;
    for (const _ of [1, 2]) expect((await join(late, typed)).errors).toBeUndefined();
    expect(await findGroup(leader, group.id)).toMatchObject({ memberCount: 3, viewerRole: 'LEADER' });
    expect(codeOf(await join(late, 'KHONGCO2'))).toBe('BAD_INPUT');
  });

  test('admits only students and teachers of its course, and is visible only to them', async () => {
    const { member, group } = await pair();
    const stranger = await student();
    expect(reasonOf(await join(stranger, group.code))).toBe('GROUP_OF_COURSE');
    expect((await join(seller, group.code)).errors).toBeUndefined();
    expect(codeOf(await act(stranger, 'createGroup', { name: 'Của khoá', courseId: facts.id }))).toBe(
      'BAD_INPUT',
    );
    await db(`update enrolment set access = 'SUSPENDED' where student_id = ?`, member.id);
    expect(await findGroup(member, group.id)).toBeNull();
    expect(codeOf(await post(member, group.id))).toBe('NOT_FOUND');
    expect((await feed(member, group.id)).edges).toEqual([]);
  });

  test('is hidden from strangers by any ID', async () => {
    const { leader, group } = await pair();
    await post(leader, group.id);
    await meet(leader, group.id);
    const stranger = await learner();
    const full = (await findGroup(leader, group.id))!;
    const [first] = (await feed(leader, group.id)).edges;
    expect(await findGroup(stranger, group.id)).toBeNull();
    expect((await feed(stranger, group.id)).edges).toEqual([]);
    const replies = [
      await by(stranger, 'leaveGroup', 'groupId', group.id),
      await by(stranger, 'renewGroupCode', 'groupId', group.id),
      await by(stranger, 'removeGroupMember', 'memberId', full.members[0]!.id),
      await by(stranger, 'removeGroupPost', 'postId', first!.node.id),
      await by(stranger, 'removeGroupEvent', 'eventId', full.events[0]!.id),
      await act(stranger, 'thankForPost', { postId: first!.node.id, isThanked: true }, 'id'),
      await act(stranger, 'answerGroupEvent', { eventId: full.events[0]!.id, comes: true }, 'id'),
      await act(stranger, 'shareProgress', { groupId: group.id, isShared: true }),
    ];
    expect(replies.map(codeOf)).toEqual(replies.map(() => 'NOT_FOUND'));
  });

  test('removes members who lose access to its course', async () => {
    const { leader, member, group } = await pair();
    await act(member, 'shareProgress', { groupId: group.id, isShared: true });
    expect(memberOf(await findGroup(leader, group.id), member).percentage).not.toBeNull();
    await db(`update enrolment set access = 'REVOKED' where student_id = ?`, member.id);
    expect(memberOf(await findGroup(leader, group.id), member).percentage).toBeNull();
    await meet(leader, group.id);
    expect(
      await db(`select 1 from notification where kind = 'GROUP_MEETING' and person_id = ?`, member.id),
    ).toEqual([]);
    expect(
      codeOf(await act(member, 'shareProgress', { groupId: group.id, isShared: false }, 'id')),
    ).toBeUndefined();
    expect((await by(member, 'leaveGroup', 'groupId', group.id)).errors).toBeUndefined();
    expect((await findGroup(leader, group.id))!.memberCount).toBe(1);
  });

  test('rejects a removed member with a known code', async () => {
    const { leader, member, group } = await pair();
    await by(leader, 'removeGroupMember', 'memberId', memberOf(await findGroup(leader, group.id), member).id);
    expect(codeOf(await join(member, group.code))).toBe('BAD_INPUT');
  });

  test('reserves actions for its leaders', async () => {
    const { leader, member, group } = await pair();
    const target = memberOf(group, leader).id;
    const replies = [
      await act(member, 'updateGroup', { groupId: group.id, name: 'Tên khác' }),
      await by(member, 'renewGroupCode', 'groupId', group.id),
      await act(member, 'setGroupRole', { memberId: target, role: 'MEMBER' }),
      await by(member, 'removeGroupMember', 'memberId', target),
      await act(member, 'createGroupGoal', { groupId: group.id, minutes: 60, dueOn: '2099-01-01' }),
    ];
    expect(replies.map(reasonOf)).toEqual(replies.map(() => 'NOT_GROUP_LEADER'));
  });

  test('renews its code and rejects the old one', async () => {
    const { leader, group } = await pair();
    const renewed = await by(leader, 'renewGroupCode', 'groupId', group.id, 'code');
    const late = await learner();
    expect(codeOf(await join(late, group.code))).toBe('BAD_INPUT');
    expect((await join(late, (renewed.data.renewGroupCode as Group).code)).errors).toBeUndefined();
  });

  test('always has a leader and is deleted with its last member', async () => {
    const { leader, member, group } = await pair();
    expect(reasonOf(await by(leader, 'leaveGroup', 'groupId', group.id))).toBe('LAST_GROUP_LEADER');
    const own = memberOf(await findGroup(leader, group.id), leader).id;
    expect(reasonOf(await by(leader, 'removeGroupMember', 'memberId', own))).toBe('OWN_MEMBERSHIP');
    expect(reasonOf(await act(leader, 'setGroupRole', { memberId: own, role: 'MEMBER' }))).toBe(
      'LAST_GROUP_LEADER',
    );
    const other = memberOf(await findGroup(leader, group.id), member).id;
    await act(leader, 'setGroupRole', { memberId: other, role: 'LEADER' });
    // Both leave simultaneously: the second one waits, is then the last member, and the group is deleted
    const gone = await Promise.all([leader, member].map((who) => by(who, 'leaveGroup', 'groupId', group.id)));
    expect(gone.filter(({ errors }) => errors)).toHaveLength(0);
    expect(await db('select 1 from study_group where id = ?', group.id)).toEqual([]);
  });

  test('has a limit of members, also for simultaneous requests', async () => {
    const { leader, group } = await pair();
    await db(
      `with p as (insert into person (email, full_name, roles) select 'g' || n || '@example.vn', 'Bạn ' || n, '{USER}'
         from generate_series(1, 47) n returning id)
       insert into group_member (group_id, person_id, role) select ?, id, 'MEMBER' from p`,
      group.id,
    );
    const late = await Promise.all([1, 2, 3].map(learner));
    const replies = await Promise.all(late.map((who) => join(who, group.code)));
    expect(replies.map(reasonOf).filter((reason) => reason === 'GROUP_FULL')).toHaveLength(2);
    expect((await findGroup(leader, group.id))!.memberCount).toBe(50);
  });
});
