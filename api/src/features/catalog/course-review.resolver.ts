import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  jsonRows,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/messages/validation-message.ts';
import { prefixQuery } from '../../platform/prefix-query.ts';
import { Course } from './course.entity.ts';
import { courseAfter } from './course.reads.ts';
import { CourseReview, ReviewCheck } from './course-review.entity.ts';
import { ReviewDecision } from './review.enums.ts';
import {
  ApproveCourseInput,
  approveCourse,
  RejectCourseInput,
  rejectCourse,
  SendBackCourseInput,
  sendBackCourse,
} from './review-course.ts';

export const CourseReviewPage = pageOf('CourseReviewPage', () => CourseReview);

@ArgsType()
class CourseReviewArgs extends PageArgs {
  @Field(() => ReviewDecision, {
    defaultValue: ReviewDecision.PENDING,
    description: 'Reviews that ended so.',
  })
  decision!: ReviewDecision;
  @Field(() => String, {
    nullable: true,
    description: 'Words of the course’s title, at most 100 characters.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
}

@Resolver(() => CourseReview)
export class CourseReviewResolver {
  @Allow('course:review')
  @ReadQuery(() => CourseReviewPage, {
    description: 'Submitted courses, longest waiting first; decided ones latest first.',
  })
  courseReviews(@Args() { decision, search, page: number, limit }: CourseReviewArgs) {
    const words = prefixQuery(search ?? '');
    const waiting = decision === ReviewDecision.PENDING;
    return page(CourseReview, (r) => ({
      where: all([
        sql`${r.decision} = ${decision}`,
        !!words &&
          sql`exists (select 1 from course c where c.id = ${r.course} and c.search @@ to_tsquery('simple', plain(${words})))`,
      ]),
      orderBy: waiting ? sql`${r.submittedAt}, ${r.id}` : sql`${r.decidedAt} desc, ${r.id}`,
      page: number,
      limit,
    }));
  }

  @Allow('course:review')
  @ReadQuery(() => CourseReview, { nullable: true, description: 'One submission.' })
  courseReview(
    @Arg('id', () => ID, { description: 'Of the submission, as courseReviews gives it.' }) id: string,
  ) {
    return rows(CourseReview, (r) => ({ where: sql`${r.id} = ${uuid(id)}` }));
  }

  @MaxRows(20)
  @ReadField(() => [ReviewCheck], {
    description: 'The reviewer’s judgement, item by item; empty while pending.',
  })
  checklist(@Root() review: Row<CourseReview>) {
    return jsonRows(ReviewCheck, review.checklist, 'A part of the submission, which its own rule shows.');
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Lets a submitted course be published. BAD_INPUT: the checklist. POLICY: an item of it needs fixing, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review.',
  })
  async approveCourse(@Arg('input') input: ApproveCourseInput, @Ctx() context: Context) {
    return courseAfter(await approveCourse(context, input));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Sends a submitted course back with notes. BAD_INPUT: the checklist. POLICY: every item of it passes, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review.',
  })
  async sendBackCourse(@Arg('input') input: SendBackCourseInput, @Ctx() context: Context) {
    return courseAfter(await sendBackCourse(context, input));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Rejects a submitted course for a reason of policy. BAD_INPUT: the reason. POLICY: it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review.',
  })
  async rejectCourse(@Arg('input') input: RejectCourseInput, @Ctx() context: Context) {
    return courseAfter(await rejectCourse(context, input));
  }
}
