import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  connection,
  createConnectionType,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { GroupPost } from './group-post.entity.ts';
import { assertInGroup } from './groups.policy.ts';
import {
  CreateGroupPostInput,
  createGroupPost,
  PinGroupPostInput,
  pinGroupPost,
  removeGroupPost,
  ThankForPostInput,
  thankForPost,
} from './post-commands.ts';

const GroupPostConnection = createConnectionType('GroupPostConnection', () => GroupPost);

@ArgsType()
class GroupPostArgs extends FeedArgs {
  @Field(() => ID, { description: 'ID of a group that the viewer is a member of.' })
  groupId!: string;
}

@Resolver(() => GroupPost)
export class GroupPostResolver {
  @Allow('group:read')
  @ReadQuery(() => GroupPostConnection, {
    description:
      'Posts of a study group, pinned ones first, then newest first. Removed posts are included only if they have replies.',
  })
  groupPosts(@Args() { groupId, first, after }: GroupPostArgs, @Ctx() context: Context) {
    signedIn(context);
    return connection(GroupPost, (p) => ({
      where: sql`${p.group} = ${uuid(groupId)} and ${p.parent} is null
        and (${p.removedAt} is null or ${p.replyCount} > 0)`,
      orderBy: [
        { by: p.isPinned, dir: 'desc' },
        { by: p.createdAt, dir: 'desc' },
        { by: p.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Creates a post in a study group, or replies to one. BAD_INPUT: a field is invalid. NOT_FOUND: no such group or post. CONFLICT: the post was removed.',
  })
  async createGroupPost(@Arg('input') input: CreateGroupPostInput, @Ctx() context: Context) {
    return resultRow(GroupPost, await createGroupPost(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Pins a post to the top of the feed, or unpins it. BAD_INPUT: the post is a reply. NOT_FOUND: no such post. FORBIDDEN: the viewer does not lead the group. CONFLICT: the post was removed.',
  })
  async pinGroupPost(@Arg('input') input: PinGroupPostInput, @Ctx() context: Context) {
    return resultRow(GroupPost, await pinGroupPost(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Thanks for a post, or withdraws the thanks. NOT_FOUND: no such post. CONFLICT: the post is the viewer’s own, or was removed.',
  })
  async thankForPost(@Arg('input') input: ThankForPostInput, @Ctx() context: Context) {
    return resultRow(GroupPost, await thankForPost(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Removes a post or a reply. NOT_FOUND: no such post. FORBIDDEN: the post belongs to another member, and the viewer does not lead the group. CONFLICT: the post was already removed.',
  })
  async removeGroupPost(
    @Arg('postId', () => ID, { description: 'ID of the post or reply to remove.' }) postId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(GroupPost, await removeGroupPost(context, postId));
  }

  @Allow('group:read')
  @Subscription(() => GroupPost, {
    description:
      'Emits each post and reply of a group when it is written or changes. NOT_FOUND: the viewer is not a member of the group.',
    subscribe: async ({ args, context }: Listening) => {
      const id = await assertInGroup(context.em, signedIn(context), String(args.groupId));
      return context.services.events.subscribe('group-post', id);
    },
  })
  groupPostChanged(
    @Root() id: string,
    @Arg('groupId', () => ID, { description: 'ID of a group that the viewer is a member of.' })
    groupId: string,
  ) {
    return rows(GroupPost, (p) => ({ where: sql`${p.id} = ${id}::uuid and ${p.group} = ${uuid(groupId)}` }));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the post to which this one replies. Null for posts.',
  })
  parentId(@Root() { parent }: Row<GroupPost>) {
    return parent;
  }

  @ReadField(() => String, { nullable: true, description: 'Text of the post. Null if the post was removed.' })
  text(@Root() { text, removedAt }: Row<GroupPost>) {
    return sql`case when ${removedAt} is null then ${text} end`;
  }

  @ReadField(() => Boolean, { description: 'True if the viewer thanked for the post.' })
  isThanked(@Root() { id }: Row<GroupPost>, @Ctx() { viewer }: Context) {
    return sql`exists (select 1 from group_post_thanks k where k.post_id = ${id} and k.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'True if the viewer wrote the post.' })
  isOwn(@Root() { author }: Row<GroupPost>, @Ctx() { viewer }: Context) {
    return sql`(${author} = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'True if the author currently leads the group.' })
  isByLeader(@Root() { author, group }: Row<GroupPost>) {
    return sql`exists (select 1 from group_member w where w.group_id = ${group} and w.person_id = ${author} and w.role = 'LEADER')`;
  }

  @ReadField(() => GroupPostConnection, { description: 'Replies that were not removed, oldest first.' })
  replies(@Root() { id }: Row<GroupPost>, @Args() { first, after }: FeedArgs) {
    return connection(GroupPost, (p) => ({
      where: sql`${p.parent} = ${id} and ${p.removedAt} is null`,
      orderBy: [
        { by: p.createdAt, dir: 'asc' },
        { by: p.id, dir: 'asc' },
      ],
      first,
      after,
    }));
  }
}
