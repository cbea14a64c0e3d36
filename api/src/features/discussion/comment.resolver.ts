import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  all,
  connection,
  createConnectionType,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import {
  AcceptAnswerInput,
  acceptAnswer,
  LikeCommentInput,
  likeComment,
  removeComment,
} from './change-comment.ts';
import { Comment } from './comment.entity.ts';
import { CreateCommentInput, createComment } from './create-comment.ts';
import { assertMayDiscuss, mayDiscuss, toSql } from './discussion.policy.ts';

const CommentConnection = createConnectionType('CommentConnection', () => Comment);

export const CommentFilter = defineEnum('CommentFilter', 'Filter for questions about lessons.', {
  ALL: 'All questions, with or without an accepted answer.',
  UNANSWERED: 'Questions without an accepted answer.',
  MINE: 'Questions asked by the viewer.',
});
export type CommentFilter = keyof typeof CommentFilter;

@ArgsType()
class CommentArgs extends FeedArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by lesson ID. Either this or `courseId` is required.',
  })
  lessonId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Filter by course ID, including all its lessons.' })
  courseId?: string | null;
  @Field(() => CommentFilter, {
    defaultValue: CommentFilter.ALL,
    description: 'Filter by author or accepted answer. Defaults to all questions.',
  })
  filter!: CommentFilter;
  @Field(() => Int, { nullable: true, description: 'Filter by video position in seconds, from this second.' })
  fromSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Filter by video position in seconds, up to this second.',
  })
  toSec?: number | null;
  @Field(() => Int, { nullable: true, description: 'Filter by paragraph of the text, from 0.' })
  paragraph?: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by comment ID: only the question with this ID, or to which this comment replies.',
  })
  ofCommentId?: string | null;
}

const isPresent = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

const filters: Record<CommentFilter, (c: Row<Comment>, viewer: Viewer) => Sql | false> = {
  [CommentFilter.ALL]: () => false,
  [CommentFilter.UNANSWERED]: (c) =>
    sql`${c.removedAt} is null and not exists (select 1 from comment a where a.parent_id = ${c.id} and a.accepted_at is not null)`,
  [CommentFilter.MINE]: (c, viewer) => sql`${c.author} = ${viewer.id}`,
};

