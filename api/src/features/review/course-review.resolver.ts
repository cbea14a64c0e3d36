import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  createPageType,
  Guard,
  jsonRows,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { SearchField } from '../../graphql/search-field.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { prefixQuery } from '../../platform/db/index.ts';
import { PublicProfile } from '../accounts/index.ts';
import { Course, CourseRevision, courseAfter, managesCourse } from '../courses/index.ts';
import { AssignReviewInput, assignReview } from './assign-review.ts';
import { CourseReview, ReviewCheck } from './course-review.entity.ts';
import { ReviewAssignment, ReviewDecision } from './review.enums.ts';
import { assigneeSql, mayBeAssigned, mayReview } from './review.policy.ts';
import {
  ApproveCourseInput,
  approveCourse,
  RejectCourseInput,
  rejectCourse,
  SendBackCourseInput,
  sendBackCourse,
} from './review-course.ts';

/** More reviewers than any academy has. */
const MAX_REVIEWERS = 100;

export const CourseReviewPage = createPageType('CourseReviewPage', () => CourseReview);

@ArgsType()
class CourseReviewArgs extends PageArgs {
  @Field(() => ReviewDecision, {
    defaultValue: ReviewDecision.PENDING,
    description: 'Only submissions with this decision.',
  })
  decision!: ReviewDecision;
  @SearchField('Prefixes of words of the course title, at most 100 characters.')
  search?: string | null;
  @Field(() => ReviewAssignment, {
    defaultValue: ReviewAssignment.ANY,
    description: 'Only submissions with this assignment.',
  })
  assignment!: ReviewAssignment;
}

const byAssignment: Record<ReviewAssignment, (assignee: Sql, viewer: Viewer) => Sql | false> = {
  [ReviewAssignment.ANY]: () => false,
  [ReviewAssignment.MINE]: (assignee, viewer) => sql`${assignee} = ${viewer.id}`,
  [ReviewAssignment.FREE]: (assignee) => sql`${assignee} is null`,
};

@Resolver(() => CourseReview)
export class CourseReviewResolver {
  @Allow('course:review')
  @ReadQuery(() => CourseReviewPage, {
    description:
      'Submissions of courses. Pending ones are sorted by the time of submission, others by the time of decision, latest first.',
  })
  courseReviews(
    @Args() { decision, search, assignment, page: number, limit }: CourseReviewArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    const words = prefixQuery(search ?? '');
    const isPending = decision === ReviewDecision.PENDING;
    return page(CourseReview, (r) => ({
      where: all([
        sql`${r.decision} = ${decision}`,
        byAssignment[assignment](assigneeSql(sql`${r.assignee}`, sql`${r.course}`), viewer),
        !!words &&
          sql`exists (select 1 from course c where c.id = ${r.course} and c.search @@ to_tsquery('simple', plain(${words})))`,
      ]),
      orderBy: isPending ? sql`${r.submittedAt}, ${r.id}` : sql`${r.decidedAt} desc, ${r.id}`,
      page: number,
      limit,
    }));
  }

  @Allow('course:review')
  @ReadQuery(() => CourseReview, { nullable: true, description: 'A submission by its ID.' })
  courseReview(
    @Arg('id', () => ID, { description: 'ID of the submission, from courseReviews.' }) id: string,
  ) {
    return rows(CourseReview, (r) => ({ where: sql`${r.id} = ${uuid(id)}` }));
  }

  @Guard<Viewer, CourseReview>(mayReview)
  @ReadField(() => PublicProfile, {
    nullable: true,
    description:
      'Assigned reviewer. Null if nobody is assigned, if they may no longer review it, or if the viewer is not a reviewer.',
  })
  assignee(@Root() review: Row<CourseReview>) {
    return rows(PublicProfile, (a) => ({
      where: sql`${a.id} = ${assigneeSql(sql`${review.assignee}`, sql`${review.course}`)}`,
    }));
  }

  @Guard<Viewer, CourseReview>(mayReview)
  @MaxRows(MAX_REVIEWERS)
  @ReadField(() => [PublicProfile], {
    nullable: true,
    description: 'People who may review it, by name, without the teachers of the course. At most 100.',
  })
  possibleReviewers(@Root() review: Row<CourseReview>) {
    return rows(PublicProfile, (a) => ({
      where: sql`${a.id} in (select p.id from person p where ${mayBeAssigned(sql`${review.course}`)})`,
      orderBy: sql`${a.fullName} collate vietnamese, ${a.id}`,
      limit: MAX_REVIEWERS,
    }));
  }

  @ReadField(() => CourseRevision, {
    nullable: true,
    description: 'Submitted revision of a course on sale. Null if the course itself was submitted.',
  })
  revision(@Root() review: Row<CourseReview>) {
    return rows(CourseRevision, (r) => ({ where: sql`${r.id} = ${review.revision}` }));
  }

  @MaxRows(20)
  @ReadField(() => [ReviewCheck], { description: 'Reviewer’s verdict on each item. Empty while pending.' })
  checklist(@Root() review: Row<CourseReview>) {
    return jsonRows(
      ReviewCheck,
      review.checklist,
      'Part of a submission, whose visibility rule has been checked.',
    );
  }

  @Allow('course:review')
  @ReadMutation(() => CourseReview, {
    description:
      'Assigns a submission to a reviewer or to nobody. NOT_FOUND: no such submission. POLICY: it is the viewer’s own course. CONFLICT: it is decided, or its reviewer is not the displayed one. BAD_INPUT: the person may not review it.',
  })
  async assignReview(@Arg('input') input: AssignReviewInput, @Ctx() context: Context) {
    const id = await assignReview(context, input);
    return rows(CourseReview, (r) => ({ where: sql`${r.id} = ${id}` }));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Approves a submitted course, so that its teacher may publish it. BAD_INPUT: an invalid checklist. POLICY: an item needs fixing, or it is the viewer’s own course. NOT_FOUND: no such course. CONFLICT: it is not in review.',
  })
  async approveCourse(@Arg('input') input: ApproveCourseInput, @Ctx() context: Context) {
    return courseAfter(await approveCourse(context, input));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Returns a submitted course with notes. BAD_INPUT: an invalid checklist. POLICY: every item passes, or it is the viewer’s own course. NOT_FOUND: no such course. CONFLICT: it is not in review.',
  })
  async sendBackCourse(@Arg('input') input: SendBackCourseInput, @Ctx() context: Context) {
    return courseAfter(await sendBackCourse(context, input));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Rejects a submitted course for a policy reason. BAD_INPUT: an invalid reason. POLICY: it is the viewer’s own course. NOT_FOUND: no such course. CONFLICT: it is not in review.',
  })
  async rejectCourse(@Arg('input') input: RejectCourseInput, @Ctx() context: Context) {
    return courseAfter(await rejectCourse(context, input));
  }
}

@Resolver(() => Course)
export class LatestReviewResolver {
  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => CourseReview, {
    nullable: true,
    description:
      'Latest submission of the course. Null for viewers other than its teacher and administrators.',
  })
  latestReview(@Root() c: Row<Course>) {
    return rows(CourseReview, (r) => ({
      where: sql`${r.course} = ${c.id}`,
      orderBy: sql`${r.submittedAt} desc`,
      limit: 1,
    }));
  }
}
