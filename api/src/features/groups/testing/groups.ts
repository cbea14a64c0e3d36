import { testApp } from '../../../testing/app.ts';
import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

export const app = await testApp();
const { ask, course, enrol, mutate, student, teacher } = helpersFor(app);
export const seller = await teacher();
export const facts = await course(seller.id, { lessons: 2 });

/** A date within the next year. */
export const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const GROUP = `id name about code memberCount viewerRole viewerSharesProgress
  members { id role percentage isViewer person { id } } goals { id kind minutes sectionTitle reached counted }
  events { id title comingCount viewerComes mayRemove }`;
export interface Group {
  id: string;
  code: string;
  memberCount: number;
  viewerRole: string;
  members: { id: string; role: string; percentage: number | null; person: { id: string } }[];
  goals: { id: string; reached: number; counted: number }[];
  events: { id: string; comingCount: number; viewerComes: boolean | null; mayRemove: boolean }[];
}
export const mutateGroup = (who: Actor, name: string, input: object, fields = GROUP) =>
  mutate(who, name, input, fields);
/** Schedules a meeting that begins in an hour. */
export const scheduleMeeting = (who: Actor, groupId: string) =>
  mutateGroup(who, 'createGroupEvent', {
    groupId,
    title: 'Ôn tập',
    startsAt: new Date(Date.now() + 3_600_000),
    minutes: 60,
  });
export const mutateById = (who: Actor, name: string, argument: string, id: string, fields = 'id') =>
  ask(who, `mutation($id: ID!) { ${name}(${argument}: $id) { ${fields} } }`, { id });
export const createGroup = async (who: Actor, input: object = {}): Promise<Group> =>
  (await mutateGroup(who, 'createGroup', { name: 'Nhóm thử', ...input })).data.createGroup as Group;
export const findGroup = async (who: Actor, id: string): Promise<Group | null> =>
  (await ask(who, `query($id: ID!) { group(id: $id) { ${GROUP} } }`, { id })).data.group as Group | null;
export const join = (who: Actor, code: string) => mutateGroup(who, 'joinGroup', { code });
export const createStudent = async (): Promise<Actor> => {
  const who = await student();
  await enrol(who.id, facts.id);
  return who;
};
/** A group of the course with its leader and a member. */
export async function createPair() {
  const [leader, member] = [await createStudent(), await createStudent()];
  const group = await createGroup(leader, { courseId: facts.id });
  await join(member, group.code);
  return { leader, member, group };
}
export const getMember = (group: Group | null, who: Actor) =>
  group!.members.find(({ person }) => person.id === who.id)!;
export const post = async (who: Actor, groupId: string, text = 'Chào cả nhóm', parentId?: string) =>
  mutateGroup(who, 'createGroupPost', { groupId, text, parentId }, 'id');
export const findPosts = async (who: Actor, groupId: string) =>
  (
    await ask(
      who,
      `query($id: ID!) { groupPosts(groupId: $id) { edges { node { id text isPinned thanksCount replyCount
        replies { edges { node { text } } } } } } }`,
      { id: groupId },
    )
  ).data.groupPosts as {
    edges: { node: { id: string; text: string; replyCount: number; thanksCount: number } }[];
  };