@Resolver(() => Comment)
export class CommentResolver {
  @Allow('comment:read')
  @ReadQuery(() => CommentConnection, {
    description:
      'Questions about a lesson or a course that are visible to the viewer, newest first. Empty without `lessonId` and `courseId`.',
  })
  comments(@Args() args: CommentArgs, @Ctx() context: Context) {
    const { lessonId, courseId, filter, fromSec, toSec, paragraph, ofCommentId, first, after } = args;
    const viewer = signedIn(context);
    const shape = (places: (c: Row<Comment>) => Sql) => (c: Row<Comment>) => ({
      where: all([
        sql`${c.parent} is null`,
        places(c),
        filters[filter](c, viewer),
        isPresent(fromSec) && sql`${c.atSec} >= ${fromSec}`,
        isPresent(toSec) && sql`${c.atSec} <= ${toSec}`,
        isPresent(paragraph) && sql`${c.paragraph} = ${paragraph}`,
        isPresent(ofCommentId) &&
          sql`${c.id} = (select coalesce(o.parent_id, o.id) from comment o where o.id = ${uuid(ofCommentId)})`,
      ]),
      orderBy: [{ by: c.createdAt, dir: 'desc' as const }],
      first,
      after,
    });
    if (!lessonId)
      return connection(
        Comment,
        shape(
          (c) => sql`${c.lesson} in (select l.id from lesson l where l.course_id = ${uuid(courseId ?? '')})`,
        ),
      );
    const lesson = sql`${uuid(lessonId)}::uuid`;
    const isOpen = toSql(mayDiscuss(viewer, lesson));
    return connection(
      Comment,
      shape((c) => sql`${c.lesson} = ${lesson} and ${isOpen}`),
      {
        skipVisibility: 'The visibility is checked once for the lesson instead of for each comment.',
        genericPlan: true,
      },
    );
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Asks a question about a lesson, or replies to one. BAD_INPUT: a field is invalid. NOT_FOUND: no lesson that the viewer may study. FORBIDDEN: the viewer is a co-teacher without the right to answer. CONFLICT: the question was removed. POLICY: the student has written 30 comments within an hour, the maximum.',
  })
  async createComment(@Arg('input') input: CreateCommentInput, @Ctx() context: Context) {
    return resultRow(Comment, await createComment(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Likes a comment, or removes the like. NOT_FOUND: no such comment. FORBIDDEN: the comment is the viewer’s own. CONFLICT: the comment was removed.',
  })
  async likeComment(@Arg('input') input: LikeCommentInput, @Ctx() context: Context) {
    return resultRow(Comment, await likeComment(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Accepts a reply as the answer to a question, or removes the acceptance. NOT_FOUND: no such reply. FORBIDDEN: the viewer neither asked the question nor answers for the course. CONFLICT: the reply was removed.',
  })
  async acceptAnswer(@Arg('input') input: AcceptAnswerInput, @Ctx() context: Context) {
    return resultRow(Comment, await acceptAnswer(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Removes a comment and leaves a placeholder. NOT_FOUND: no such comment. FORBIDDEN: the comment belongs to another person, and the viewer does not answer for the course. CONFLICT: the comment was already removed.',
  })
  async removeComment(
    @Arg('commentId', () => ID, { description: 'ID of the question or reply to remove.' }) commentId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(Comment, await removeComment(context, commentId));
  }

  @Allow('comment:read')
  @Subscription(() => Comment, {
    description:
      'Emits each comment on a lesson when it is written or changes. NOT_FOUND: no lesson that the viewer may study.',
    subscribe: async ({ args, context }: Listening) => {
      const lesson = await assertMayDiscuss(context.em, signedIn(context), String(args.lessonId));
      return context.services.events.subscribe('comment', lesson.id);
    },
  })
  commentChanged(
    @Root() id: string,
    @Arg('lessonId', () => ID, { description: 'ID of a lesson that the viewer may study.' }) lessonId: string,
  ) {
    return rows(Comment, (c) => ({ where: sql`${c.id} = ${id}::uuid and ${c.lesson} = ${uuid(lessonId)}` }));
  }

  @ReadField(() => ID, { description: 'ID of the lesson to which the comment belongs.' })
  lessonId(@Root() { lesson }: Row<Comment>) {
    return lesson;
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the question to which the comment replies. Null for questions.',
  })
  parentId(@Root() { parent }: Row<Comment>) {
    return parent;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Text of the comment. Null if the comment was removed.',
  })
  text(@Root() { text, removedAt }: Row<Comment>) {
    return sql`case when ${removedAt} is null then ${text} end`;
  }

  @ReadField(() => Boolean, { description: 'True if the viewer liked the comment.' })
  isLiked(@Root() { id }: Row<Comment>, @Ctx() { viewer }: Context) {
    return sql`exists (select 1 from comment_like k where k.comment_id = ${id} and k.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'True if a teacher of the course wrote the comment.' })
  isByTeacher(@Root() { author, lesson }: Row<Comment>) {
    return sql`exists (select 1 from lesson l join course c on c.id = l.course_id where l.id = ${lesson} and (c.teacher_id = ${author}
      or exists (select 1 from co_teacher t where t.course_id = c.id and t.person_id = ${author})))`;
  }

  @ReadField(() => CommentConnection, {
    description: 'Replies to the question except the accepted answer, oldest first.',
  })
  replies(@Root() { id }: Row<Comment>, @Args() { first, after }: FeedArgs) {
    return connection(
      Comment,
      (c) => ({
        where: sql`${c.parent} = ${id}`,
        orderBy: [{ by: c.createdAt, dir: 'asc' }],
        first,
        after,
      }),
      { skipVisibility: 'Replies belong to the same lesson as the question, which the viewer may see.' },
    );
  }
}
