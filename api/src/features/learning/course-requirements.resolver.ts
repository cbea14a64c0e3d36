import { Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { derived, MaxRows, ReadField, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { isPast } from '../../platform/db/index.ts';
import { CompletionRule, LessonKind } from '../courses/index.ts';
import { requiredSeconds } from './completion.ts';
import { Enrolment } from './enrolment.entity.ts';

const MAX_MISSING = 20;
/** Max scores of one course. No course has more quizzes and assignments. */
const MAX_MARKS = 100;

@ObjectType()
abstract class LessonFacts {
  @Field(() => ID, { description: 'ID of the lesson in the course outline.' })
  lessonId!: string;
  @Field({ description: 'Current title of the lesson.' })
  title!: string;
  @Field(() => LessonKind, { description: 'Type of content in the lesson.' })
  kind!: LessonKind;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the assignment is due, including the student’s extension. Null if there is no due time.',
  })
  dueAt?: Date | null;
  @Field({ description: 'True if the due time has passed without a submission that counts.' })
  isOverdue!: boolean;
}

@ObjectType({ description: 'A required lesson that the student has not completed.' })
export class MissingLesson extends LessonFacts {
  @Field(() => Int, { description: 'Position of the lesson among all lessons of the course, from 1.' })
  number!: number;
  @Field(() => CompletionRule, { description: 'Rule that completes the lesson.' })
  rule!: CompletionRule;
  @Field({ description: 'True if the student has opened the lesson.' })
  isOpened!: boolean;
  @Field(() => Int, { description: 'Seconds of study counted so far.' })
  doneSec!: number;
  @Field(() => Int, {
    description:
      'Seconds of study required to complete the lesson. 0 if the completion rule does not count seconds.',
  })
  requiredSec!: number;
  @Field(() => Int, { description: 'Position in seconds at which to resume.' })
  positionSec!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Best score so far, 0 to 100. Null if there is no score.',
  })
  bestScore?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time after which no submission is accepted from the student, late submissions included. Null if submissions never close.',
  })
  closesAt?: Date | null;
}

@ObjectType({ description: 'A student’s result in a graded lesson.' })
export class LessonMark extends LessonFacts {
  @Field(() => Int, { nullable: true, description: 'Best score, 0 to 100. Null before the first result.' })
  score?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Minimum score to pass, 1 to 100. Null if no score is required.',
  })
  requiredScore?: number | null;
  @Field({ description: 'True if the student has completed the lesson.' })
  isComplete!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the student completed the lesson. Null if it is not complete.',
  })
  completedAt?: Date | null;
  @Field({ description: 'True if the student has submitted work whose grade is not released yet.' })
  isWaiting!: boolean;
}

const OWN = 'Part of an enrolment that the viewer may see.';

/** Unsubmitted work after its deadline, from the view of deadlines. Quizzes have none. */
const OVERDUE = sql`coalesce(${isPast(sql`d.due_at`)} and d.status not in ('SUBMITTED', 'GRADED'), false)`;

const fromMissing = (enrolment: Sql, course: Sql): Sql => sql`from lesson l
  where l.course_id = ${course} and l.removed_at is null and l.is_required and not exists (select 1 from lesson_progress p
    where p.lesson_id = l.id and p.enrolment_id = ${enrolment} and p.completed_at is not null)`;

@Resolver(() => Enrolment)
export class CourseRequirementsResolver {
  @ReadField(() => Int, { description: 'Number of required lessons that are not complete.' })
  missingLessonCount(@Root() { id, course }: Row<Enrolment>) {
    return sql`(select count(*)::int ${fromMissing(id, course)})`;
  }

  @ReadField(() => Int, {
    description: 'Total length in seconds of the required lessons that are not complete.',
  })
  missingSec(@Root() { id, course }: Row<Enrolment>) {
    return sql`(select coalesce(sum(l.duration_sec), 0)::int ${fromMissing(id, course)})`;
  }

  @MaxRows(MAX_MISSING)
  @ReadField(() => [MissingLesson], {
    description: 'First required lessons that are not complete, in course order. At most 20.',
  })
  missingLessons(@Root() { id, course }: Row<Enrolment>, @Ctx() { services }: Context) {
    return derived(
      MissingLesson,
      sql`select l.id as "lessonId", l.number, l.title, l.kind, l.rule, p.id is not null as "isOpened",
          coalesce(p.done_sec, 0) as "doneSec", ${requiredSeconds(services.settings, sql`l.rule`, sql`l.duration_sec`)} as "requiredSec",
          coalesce(p.position_sec, 0) as "positionSec", p.best_score as "bestScore",
          d.due_at as "dueAt", d.closes_at as "closesAt", ${OVERDUE} as "isOverdue"
        from (select x.*, row_number() over (order by s.position, x.position)::int as number
          from lesson x join section s on s.id = x.section_id where x.course_id = ${course} and x.removed_at is null) l
        left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = ${id}
        left join assignment_deadline d on d.lesson_id = l.id and d.enrolment_id = ${id}
        where l.is_required and p.completed_at is null order by l.number limit ${MAX_MISSING}`,
      OWN,
    );
  }

  @MaxRows(MAX_MARKS)
  @ReadField(() => [LessonMark], {
    description: 'Results of quizzes, assignments and other graded lessons, in course order. At most 100.',
  })
  marks(@Root() { id, course }: Row<Enrolment>) {
    return derived(
      LessonMark,
      sql`select l.id as "lessonId", l.title, l.kind, p.best_score as score, coalesce(q.pass_percent, w.pass_percent) as "requiredScore",
          p.completed_at is not null as "isComplete",
          p.completed_at as "completedAt", d.due_at as "dueAt", ${OVERDUE} as "isOverdue",
          coalesce(d.status = 'SUBMITTED', false) as "isWaiting"
        from lesson l join section s on s.id = l.section_id left join quiz_pass q on q.lesson_id = l.id
        left join lesson_assignment w on w.lesson_id = l.id
        left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = ${id}
        left join assignment_deadline d on d.lesson_id = l.id and d.enrolment_id = ${id}
        where l.course_id = ${course} and l.removed_at is null and (l.kind in ('QUIZ', 'ASSIGNMENT') or p.best_score is not null)
        order by s.position, l.position limit ${MAX_MARKS}`,
      OWN,
    );
  }
}
