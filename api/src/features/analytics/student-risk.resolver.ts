import { Args, ArgsType, Ctx, Field, ID, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { all, page, ReadQuery, type Sql, sql } from '../../graphql/read/index.ts';
import { ANALYSED, analysedCourses } from './analytics.policy.ts';
import { RiskReason, StudentAtRisk, StudentAtRiskPage } from './student-risk.types.ts';

const NOT_BEGUN_DAYS = 7;
const STOPPED_DAYS = 14;
/** Who has been away for longer has left: a message comes too late. */
const LEFT_DAYS = 90;
const FAILED_TRIES = 3;

@ArgsType()
class StudentRiskArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Of one course; left out: all that the viewer teaches.' })
  courseId?: string | null;
  @Field(() => RiskReason, { nullable: true, description: 'Students at risk for this alone.' })
  reason?: RiskReason | null;
}

/** Students who may still be reached: access now, not done, and a sign of life within the last 90 days. */
const atRisk = (courses: Sql): Sql => sql`
  select e.enrolment_id as id, p.full_name as "fullName", p.avatar_url as "avatarUrl", c.id as "courseId",
    c.title as "courseTitle", least(100, 100 * e.completed_lessons / greatest(c.lesson_count, 1)) as percentage,
    e.enrolled_at as "enrolledAt", e.last_studied_at as "lastStudiedAt", r.reason, r.lesson as "lessonTitle", r.count
  from course c join course_enrolment e on e.course_id = c.id join person p on p.id = e.student_id
  cross join lateral (
    select * from (
      (select 'DEADLINE_MISSED' as reason, l.title as lesson, (extract(epoch from now() - d.due_at) / 86400)::int as count, 1 as grave
        from assignment_deadline d join lesson l on l.id = d.lesson_id and l.removed_at is null
        where d.enrolment_id = e.enrolment_id and d.course_id = c.id and d.status not in ('SUBMITTED', 'GRADED')
          and d.due_at <= now() - interval '1 day' and d.due_at >= e.enrolled_at + make_interval(days => ${NOT_BEGUN_DAYS}::int) and d.due_at > now() - make_interval(days => ${LEFT_DAYS}::int)
        order by d.due_at desc limit 1)
      union all
      (select 'QUIZ_FAILED', l.title, q.attempts, 2 from quiz_result q join lesson l on l.id = q.lesson_id and l.removed_at is null
        where q.enrolment_id = e.enrolment_id and q.attempts >= ${FAILED_TRIES}::int and not q.passed order by q.last_at desc limit 1)
      union all
      select 'NOT_BEGUN', null, (extract(epoch from now() - e.enrolled_at) / 86400)::int, 3
        where e.last_studied_at is null and e.enrolled_at <= now() - make_interval(days => ${NOT_BEGUN_DAYS}::int)
      union all
      select 'STOPPED', null, (extract(epoch from now() - e.last_studied_at) / 86400)::int, 4
        where e.last_studied_at <= now() - make_interval(days => ${STOPPED_DAYS}::int)) each
    order by grave limit 1) r
  where c.id in ${courses} and e.access = 'ACTIVE' and e.completed_at is null and p.erased_at is null
    and coalesce(e.last_studied_at, e.enrolled_at) > now() - make_interval(days => ${LEFT_DAYS}::int)`;

/** Students whom a word of their teacher might bring back. */
@Resolver()
export class StudentRiskResolver {
  @Allow('analytics:read')
  @ReadQuery(() => StudentAtRiskPage, {
    description:
      'Students who might not finish a course, who were there last first; empty where the viewer may not see its figures.',
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
      { from: atRisk(analysedCourses(signedIn(context), courseId)), skipVisibility: ANALYSED },
    );
  }
}
