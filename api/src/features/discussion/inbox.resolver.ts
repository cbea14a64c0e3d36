import { Args, ArgsType, Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  createPageType,
  page,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { Course, CourseRight, taughtCourses } from '../courses/index.ts';
import { Comment } from './comment.entity.ts';
import { isAnswered } from './discussion.policy.ts';

const TaughtQuestionPage = createPageType('TaughtQuestionPage', () => Comment);

export const TaughtQuestionFilter = defineEnum(
  'TaughtQuestionFilter',
  'Filter for questions in courses that the viewer answers for.',
  {
    UNANSWERED: 'Questions without a reply of a teacher and without an accepted answer, oldest first.',
    ANSWERED: 'Questions with a reply of a teacher or an accepted answer, newest first.',
    ALL: 'All questions, newest first.',
  },
);
export type TaughtQuestionFilter = keyof typeof TaughtQuestionFilter;

@ArgsType()
class TaughtQuestionArgs extends PageArgs {
  @Field(() => TaughtQuestionFilter, {
    defaultValue: TaughtQuestionFilter.ALL,
    description: 'Filter for questions with or without an answer.',
  })
  filter!: TaughtQuestionFilter;
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by course ID. Defaults to all courses that the viewer answers for.',
  })
  courseId?: string | null;
}

const courseSql = (c: Row<Comment>): Sql => sql`(select l.course_id from lesson l where l.id = ${c.lesson})`;

const mayAnswer = (viewer: Viewer, c: Row<Comment>): Sql => sql`${c.lesson} in (
  select l.id from lesson l where l.course_id in ${taughtCourses(viewer, CourseRight.ANSWER)} and l.removed_at is null)`;

const filters: Record<TaughtQuestionFilter, (c: Row<Comment>) => Sql | false> = {
  [TaughtQuestionFilter.UNANSWERED]: (c) => sql`not ${isAnswered(c.id)}`,
  [TaughtQuestionFilter.ANSWERED]: (c) => isAnswered(c.id),
  [TaughtQuestionFilter.ALL]: () => false,
};

@Resolver(() => Comment)
export class InboxResolver {
  @Allow('course:read-own')
  @ReadQuery(() => TaughtQuestionPage, {
    description:
      'Questions in the courses that the viewer answers for, as owner or with the right to answer.',
  })
  taughtQuestions(
    @Args() { filter, courseId, page: number, limit }: TaughtQuestionArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    const isUnanswered = filter === TaughtQuestionFilter.UNANSWERED;
    return page(Comment, (c) => ({
      where: all([
        sql`${c.parent} is null and ${c.removedAt} is null and ${c.author} <> ${viewer.id}`,
        mayAnswer(viewer, c),
        !!courseId && sql`${courseSql(c)} = ${uuid(courseId)}`,
        filters[filter](c),
      ]),
      orderBy: isUnanswered ? sql`${c.createdAt}, ${c.id}` : sql`${c.createdAt} desc, ${c.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('course:read-own')
  @Subscription(() => Comment, {
    description:
      'Emits each comment in the courses that the viewer answers for when it is written or changes. NOT_FOUND: the viewer answers for no course.',
    subscribe: async ({ context }: Listening) => {
      const viewer = signedIn(context);
      const courses = taughtCourses(viewer, CourseRight.ANSWER);
      if (!(await runSql(context.em, sql`select 1 from ${courses} c limit 1`)).length) throw notFound();
      return context.services.events.subscribe('inbox', viewer.id);
    },
  })
  taughtQuestionChanged(@Root() id: string, @Ctx() context: Context) {
    const viewer = signedIn(context);
    return rows(Comment, (c) => ({ where: sql`${c.id} = ${id}::uuid and ${mayAnswer(viewer, c)}` }));
  }

  @ReadField(() => String, { description: 'Title of the lesson to which the comment belongs.' })
  lessonTitle(@Root() { lesson }: Row<Comment>) {
    return sql`(select l.title from lesson l where l.id = ${lesson})`;
  }

  @ReadField(() => Course, { nullable: true, description: 'Course to which the lesson belongs.' })
  course(@Root() comment: Row<Comment>) {
    return rows(Course, (y) => ({ where: sql`${y.id} = ${courseSql(comment)}` }));
  }

  @ReadField(() => Boolean, {
    description:
      'True if the viewer may accept an answer to the question, as its author or as a teacher who answers for the course.',
  })
  mayAccept(@Root() comment: Row<Comment>, @Ctx() { viewer }: Context) {
    if (!viewer) return false;
    return sql`(${comment.parent} is null and ${comment.removedAt} is null and (${comment.author} = ${viewer.id} or ${mayAnswer(viewer, comment)}))`;
  }

  @ReadField(() => Boolean, {
    description:
      'True if the viewer may remove the comment: as its author, as a teacher who answers for the course, or as a moderator.',
  })
  mayRemove(@Root() comment: Row<Comment>, @Ctx() { viewer }: Context) {
    if (!viewer) return false;
    if (viewer.may('comment:moderate')) return sql`${comment.removedAt} is null`;
    return sql`(${comment.removedAt} is null and (${comment.author} = ${viewer.id} or ${mayAnswer(viewer, comment)}))`;
  }
}
