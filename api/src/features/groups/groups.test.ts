import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  codeOf,
  course,
  enrol,
  reasonOf,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';

const app = await testApp();
let seller: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  seller = await teacher(app);
  facts = await course(app, seller.id, { lessons: 2 });
});

/** A day within the year. */
const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const GROUP = `id name about code memberCount viewerRole viewerSharesProgress
  members { id role percentage isViewer person { id } } goals { id kind minutes sectionTitle reached counted }
  events { id title comingCount viewerComes mayRemove }`;
interface Group {
  id: string;
  code: string;
  memberCount: number;
  viewerRole: string;
  members: { id: string; role: string; percentage: number | null; person: { id: string } }[];
  goals: { id: string; reached: number; counted: number }[];
  events: { id: string; comingCount: number; viewerComes: boolean | null; mayRemove: boolean }[];
}
const act = (who: Actor, name: string, input: object, fields = GROUP) =>
  ask(
    app,
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  );
const by = (who: Actor, name: string, argument: string, id: string, fields = 'id') =>
  ask(app, who, `mutation($id: ID!) { ${name}(${argument}: $id) { ${fields} } }`, { id });
const founded = async (who: Actor, input: object = {}): Promise<Group> =>
  (await act(who, 'createGroup', { name: 'Nhóm thử', ...input })).data.createGroup as Group;
const seen = async (who: Actor, id: string): Promise<Group | null> =>
  (await ask(app, who, `query($id: ID!) { group(id: $id) { ${GROUP} } }`, { id })).data.group as Group | null;
const join = (who: Actor, code: string) => act(who, 'joinGroup', { code });
const learner = async (): Promise<Actor> => {
  const who = await student(app);
  await enrol(app, who.id, facts.id);
  return who;
};
/** A group of the course with its leader and a member. */
async function pair() {
  const [leader, member] = [await learner(), await learner()];
  const group = await founded(leader, { courseId: facts.id });
  await join(member, group.code);
  return { leader, member, group };
}
const memberOf = (group: Group | null, who: Actor) =>
  group!.members.find(({ person }) => person.id === who.id)!;
const post = async (who: Actor, groupId: string, text = 'Chào cả nhóm', parentId?: string) =>
  act(who, 'createGroupPost', { groupId, text, parentId }, 'id');
const feed = async (who: Actor, groupId: string) =>
  (
    await ask(
      app,
      who,
      `query($id: ID!) { groupPosts(groupId: $id) { edges { node { id text isPinned thanksCount replyCount
        replies { edges { node { text } } } } } } }`,
      { id: groupId },
    )
  ).data.groupPosts as {
    edges: { node: { id: string; text: string; replyCount: number; thanksCount: number } }[];
  };

