import { ArrayMaxSize, IsEnum } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { isListedAs } from '../../courses/index.ts';
import { MAX_TOPICS, StudyPurpose } from './study-interests.ts';

export const MAX_STARTERS = 4;
/** Only the most popular courses of the topics are compared further. */
const MAX_COMPARED = 200;
/** Max length of a short course. */
const SHORT_COURSE_HOURS = 4;

/** In the order in which they are stated. */
export const StarterReason = defineEnum(
  'StarterReason',
  'A fact about a course that fits the answers of a member.',
  {
    TOPIC: 'The course is in a category of interest.',
    PRACTICE: 'The course has quizzes or assignments.',
    CERTIFICATE: 'The course issues a certificate.',
    SHORT_COURSE: 'The course has at most four hours of content.',
    LESSON_FITS: 'An average lesson fits into the minutes of a study day.',
    BEGINNER: 'The course requires no previous knowledge.',
    FREE: 'The course is free.',
    POPULAR: 'None of the other facts applies. The course is among those with the most students.',
  },
);
export type StarterReason = keyof typeof StarterReason;

@ArgsType()
export class StarterCoursesArgs {
  @Field(() => StudyPurpose, { nullable: true, description: 'Why the member learns.' })
  @IsEnum(StudyPurpose, { message: 'validation.invalid' })
  purpose?: StudyPurpose | null;
  @Field(() => [ID], {
    defaultValue: [],
    description: 'IDs of the categories of interest, at most 12. Subcategories are included.',
  })
  @ArrayMaxSize(MAX_TOPICS, { message: 'validation.invalid' })
  categoryIds!: string[];
  @Field(() => Int, { nullable: true, description: 'Minutes per study day.' })
  minutesPerDay?: number | null;
}

@ObjectType({ description: 'A course to begin with, and why it fits.' })
export class StarterCourse {
  @Field(() => ID, { description: 'Unique course ID, the same as that of `course`.' })
  id!: string;
  @Field(() => [StarterReason], { description: 'Why the course fits, the most important fact first.' })
  reasons!: StarterReason[];
  @Field(() => Int, { description: 'Average length of a lesson in minutes, at least 1.' })
  lessonMinutes!: number;
}

/** The purpose's fact about a course. */
const FACTS: Record<StudyPurpose, StarterReason> = {
  WORK: 'PRACTICE',
  CAREER: 'CERTIFICATE',
  LEISURE: 'SHORT_COURSE',
  STUDY: 'PRACTICE',
};
const WEIGHTS: Record<Exclude<StarterReason, 'POPULAR'>, number> = {
  TOPIC: 8,
  PRACTICE: 3,
  CERTIFICATE: 3,
  SHORT_COURSE: 3,
  LESSON_FITS: 2,
  BEGINNER: 1,
  FREE: 1,
};

/** Courses on sale that the viewer neither studies nor teaches, those with the most facts that fit first. */
export function starterCoursesSql(
  viewerId: string,
  { purpose, categoryIds, minutesPerDay }: StarterCoursesArgs,
): Sql {
  const ids = categoryIds.filter(isUuid);
  const isWanted = (reason: StarterReason) => !!purpose && FACTS[purpose] === reason;
  const facts: Record<Exclude<StarterReason, 'POPULAR'>, Sql> = {
    TOPIC: sql`c.is_topic`,
    PRACTICE: sql`(${isWanted('PRACTICE')}::boolean and exists (select 1 from lesson l where l.course_id = c.id and l.removed_at is null
      and l.kind in ('QUIZ', 'ASSIGNMENT')))`,
    CERTIFICATE: sql`(${isWanted('CERTIFICATE')}::boolean and c.certificate_enabled)`,
    SHORT_COURSE: sql`(${isWanted('SHORT_COURSE')}::boolean and c.duration_sec <= ${SHORT_COURSE_HOURS * 3600}::int)`,
    LESSON_FITS: sql`(${minutesPerDay ?? 0}::int >= c.lesson_minutes)`,
    BEGINNER: sql`(c.level in ('BEGINNER', 'ALL'))`,
    FREE: sql`(c.price = 0)`,
  };
  const reasons = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const names = reasons
    .map((reason) => sql`case when ${facts[reason]} then ${reason}::text end`)
    .reduce((before, next) => sql`${before}, ${next}`);
  const score = reasons
    .map((reason) => sql`${facts[reason]}::int * ${WEIGHTS[reason]}::int`)
    .reduce((before, next) => sql`${before} + ${next}`);
  return sql`select c.id, c.lesson_minutes as "lessonMinutes",
      case when cardinality(f.reasons) = 0 then array['POPULAR'] else f.reasons end as reasons
    from (select c.*, coalesce(k.id = any(${ids}::uuid[]) or k.parent_id = any(${ids}::uuid[]), false) as is_topic,
          greatest(round(c.duration_sec / 60.0 / greatest(c.lesson_count, 1)), 1)::int as lesson_minutes
        from course c left join category k on k.id = c.category_id
        where ${isListedAs('c')} and c.teacher_id <> ${viewerId}
          and not exists (select 1 from enrolment e where e.course_id = c.id and e.student_id = ${viewerId})
        order by is_topic desc, c.student_count desc, c.id limit ${MAX_COMPARED}::int) c,
      lateral (select array_remove(array[${names}], null) as reasons, ${score} as score) f
    order by f.score + ln(1 + c.student_count) / 4 + c.rating_average / 5 desc, c.id limit ${MAX_STARTERS}::int`;
}
