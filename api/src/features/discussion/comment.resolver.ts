import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  Resolver,
  Root,
  registerEnumType,
  Subscription,
} from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  all,
  COMMAND_DECIDED,
  connection,
  connectionOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
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
import { asSql, mayDiscuss, mustDiscuss } from './discussion.policy.ts';

const CommentConnection = connectionOf('CommentConnection', () => Comment);

export enum CommentFilter {
  ALL = 'ALL',
  UNANSWERED = 'UNANSWERED',
  MINE = 'MINE',
}
registerEnumType(CommentFilter, {
  name: 'CommentFilter',
  description: 'Which questions below a lesson.',
  valuesConfig: {
    ALL: { description: 'All of them, answered or not.' },
    UNANSWERED: { description: 'Those without a chosen answer.' },
    MINE: { description: 'Those that the viewer asked.' },
  },
});

@ArgsType()
class CommentArgs extends FeedArgs {
  @Field(() => ID, { nullable: true, description: 'Below this lesson; this or `courseId` is needed.' })
  lessonId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Below all lessons of this course.' })
  courseId?: string | null;
  @Field(() => CommentFilter, { defaultValue: CommentFilter.ALL, description: 'Which of the questions.' })
  filter!: CommentFilter;
  @Field(() => Int, {
    nullable: true,
    description: 'Only those about this second of the video or a later one.',
  })
  fromSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only those about this second of the video or an earlier one.',
  })
  toSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only those about this paragraph of the text, from 0.',
  })
  paragraph?: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Only the question that this comment is, or replies to.',
  })
  ofCommentId?: string | null;
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

const filters: Record<CommentFilter, (c: Row<Comment>, viewer: Viewer) => Sql | false> = {
  [CommentFilter.ALL]: () => false,
  [CommentFilter.UNANSWERED]: (c) =>
    sql`${c.removedAt} is null and not exists (select 1 from comment a where a.parent_id = ${c.id} and a.accepted_at is not null)`,
  [CommentFilter.MINE]: (c, viewer) => sql`${c.author} = ${viewer.id}`,
};

const one = (id: string) =>
  rows(Comment, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Comment)
export class CommentResolver {
  @Allow('comment:read')
  @ReadQuery(() => CommentConnection, {
    description:
      'Questions below a lesson or a course, newest first: those that the viewer may see. Nothing without `lessonId` or `courseId`.',
  })
  comments(@Args() args: CommentArgs, @Ctx() context: Context) {
    const { lessonId, courseId, filter, fromSec, toSec, paragraph, ofCommentId, first, after } = args;
    const viewer = signedIn(context);
    const shape = (places: (c: Row<Comment>) => Sql) => (c: Row<Comment>) => ({
      where: all([
        sql`${c.parent} is null`,
        places(c),
        filters[filter](c, viewer),
        isGiven(fromSec) && sql`${c.atSec} >= ${fromSec}`,
        isGiven(toSec) && sql`${c.atSec} <= ${toSec}`,
        isGiven(paragraph) && sql`${c.paragraph} = ${paragraph}`,
        isGiven(ofCommentId) &&
          sql`${c.id} = (select coalesce(o.parent_id, o.id) from comment o where o.id = ${uuid(ofCommentId)})`,
      ]),
      orderBy: [
        { by: c.createdAt, dir: 'desc' as const },
        { by: c.id, dir: 'desc' as const },
      ],
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
    const isOpen = asSql(mayDiscuss(viewer, lesson));
    return connection(
      Comment,
      shape((c) => sql`${c.lesson} = ${lesson} and ${isOpen}`),
      {
        skipVisibility: 'Its rule is asked once, of the lesson, instead of each comment.',
        genericPlan: true,
      },
    );
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Asks below a lesson, or replies to a question there. BAD_INPUT: a field. NOT_FOUND: no lesson that the viewer may study. FORBIDDEN: a co-teacher without the right to answer. CONFLICT: the question was removed. POLICY: a student’s 30 within an hour, the most.',
  })
  async createComment(@Arg('input') input: CreateCommentInput, @Ctx() context: Context) {
    return one(await createComment(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Likes a comment or takes the like back. NOT_FOUND. FORBIDDEN: one’s own. CONFLICT: it was removed.',
  })
  async likeComment(@Arg('input') input: LikeCommentInput, @Ctx() context: Context) {
    return one(await likeComment(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Chooses the answer to a question. NOT_FOUND. FORBIDDEN: neither the viewer’s question nor a course they answer for. CONFLICT: it was removed.',
  })
  async acceptAnswer(@Arg('input') input: AcceptAnswerInput, @Ctx() context: Context) {
    return one(await acceptAnswer(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Removes a comment; a placeholder stays. NOT_FOUND. FORBIDDEN: another person’s, in a course that the viewer does not answer for. CONFLICT: it was removed before.',
  })
  async removeComment(
    @Arg('commentId', () => ID, { description: 'Of the comment that goes.' }) commentId: string,
    @Ctx() context: Context,
  ) {
    return one(await removeComment(context, commentId));
  }

  @Allow('comment:read')
  @Subscription(() => Comment, {
    description:
      'Each comment below a lesson as it is written or changes. NOT_FOUND: no lesson that the viewer may study.',
    subscribe: async ({ args, context }: Listening) => {
      const lesson = await mustDiscuss(context.em, signedIn(context), String(args.lessonId));
      return context.services.events.subscribe('comment', lesson.id);
    },
  })
  commentChanged(
    @Root() id: string,
    @Arg('lessonId', () => ID, { description: 'Of a lesson that the viewer may study.' }) lessonId: string,
  ) {
    return rows(Comment, (c) => ({ where: sql`${c.id} = ${id}::uuid and ${c.lesson} = ${uuid(lessonId)}` }));
  }

  @ReadField(() => ID, { description: 'Of the lesson below which it stands.' })
  lessonId(@Root() { lesson }: Row<Comment>) {
    return lesson;
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'Of the question that it answers; absent for a question.',
  })
  parentId(@Root() { parent }: Row<Comment>) {
    return parent;
  }

  @ReadField(() => String, { nullable: true, description: 'What it says; absent once it was removed.' })
  text(@Root() { text, removedAt }: Row<Comment>) {
    return sql`case when ${removedAt} is null then ${text} end`;
  }

  @ReadField(() => Boolean, { description: 'Whether the viewer found it helpful.' })
  isLiked(@Root() { id }: Row<Comment>, @Ctx() { viewer }: Context) {
    return sql`exists (select 1 from comment_like k where k.comment_id = ${id} and k.person_id = ${viewer?.id ?? null}::uuid)`;
  }

  @ReadField(() => Boolean, { description: 'Whether one of the course’s teachers wrote it.' })
  isByTeacher(@Root() { author, lesson }: Row<Comment>) {
    return sql`exists (select 1 from lesson l join course c on c.id = l.course_id where l.id = ${lesson} and (c.teacher_id = ${author}
      or exists (select 1 from co_teacher t where t.course_id = c.id and t.person_id = ${author})))`;
  }

  @ReadField(() => CommentConnection, {
    description: 'Replies to a question: the chosen answer aside, oldest first.',
  })
  replies(@Root() { id }: Row<Comment>, @Args() { first, after }: FeedArgs) {
    return connection(
      Comment,
      (c) => ({
        where: sql`${c.parent} = ${id}`,
        orderBy: [
          { by: c.createdAt, dir: 'asc' },
          { by: c.id, dir: 'asc' },
        ],
        first,
        after,
      }),
      { skipVisibility: 'Replies stand below the same lesson as the question that is read.' },
    );
  }
}
