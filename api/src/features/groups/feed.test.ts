import { describe, expect, test } from 'vitest';
import { getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, createPair, findPosts, mutateById, mutateGroup, post } from './testing/groups.ts';

const { ask } = helpersFor(app);

describe('the feed of a group', () => {
  test('pins, likes, answers and removes posts', async () => {
    const { leader, member, group } = await createPair();
    const old = (await post(leader, group.id, 'Đầu tiên')).data.createGroupPost as { id: string };
    await post(member, group.id, 'Mới hơn');
    await mutateGroup(leader, 'pinGroupPost', { postId: old.id, isPinned: true }, 'id');
    await post(member, group.id, 'Dạ', old.id);
    for (const _ of [1, 2])
      await mutateGroup(member, 'thankForPost', { postId: old.id, isThanked: true }, 'id');
    expect(
      getReason(await mutateGroup(leader, 'thankForPost', { postId: old.id, isThanked: true }, 'id')),
    ).toBe('OWN_POST');
    const { edges } = await findPosts(member, group.id);
    expect(edges.map(({ node }) => node.text)).toEqual(['Đầu tiên', 'Mới hơn']);
    expect(edges[0]!.node).toMatchObject({ thanksCount: 1, replyCount: 1, isPinned: true });
    expect(getReason(await mutateById(member, 'removeGroupPost', 'postId', old.id))).toBe('NOT_GROUP_LEADER');
    expect((await mutateById(leader, 'removeGroupPost', 'postId', edges[1]!.node.id)).errors).toBeUndefined();
    await mutateById(leader, 'removeGroupPost', 'postId', old.id);
    expect(getReason(await post(member, group.id, 'Trễ', old.id))).toBe('POST_REMOVED');
    // Replies of others stay below a placeholder
    expect((await findPosts(member, group.id)).edges).toEqual([
      { node: expect.objectContaining({ text: null, replies: { edges: [{ node: { text: 'Dạ' } }] } }) },
    ]);
  });

  test('is paged together with pinned posts', async () => {
    const { leader, group } = await createPair();
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c', 'd'])
      ids.push(((await post(leader, group.id, text)).data.createGroupPost as { id: string }).id);
    await mutateGroup(leader, 'pinGroupPost', { postId: ids[0], isPinned: true }, 'id');
    const read: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = (
        await ask(
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
