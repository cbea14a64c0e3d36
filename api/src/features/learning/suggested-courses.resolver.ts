import { Ctx, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { derived, MaxRows, ReadQuery, sql } from '../../graphql/read/index.ts';
import { hasConsent } from '../../platform/access/consents.ts';
import { Course, isListedAs } from '../courses/index.ts';

/** Courses for each reason: a row of the home page. */
const MAX_FOR_REASON = 4;
/** Fewer students of both courses would say more about these people than about the courses. */
const MIN_LEARNERS = 3;

export const SuggestionReason = defineEnum('SuggestionReason', 'Reason why a course is suggested.', {
  SAME_LEARNERS: 'Students of the course that the viewer studied last also study it.',
  SAME_TEACHER: 'The teacher of the course that the viewer studied last teaches it.',
});
export type SuggestionReason = keyof typeof SuggestionReason;

@ObjectType({ description: 'A course suggested to the viewer, with the reason.' })
export class SuggestedCourse {
  @Field(() => SuggestionReason, { description: 'Reason for the suggestion.' })
  reason!: SuggestionReason;
  @Field(() => Course, { nullable: true, description: 'Suggested course. Null if it is no longer visible.' })
  course?: Course | null;
  @Field(() => Course, {
    nullable: true,
    description: 'Course of the viewer that the reason refers to. Null if it is no longer visible.',
  })
  because?: Course | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who study both courses. Null for other reasons than SAME_LEARNERS.',
  })
  learnerCount?: number | null;
}

@Resolver()
export class SuggestedCoursesResolver {
  @Allow('enrolment:read')
  @MaxRows(2 * MAX_FOR_REASON)
  @ReadQuery(() => [SuggestedCourse], {
    description:
      'Courses on sale that fit the course that the viewer studied last, at most four for each reason. Courses of the viewer are excluded, and so are courses that fewer than three of its students study. Empty if the viewer has no course, or does not consent to suggestions.',
  })
  suggestedCourses(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      SuggestedCourse,
      sql`with mine as (select e.course_id, coalesce(e.last_studied_at, e.enrolled_at) as at from enrolment e
            where e.student_id = ${id} and ${hasConsent(sql`e.student_id`, 'COURSE_SUGGESTIONS')}),
          latest as (select c.id, c.teacher_id from mine m join course c on c.id = m.course_id
            order by m.at desc, c.id limit 1),
          shared as (select o.course_id, count(*)::int as learners from latest
            join enrolment p on p.course_id = latest.id and p.student_id <> ${id}
            join enrolment o on o.student_id = p.student_id and o.course_id <> latest.id
            join course c on c.id = o.course_id and ${isListedAs('c')} and c.teacher_id <> ${id}
            where not exists (select 1 from mine m where m.course_id = o.course_id)
            group by o.course_id having count(*) >= ${MIN_LEARNERS}::int
            order by learners desc, o.course_id limit ${MAX_FOR_REASON}),
          taught as (select c.id as course_id, c.student_count from latest
            join course c on c.teacher_id = latest.teacher_id and ${isListedAs('c')} and c.teacher_id <> ${id}
            where not exists (select 1 from mine m where m.course_id = c.id)
              and not exists (select 1 from shared s where s.course_id = c.id)
            order by c.student_count desc, c.id limit ${MAX_FOR_REASON})
        select x.reason, x.course_id as course, latest.id as because, x.learners as "learnerCount"
        from latest, (
          select 'SAME_LEARNERS' as reason, s.course_id, s.learners, s.learners as rank from shared s
          union all select 'SAME_TEACHER', t.course_id, null, t.student_count from taught t) x
        order by x.reason, x.rank desc, x.course_id`,
      'Counts of at least three people about public courses, and the viewer’s own course.',
    );
  }
}
