import { describe, expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  app,
  createPair,
  createStudent,
  facts,
  findGroup,
  type Group,
  getMember,
  join,
  mutateById,
  mutateGroup,
  SOON,
  scheduleMeeting,
} from './testing/groups.ts';

const { db } = helpersFor(app);

describe('goals and meetings of a group', () => {
  test('goals count members who share their progress', async () => {
    const { leader, member, group } = await createPair();
    await mutateGroup(leader, 'createGroupGoal', {
      groupId: group.id,
      sectionId: facts.sectionId,
      dueOn: SOON,
    });
    await db(
      `insert into lesson_progress (enrolment_id, lesson_id, completed_at, completed_why)
        select e.id, l.id, now(), 'MANUAL' from enrolment e join lesson l on l.course_id = e.course_id where e.student_id = ?`,
      member.id,
    );
    expect((await findGroup(leader, group.id))!.goals).toEqual([
      expect.objectContaining({ reached: 0, counted: 0 }),
    ]);
    expect(getMember(await findGroup(leader, group.id), member).percentage).toBeNull();
    await mutateGroup(member, 'shareProgress', { groupId: group.id, isShared: true });
    expect((await findGroup(leader, group.id))!.goals).toEqual([
      expect.objectContaining({ reached: 1, counted: 1 }),
    ]);
    expect(getMember(await findGroup(leader, group.id), member).percentage).toBe(0);
    // The member completed the course before it got lessons that the member has not studied
    await db(
      'update enrolment set completed_at = now(), completed_lessons = 1, percentage = 50 where student_id = ?',
      member.id,
    );
    expect(getMember(await findGroup(leader, group.id), member).percentage).toBe(100);
  });

  test.each([
    [{ minutes: 60, dueOn: '2001-01-01' }, 'dueOn'],
    [{ dueOn: SOON }, 'minutes'],
    [{ sectionId: '00000000-0000-0000-0000-000000000000', dueOn: SOON }, 'sectionId'],
  ])('a goal is rejected at its field: %j', async (input, field) => {
    const { leader, group } = await createPair();
    const reply = await mutateGroup(leader, 'createGroupGoal', { groupId: group.id, ...input });
    expect(reply.errors?.[0]?.extensions.details).toEqual([expect.objectContaining({ field })]);
  });

  test('meetings are limited to twelve a day, including cancelled ones', async () => {
    const { leader, group } = await createPair();
    const plan = () => scheduleMeeting(leader, group.id);
    for (let at = 0; at < 12; at++) {
      const made = (await plan()).data.createGroupEvent as Group;
      await mutateById(leader, 'removeGroupEvent', 'eventId', made.events[0]!.id);
    }
    expect(getCode(await plan())).toBe('RATE_LIMITED');
  });

  test('a meeting is announced, answered and cancelled by its planner or a leader', async () => {
    const { leader, member, group } = await createPair();
    const third = await createStudent();
    await join(third, group.code);
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    await mutateGroup(member, 'createGroupEvent', {
      groupId: group.id,
      title: 'Làm bài cùng nhau',
      startsAt,
      minutes: 60,
    });
    const notified = await db<{ person_id: string }>(
      `select person_id from notification where kind = 'GROUP_MEETING' and params->>'group' = 'Nhóm thử' and person_id = any(?::uuid[])`,
      `{${[leader.id, member.id, third.id].join(',')}}`,
    );
    expect(notified.map(({ person_id }) => person_id).sort()).toEqual([leader.id, third.id].sort());
    const [event] = (await findGroup(third, group.id))!.events;
    expect(event).toMatchObject({ comingCount: 1, viewerComes: null, mayRemove: false });
    await mutateGroup(third, 'answerGroupEvent', { eventId: event!.id, comes: true }, 'id');
    expect((await findGroup(leader, group.id))!.events[0]).toMatchObject({ comingCount: 2, mayRemove: true });
    expect(getReason(await mutateById(third, 'removeGroupEvent', 'eventId', event!.id))).toBe(
      'NOT_GROUP_LEADER',
    );
    expect((await mutateById(leader, 'removeGroupEvent', 'eventId', event!.id)).errors).toBeUndefined();
  });
});
