import { Args, ArgsType, Ctx, Field, ID, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { all, page, ReadQuery, raw, type Sql, sql } from '../../graphql/read/index.ts';
import { PERCENTAGE } from '../learning/index.ts';
import { analysedCourses, VISIBILITY_REASON } from './analytics.policy.ts';
import { riskSql } from './student-risk.reads.ts';
import { RiskReason, StudentAtRisk, StudentAtRiskPage } from './student-risk.types.ts';

@ArgsType()
class StudentRiskArgs extends PageArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by course ID. Defaults to all courses that the viewer teaches.',
  })
  courseId?: string | null;
  @Field(() => RiskReason, { nullable: true, description: 'Filter by reason. Defaults to all reasons.' })
  reason?: RiskReason | null;
}

const E = {
  id: raw('e.enrolment_id'),
  courseId: raw('e.course_id'),
  access: raw('e.access'),
  enrolledAt: raw('e.enrolled_at'),
  lastStudiedAt: raw('e.last_studied_at'),
  completedAt: raw('e.completed_at'),
};

const atRisk = (courses: Sql): Sql => sql`
  select e.enrolment_id as id, p.full_name as "fullName", p.avatar_url as "avatarUrl", c.id as "courseId",
    c.title as "courseTitle", ${PERCENTAGE} as percentage,
    e.enrolled_at as "enrolledAt", e.last_studied_at as "lastStudiedAt", r.reason, r."lessonTitle", r.count
  from course c join course_enrolment e on e.course_id = c.id join person p on p.id = e.student_id
  cross join lateral (${riskSql(E)}) r
  where c.id in ${courses} and p.erased_at is null`;

@Resolver()
export class StudentRiskResolver {
  @Allow('analytics:read')
  @ReadQuery(() => StudentAtRiskPage, {
    description:
      'Students at risk of not finishing a course, the most recently active first. Empty if the viewer may not see the figures of the course.',
  })
  studentsAtRisk(
    @Args() { courseId, reason, page: number, limit }: StudentRiskArgs,
    @Ctx() context: Context,
  ) {
    return page(
      StudentAtRisk,
      (s) => ({
        where: all([reason != null && sql`${s.reason} = ${reason}`]),
        orderBy: sql`coalesce(${s.lastStudiedAt}, ${s.enrolledAt}) desc, ${s.id}`,
        page: number,
        limit,
      }),
      { from: atRisk(analysedCourses(signedIn(context), courseId)), skipVisibility: VISIBILITY_REASON },
    );
  }
}
