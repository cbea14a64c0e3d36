import { Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { derived, MaxRows, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { isPast } from '../../platform/db/moments.ts';
import { CompletionRule, LessonKind } from '../courses/index.ts';
import { requiredSeconds } from './completion.ts';
import { Enrolment } from './enrolment.entity.ts';

/** Max missing lessons that are listed by name. The total is a count. */
const MOST_MISSING = 20;
/** Max scores of one course. No course has more quizzes and assignments. */
const MOST_MARKS = 100;

@ObjectType({ description: 'Something required of a course that its student has not completed.' })
export class MissingLesson {
  @Field(() => ID, { description: 'Of the lesson, as in the outline.' })
  lessonId!: string;
  @Field(() => Int, { description: 'Its place among all lessons of the course, from 1.' })
  number!: number;
  @Field({ description: 'What the lesson is called.' })
  title!: string;
  @Field(() => LessonKind, { description: 'What it is made of.' })
  kind!: LessonKind;
  @Field(() => CompletionRule, { description: 'What makes it complete.' })
  rule!: CompletionRule;
  @Field({ description: 'Whether the student has opened it.' })
  isOpened!: boolean;
  @Field(() => Int, { description: 'Seconds that count so far.' })
  doneSec!: number;
  @Field(() => Int, { description: 'Seconds that make it complete; 0 where something else does.' })
  requiredSec!: number;
  @Field(() => Int, { description: 'Where to resume, in seconds.' })
  positionSec!: number;
  @Field(() => Int, { nullable: true, description: 'Best result so far, 0 to 100; absent without any.' })
  bestScore?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'By when its work is due, with the student’s extension; absent where nothing is due.',
  })
  dueAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'After it, no work is taken of the student, by the late policy too. Absent: never.',
  })
  closesAt?: Date | null;
  @Field({ description: 'Whether its due time is over and nothing was handed in that still counts.' })
  isOverdue!: boolean;
}

@ObjectType({ description: 'What a student achieved in something that is marked.' })
export class LessonMark {
  @Field(() => ID, { description: 'Of the lesson, as in the outline.' })
  lessonId!: string;
  @Field({ description: 'What the lesson is called.' })
  title!: string;
  @Field(() => LessonKind, { description: 'What it is made of.' })
  kind!: LessonKind;
  @Field(() => Int, { nullable: true, description: 'Best result, 0 to 100; absent before the first.' })
  score?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Result that passes it, 1 to 100; absent where no result has to be reached.',
  })
  requiredScore?: number | null;
  @Field({ description: 'Whether the lesson is complete.' })
  isComplete!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When it was completed; absent before.' })
  completedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'By when its work is due, with the student’s extension; absent where nothing is due.',
  })
  dueAt?: Date | null;
  @Field({ description: 'Whether its due time is over and nothing was handed in that still counts.' })
  isOverdue!: boolean;
  @Field({ description: 'Whether work was handed in whose marks the student does not know yet.' })
  isWaiting!: boolean;
}

const OWN = 'A part of an enrolment that is shown.';

/** Unsubmitted work after its deadline, from the view of deadlines. Quizzes have none. */
const OVERDUE = sql`coalesce(${isPast(sql`d.due_at`)} and d.status not in ('SUBMITTED', 'GRADED'), false)`;

/** Why a student has no certificate yet: what they have and lack in a course. */
@Resolver(() => Enrolment)
export class CourseStandingResolver {
  @ReadField(() => Int, { description: 'Required lessons that are not complete yet.' })
  missingLessonCount(@Root() { id, course }: Row<Enrolment>) {
    return sql`(select count(*)::int from lesson l where l.course_id = ${course} and l.removed_at is null and l.is_required and not exists (
      select 1 from lesson_progress p where p.lesson_id = l.id and p.enrolment_id = ${id} and p.completed_at is not null))`;
  }

  @ReadField(() => Int, { description: 'Seconds of material in required lessons that are not complete yet.' })
  missingSec(@Root() { id, course }: Row<Enrolment>) {
    return sql`(select coalesce(sum(l.duration_sec), 0)::int from lesson l where l.course_id = ${course} and l.removed_at is null and l.is_required and not exists (
      select 1 from lesson_progress p where p.lesson_id = l.id and p.enrolment_id = ${id} and p.completed_at is not null))`;
  }

  @MaxRows(MOST_MISSING)
  @ReadField(() => [MissingLesson], {
    description: 'The first twenty required lessons that are not complete yet, in the order of studying.',
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
        where l.is_required and p.completed_at is null order by l.number limit ${MOST_MISSING}`,
      OWN,
    );
  }

  @MaxRows(MOST_MARKS)
  @ReadField(() => [LessonMark], {
    description: 'Quizzes, assignments and whatever else was marked, in the order of studying.',
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
        order by s.position, l.position limit ${MOST_MARKS}`,
      OWN,
    );
  }
}
