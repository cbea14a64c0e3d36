import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  COMMAND_DECIDED,
  connection,
  connectionOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { GroupPost } from './group-post.entity.ts';
import { mustBeInGroup } from './groups.policy.ts';
import {
  CreateGroupPostInput,
  createGroupPost,
  PinGroupPostInput,
  pinGroupPost,
  removeGroupPost,
  ThankForPostInput,
  thankForPost,
} from './post-commands.ts';

const GroupPostConnection = connectionOf('GroupPostConnection', () => GroupPost);

@ArgsType()
class GroupPostArgs extends FeedArgs {
  @Field(() => ID, { description: 'Of a group that the viewer is in.' })
  groupId!: string;
}

const one = (id: string) =>
  rows(GroupPost, (p) => ({ where: sql`${p.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => GroupPost)
export class GroupPostResolver {
  @Allow('group:read')
  @ReadQuery(() => GroupPostConnection, {
    description:
      'Posts of a study group, pinned ones first, then the newest: those that were not removed, or were answered.',
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
      'Writes to a study group, or answers there. BAD_INPUT: a field. NOT_FOUND. CONFLICT: the post was removed.',
  })
  async createGroupPost(@Arg('input') input: CreateGroupPostInput, @Ctx() context: Context) {
    return one(await createGroupPost(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Keeps a post on top of the feed, or lets it go. BAD_INPUT: a reply. NOT_FOUND. FORBIDDEN: no leader of the group. CONFLICT: it was removed.',
  })
  async pinGroupPost(@Arg('input') input: PinGroupPostInput, @Ctx() context: Context) {
    return one(await pinGroupPost(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Says thanks for a post, or takes it back. NOT_FOUND. CONFLICT: the viewer’s own, or it was removed.',
  })
  async thankForPost(@Arg('input') input: ThankForPostInput, @Ctx() context: Context) {
    return one(await thankForPost(context, input));
  }

  @Allow('group:write')
  @ReadMutation(() => GroupPost, {
    description:
      'Removes a post or a reply. NOT_FOUND. FORBIDDEN: another member’s, without leading the group. CONFLICT: it was removed before.',
  })
  async removeGroupPost(
    @Arg('postId', () => ID, { description: 'Of the post that goes.' }) postId: string,
    @Ctx() context: Context,
  ) {
    return one(await removeGroupPost(context, postId));
  }

  @Allow('group:read')
  @Subscription(() => GroupPost, {
    description: 'Each post and reply of a group as it is written or changes. NOT_FOUND: not in the group.',
    subscribe: async ({ args, context }: Listening) => {
      const id = await mustBeInGroup(context.em, signedIn(context), String(args.groupId));
      return context.services.events.subscribe('group-post', id);
    },
  })
  groupPostChanged(
    @Root() id: string,
    @Arg('groupId', () => ID, { description: 'Of a group that the viewer is in.' }) groupId: string,
  ) {
    return rows(GroupPost, (p) => ({ where: sql`${p.id} = ${id}::uuid and ${p.group} = ${uuid(groupId)}` }));
  }

  @ReadField(() => ID, { nullable: true, description: 'Of the post that it answers; absent for a post.' })
  parentId(@Root() { parent }: Row<GroupPost>) {
    return parent;
  }

  @ReadField(() => String, { nullable: true, description: 'What it says; absent once it was removed.' })
  text(@Root() { text, removedAt }: Row<GroupPost>) {
    return sql`case when ${removedAt} is null then ${text} end`;
  }

  @ReadField(() => Boolean, { description: 'Whether the viewer said thanks.' })
  isThanked(@Root() { id }: Row<GroupPost>, @Ctx() { viewer }: Context) {
    return sql`exists (select 1 from group_post_thanks k where k.post_id = ${id} and k.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isOwn(@Root() { author }: Row<GroupPost>, @Ctx() { viewer }: Context) {
    return sql`(${author} = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'Whether its author leads the group now.' })
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
