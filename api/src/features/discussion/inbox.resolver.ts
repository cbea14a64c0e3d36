import { Args, ArgsType, Ctx, Field, ID, Resolver, Root, registerEnumType, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  page,
  pageOf,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { Course, CourseRight, taughtCourses } from '../courses/index.ts';
import { Comment } from './comment.entity.ts';
import { isAnswered } from './discussion.policy.ts';

const TaughtQuestionPage = pageOf('TaughtQuestionPage', () => Comment);

export enum TaughtQuestionFilter {
  UNANSWERED = 'UNANSWERED',
  ANSWERED = 'ANSWERED',
  ALL = 'ALL',
}
registerEnumType(TaughtQuestionFilter, {
  name: 'TaughtQuestionFilter',
  description: 'Which questions below the lessons of taught courses.',
  valuesConfig: {
    UNANSWERED: { description: 'No teacher has replied and no answer was chosen; the oldest first.' },
    ANSWERED: { description: 'A teacher has replied, or an answer was chosen; the newest first.' },
    ALL: { description: 'All of them, the newest first.' },
  },
});

@ArgsType()
class TaughtQuestionArgs extends PageArgs {
  @Field(() => TaughtQuestionFilter, {
    defaultValue: TaughtQuestionFilter.ALL,
    description: 'Whether only those that wait for an answer, or have one.',
  })
  filter!: TaughtQuestionFilter;
  @Field(() => ID, { nullable: true, description: 'Of this course only; of all taught ones when left out.' })
  courseId?: string | null;
}

const courseOf = (c: Row<Comment>): Sql => sql`(select l.course_id from lesson l where l.id = ${c.lesson})`;

/** The condition for comments on existing lessons of courses in which the viewer may answer. */
const answersFor = (viewer: Viewer, c: Row<Comment>): Sql => sql`${c.lesson} in (
  select l.id from lesson l where l.course_id in ${taughtCourses(viewer, CourseRight.ANSWER)} and l.removed_at is null)`;

const which: Record<TaughtQuestionFilter, (c: Row<Comment>) => Sql | false> = {
  [TaughtQuestionFilter.UNANSWERED]: (c) => sql`not ${isAnswered(c.id)}`,
  [TaughtQuestionFilter.ANSWERED]: (c) => isAnswered(c.id),
  [TaughtQuestionFilter.ALL]: () => false,
};

/** Questions about the lessons of all courses in which a teacher may answer. */
@Resolver(() => Comment)
export class InboxResolver {
  @Allow('course:read-own')
  @ReadQuery(() => TaughtQuestionPage, {
    description:
      'Questions below the lessons of the courses that the viewer answers for: as their owner, or with the right to answer.',
  })
  taughtQuestions(
    @Args() { filter, courseId, page: number, limit }: TaughtQuestionArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    const isWaiting = filter === TaughtQuestionFilter.UNANSWERED;
    return page(Comment, (c) => ({
      where: all([
        sql`${c.parent} is null and ${c.removedAt} is null and ${c.author} <> ${viewer.id}`,
        answersFor(viewer, c),
        !!courseId && sql`${courseOf(c)} = ${uuid(courseId)}`,
        which[filter](c),
      ]),
      orderBy: isWaiting ? sql`${c.createdAt}, ${c.id}` : sql`${c.createdAt} desc, ${c.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('course:read-own')
  @Subscription(() => Comment, {
    description:
      'Each comment below the lessons of the courses that the viewer answers for, as it is written or changes. NOT_FOUND: the viewer answers for no course.',
    subscribe: async ({ context }: Listening) => {
      const viewer = signedIn(context);
      const [known] = await runSql(
        context.em,
        sql`select 1 from ${taughtCourses(viewer, CourseRight.ANSWER)} c limit 1`,
      );
      if (!known) throw notFound();
      return context.services.events.subscribe('inbox', viewer.id);
    },
  })
  taughtQuestionChanged(@Root() id: string, @Ctx() context: Context) {
    const viewer = signedIn(context);
    return rows(Comment, (c) => ({ where: sql`${c.id} = ${id}::uuid and ${answersFor(viewer, c)}` }));
  }

  @ReadField(() => String, { description: 'What the lesson is called below which it stands.' })
  lessonTitle(@Root() { lesson }: Row<Comment>) {
    return sql`(select l.title from lesson l where l.id = ${lesson})`;
  }

  @ReadField(() => Course, { nullable: true, description: 'The course to which its lesson belongs.' })
  course(@Root() comment: Row<Comment>) {
    return rows(Course, (y) => ({ where: sql`${y.id} = ${courseOf(comment)}` }));
  }

  @ReadField(() => Boolean, {
    description:
      'Whether the viewer chooses the answer to this question: who asked, or who answers for the course.',
  })
  mayAccept(@Root() comment: Row<Comment>, @Ctx() { viewer }: Context) {
    if (!viewer) return false;
    return sql`(${comment.parent} is null and ${comment.removedAt} is null and (${comment.author} = ${viewer.id} or ${answersFor(viewer, comment)}))`;
  }
}