describe('a study group', () => {
  test('is joined by its code, however that is typed, and once', async () => {
    const { leader, group } = await pair();
    const late = await learner();
    const typed = `${group.code.slice(0, 4).toLowerCase()} - ${group.code.slice(4)}`;
    for (const _ of [1, 2]) expect((await join(late, typed)).errors).toBeUndefined();
    expect(await seen(leader, group.id)).toMatchObject({ memberCount: 3, viewerRole: 'LEADER' });
    expect(codeOf(await join(late, 'KHONGCO2'))).toBe('BAD_INPUT');
  });

  test('of a course takes its students and teachers alone, and shows itself while they have access', async () => {
    const { member, group } = await pair();
    const stranger = await student(app);
    expect(reasonOf(await join(stranger, group.code))).toBe('GROUP_OF_COURSE');
    expect((await join(seller, group.code)).errors).toBeUndefined();
    expect(codeOf(await act(stranger, 'createGroup', { name: 'Của khoá', courseId: facts.id }))).toBe(
      'BAD_INPUT',
    );
    await select(app, `update enrolment set access = 'SUSPENDED' where student_id = ?`, [member.id]);
    expect(await seen(member, group.id)).toBeNull();
    expect(codeOf(await post(member, group.id))).toBe('NOT_FOUND');
    expect((await feed(member, group.id)).edges).toEqual([]);
  });

  test('is nothing to strangers, by any of its ids', async () => {
    const { leader, group } = await pair();
    await post(leader, group.id);
    await act(leader, 'createGroupEvent', {
      groupId: group.id,
      title: 'Ôn tập',
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      minutes: 60,
    });
    const stranger = await learner();
    const full = (await seen(leader, group.id))!;
    const [first] = (await feed(leader, group.id)).edges;
    expect(await seen(stranger, group.id)).toBeNull();
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

  test('is left, and sees nothing of a member, once they may study its course no longer', async () => {
    const { leader, member, group } = await pair();
    await act(member, 'shareProgress', { groupId: group.id, isShared: true });
    expect(memberOf(await seen(leader, group.id), member).percentage).not.toBeNull();
    await select(app, `update enrolment set access = 'REVOKED' where student_id = ?`, [member.id]);
    expect(memberOf(await seen(leader, group.id), member).percentage).toBeNull();
    await act(leader, 'createGroupEvent', {
      groupId: group.id,
      title: 'Không có bạn',
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      minutes: 60,
    });
    expect(
      await select(app, `select 1 from notification where kind = 'GROUP_MEETING' and person_id = ?`, [
        member.id,
      ]),
    ).toEqual([]);
    expect(
      codeOf(await act(member, 'shareProgress', { groupId: group.id, isShared: false }, 'id')),
    ).toBeUndefined();
    expect((await by(member, 'leaveGroup', 'groupId', group.id)).errors).toBeUndefined();
    expect((await seen(leader, group.id))!.memberCount).toBe(1);
  });

  test('lets in who was removed no longer by the code that they know', async () => {
    const { leader, member, group } = await pair();
    await by(leader, 'removeGroupMember', 'memberId', memberOf(await seen(leader, group.id), member).id);
    expect(codeOf(await join(member, group.code))).toBe('BAD_INPUT');
  });

  test('leaves to its leaders what is theirs', async () => {
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

  test('renews its code: the old one lets in no longer', async () => {
    const { leader, group } = await pair();
    const renewed = await by(leader, 'renewGroupCode', 'groupId', group.id, 'code');
    const late = await learner();
    expect(codeOf(await join(late, group.code))).toBe('BAD_INPUT');
    expect((await join(late, (renewed.data.renewGroupCode as Group).code)).errors).toBeUndefined();
  });

  test('always has a leader, and goes with its last member', async () => {
    const { leader, member, group } = await pair();
    expect(reasonOf(await by(leader, 'leaveGroup', 'groupId', group.id))).toBe('LAST_GROUP_LEADER');
    const own = memberOf(await seen(leader, group.id), leader).id;
    expect(reasonOf(await by(leader, 'removeGroupMember', 'memberId', own))).toBe('OWN_MEMBERSHIP');
    expect(reasonOf(await act(leader, 'setGroupRole', { memberId: own, role: 'MEMBER' }))).toBe(
      'LAST_GROUP_LEADER',
    );
    const other = memberOf(await seen(leader, group.id), member).id;
    await act(leader, 'setGroupRole', { memberId: other, role: 'LEADER' });
    // Both leave at once: one stays as the last leader, or goes with the group as its last member
    const gone = await Promise.all([leader, member].map((who) => by(who, 'leaveGroup', 'groupId', group.id)));
    expect(gone.filter(({ errors }) => errors)).toHaveLength(0);
    expect(await select(app, 'select 1 from study_group where id = ?', [group.id])).toEqual([]);
  });

  test('holds no more members than its limit, also when the last places are taken at once', async () => {
    const { leader, group } = await pair();
    await select(
      app,
      `with p as (insert into person (email, full_name, roles) select 'g' || n || '@example.vn', 'Bạn ' || n, '{USER}'
         from generate_series(1, 47) n returning id)
       insert into group_member (group_id, person_id, role) select ?, id, 'MEMBER' from p`,
      [group.id],
    );
    const late = await Promise.all([1, 2, 3].map(learner));
    const replies = await Promise.all(late.map((who) => join(who, group.code)));
    expect(replies.map(reasonOf).filter((reason) => reason === 'GROUP_FULL')).toHaveLength(2);
    expect((await seen(leader, group.id))!.memberCount).toBe(50);
  });
});

describe('its feed', () => {
  test('pins, thanks, answers and removes', async () => {
    const { leader, member, group } = await pair();
    const old = (await post(leader, group.id, 'Đầu tiên')).data.createGroupPost as { id: string };
    await post(member, group.id, 'Mới hơn');
    await act(leader, 'pinGroupPost', { postId: old.id, isPinned: true }, 'id');
    await post(member, group.id, 'Dạ', old.id);
    for (const _ of [1, 2]) await act(member, 'thankForPost', { postId: old.id, isThanked: true }, 'id');
    expect(reasonOf(await act(leader, 'thankForPost', { postId: old.id, isThanked: true }, 'id'))).toBe(
      'OWN_POST',
    );
    const { edges } = await feed(member, group.id);
    expect(edges.map(({ node }) => node.text)).toEqual(['Đầu tiên', 'Mới hơn']);
    expect(edges[0]!.node).toMatchObject({ thanksCount: 1, replyCount: 1, isPinned: true });
    expect(reasonOf(await by(member, 'removeGroupPost', 'postId', old.id))).toBe('NOT_GROUP_LEADER');
    expect((await by(leader, 'removeGroupPost', 'postId', edges[1]!.node.id)).errors).toBeUndefined();
    await by(leader, 'removeGroupPost', 'postId', old.id);
    expect(reasonOf(await post(member, group.id, 'Trễ', old.id))).toBe('POST_REMOVED');
    // What others answered stays below a placeholder
    expect((await feed(member, group.id)).edges).toEqual([
      { node: expect.objectContaining({ text: null, replies: { edges: [{ node: { text: 'Dạ' } }] } }) },
    ]);
  });

  test('is paged across what is pinned', async () => {
    const { leader, group } = await pair();
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c', 'd'])
      ids.push(((await post(leader, group.id, text)).data.createGroupPost as { id: string }).id);
    await act(leader, 'pinGroupPost', { postId: ids[0], isPinned: true }, 'id');
    const read: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = (
        await ask(
          app,
          leader,
          `query($id: ID!, $after: String) { groupPosts(groupId: $id, first: 2, after: $after) {
            edges { node { text } } pageInfo { hasNextPage endCursor } } }`,
          { id: group.id, after },
        )
      ).data.groupPosts as {
        edges: { node: { text: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      read.push(...page.edges.map(({ node }) => node.text));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(read).toEqual(['a', 'd', 'c', 'b']);
  });
});

describe('its goals and meetings', () => {
  test('goals count those who share their progress', async () => {
    const { leader, member, group } = await pair();
    await act(leader, 'createGroupGoal', {
      groupId: group.id,
      sectionId: facts.sectionId,
      dueOn: SOON,
    });
    await select(
      app,
      `insert into lesson_progress (enrolment_id, lesson_id, completed_at, completed_why)
        select e.id, l.id, now(), 'MANUAL' from enrolment e join lesson l on l.course_id = e.course_id where e.student_id = ?`,
      [member.id],
    );
    expect((await seen(leader, group.id))!.goals).toEqual([
      expect.objectContaining({ reached: 0, counted: 0 }),
    ]);
    expect(memberOf(await seen(leader, group.id), member).percentage).toBeNull();
    await act(member, 'shareProgress', { groupId: group.id, isShared: true });
    expect((await seen(leader, group.id))!.goals).toEqual([
      expect.objectContaining({ reached: 1, counted: 1 }),
    ]);
    expect(memberOf(await seen(leader, group.id), member).percentage).not.toBeNull();
  });

  test.each([
    [{ minutes: 60, dueOn: '2001-01-01' }, 'dueOn'],
    [{ dueOn: SOON }, 'minutes'],
    [{ sectionId: '00000000-0000-0000-0000-000000000000', dueOn: SOON }, 'sectionId'],
  ])('a goal that makes no sense is refused at its field: %j', async (input, field) => {
    const { leader, group } = await pair();
    const reply = await act(leader, 'createGroupGoal', { groupId: group.id, ...input });
    expect(reply.errors?.[0]?.extensions.details).toEqual([expect.objectContaining({ field })]);
  });

  test('meetings are planned a dozen a day, called off or not, since each is mailed', async () => {
    const { leader, group } = await pair();
    const plan = () =>
      act(leader, 'createGroupEvent', {
        groupId: group.id,
        title: 'Lại một buổi',
        startsAt: new Date(Date.now() + 3_600_000).toISOString(),
        minutes: 30,
      });
    for (let at = 0; at < 12; at++) {
      const made = (await plan()).data.createGroupEvent as Group;
      await by(leader, 'removeGroupEvent', 'eventId', made.events[0]!.id);
    }
    expect(codeOf(await plan())).toBe('RATE_LIMITED');
  });

  test('a meeting is told of, answered, and called off by who planned it or a leader', async () => {
    const { leader, member, group } = await pair();
    const third = await learner();
    await join(third, group.code);
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    await act(member, 'createGroupEvent', {
      groupId: group.id,
      title: 'Làm bài cùng nhau',
      startsAt,
      minutes: 60,
    });
    const told = await select<{ person_id: string }>(
      app,
      `select person_id from notification where kind = 'GROUP_MEETING' and params->>'group' = 'Nhóm thử' and person_id = any(?::uuid[])`,
      [`{${[leader.id, member.id, third.id].join(',')}}`],
    );
    expect(told.map(({ person_id }) => person_id).sort()).toEqual([leader.id, third.id].sort());
    const [event] = (await seen(third, group.id))!.events;
    expect(event).toMatchObject({ comingCount: 1, viewerComes: null, mayRemove: false });
    await act(third, 'answerGroupEvent', { eventId: event!.id, comes: true }, 'id');
    expect((await seen(leader, group.id))!.events[0]).toMatchObject({ comingCount: 2, mayRemove: true });
    expect(reasonOf(await by(third, 'removeGroupEvent', 'eventId', event!.id))).toBe('NOT_GROUP_LEADER');
    expect((await by(leader, 'removeGroupEvent', 'eventId', event!.id)).errors).toBeUndefined();
  });
});
