import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, forbidden } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { commandOnce, IdempotencyKey } from '../operations/index.ts';
import { GroupPost } from './group-post.entity.ts';
import { lockGroup } from './groups.policy.ts';
import { type GroupMember, GroupRole } from './study-group.entity.ts';

@InputType({ description: 'Input for creating a post in a study group.' })
export class CreateGroupPostInput {
  @Field(() => ID, { description: 'ID of a group that the viewer is a member of.' })
  groupId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the post to which this one replies. Omit for a new post.',
  })
  parentId?: string | null;
  @Field({ description: 'Text of the post, 1 to 2,000 characters.' })
  @TrimmedLength(1, 2000, { message: 'groups.text' })
  text!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for pinning a post to the top of the feed, or unpinning it.' })
export class PinGroupPostInput {
  @Field(() => ID, { description: 'ID of a post (not a reply) in a group that the viewer leads.' })
  postId!: string;
  @Field({ description: 'True to pin the post. False to unpin it.' })
  isPinned!: boolean;
}

@InputType({ description: 'Input for thanking for a post, or withdrawing the thanks.' })
export class ThankForPostInput {
  @Field(() => ID, { description: 'ID of another member’s post or reply.' })
  postId!: string;
  @Field({ description: 'True to thank. False to withdraw the thanks.' })
  isThanked!: boolean;
}

/**
 * @throws NOT_FOUND if the viewer is not a member
 * @throws BAD_INPUT if the parent is no post of the group
 * @throws CONFLICT if the parent is removed
 */
export function createGroupPost(context: Context, input: CreateGroupPostInput): Promise<string> {
  return commandOnce(context, 'createGroupPost', input, async (em, viewer) => {
    const { group } = await lockGroup(em, viewer, input.groupId);
    const parent = input.parentId ? await loadParent(em, input.parentId, group.id) : null;
    const author = em.getReference(User, viewer.id);
    const post = em.create(GroupPost, { group, author, parent, text: input.text.trim() });
    if (parent) parent.replyCount++;
    await em.flush();
    return post.id;
  });
}

/**
 * @throws FORBIDDEN if the viewer does not lead the group
 * @throws CONFLICT if it is removed
 */
export function pinGroupPost(context: Context, { postId, isPinned }: PinGroupPostInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { post, member } = await lockPost(em, context, postId);
    if (member.role !== GroupRole.LEADER) throw forbidden('NOT_GROUP_LEADER');
    post.assertNotRemoved();
    if (post.parent) throw badInput('postId', 'groups.parent');
    post.isPinned = isPinned;
    return postId;
  });
}

/**
 * Idempotent.
 * @throws CONFLICT if it is removed, or the viewer wrote it
 */
export function thankForPost(context: Context, { postId, isThanked }: ThankForPostInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { post } = await lockPost(em, context, postId);
    post.assertNotRemoved();
    if (post.author.id === viewer.id) throw conflict('OWN_POST');
    const [changed] = await runSql(
      em,
      isThanked
        ? sql`insert into group_post_thanks (post_id, person_id) values (${postId}, ${viewer.id})
            on conflict do nothing returning 1`
        : sql`delete from group_post_thanks where post_id = ${postId} and person_id = ${viewer.id} returning 1`,
    );
    if (changed) post.thanksCount += isThanked ? 1 : -1;
    return postId;
  });
}

/**
 * @throws FORBIDDEN unless the viewer wrote it or leads the group
 * @throws CONFLICT if it is already removed
 */
export function removeGroupPost(context: Context, postId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { post, member } = await lockPost(em, context, postId);
    if (post.author.id !== viewer.id && member.role !== GroupRole.LEADER) throw forbidden('NOT_GROUP_LEADER');
    post.remove();
    if (post.parent) (await em.findOneOrFail(GroupPost, { id: post.parent.id })).replyCount--;
    return postId;
  });
}

async function loadParent(em: EntityManager, id: string, groupId: string): Promise<GroupPost> {
  const parent = isUuid(id) ? await em.findOne(GroupPost, { id, group: groupId }, { refresh: true }) : null;
  if (!parent || parent.parent) throw badInput('parentId', 'groups.parent');
  parent.assertNotRemoved();
  return parent;
}

/** Locks the group, not the post. */
async function lockPost(
  em: EntityManager,
  context: Context,
  id: string,
): Promise<{ member: GroupMember; post: GroupPost }> {
  const { group } = await getById(em, GroupPost, id);
  const { member } = await lockGroup(em, signedIn(context), group.id);
  return { member, post: await getById(em, GroupPost, id, { refresh: true }) };
}
