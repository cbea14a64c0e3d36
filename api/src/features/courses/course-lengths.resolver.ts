import { Field, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { derived, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';
import { LessonKind } from './lesson.enums.ts';
import { getLessonColumns, lessonKinds, QUESTION_SECONDS } from './lesson-kinds.ts';
import { LessonOutline } from './section.entity.ts';

@ObjectType({
  description:
    'Measured content of a course by kind. Texts, videos, quizzes and live lessons that are empty count 0.',
})
export class CourseLengths {
  @Field(() => Int, { description: 'Total length of the videos in seconds.' })
  videoSec!: number;
  @Field(() => Int, { description: 'Total reading time of the texts in seconds, at 200 words per minute.' })
  readingSec!: number;
  @Field(() => Int, { description: 'Number of questions in one attempt at each quiz.' })
  questions!: number;
  @Field(() => Int, { description: 'Number of assignments to submit.' })
  assignments!: number;
  @Field(() => Int, { description: 'Number of live lessons. The recording of one also counts as a video.' })
  liveLessons!: number;
}

const hasMeeting = lessonKinds[LessonKind.LIVE].hasContent(getLessonColumns('l'));

@Resolver(() => Course)
export class CourseLengthsResolver {
  @ReadField(() => CourseLengths, { description: 'Measured content of the course by kind.' })
  lengths(@Root() c: Row<Course>) {
    return derived(
      CourseLengths,
      sql`select coalesce(sum(l.duration_sec) filter (where l.kind in ('VIDEO', 'LIVE')), 0)::int as "videoSec",
          coalesce(sum(l.duration_sec) filter (where l.kind not in ('VIDEO', 'LIVE', 'QUIZ')), 0)::int as "readingSec",
          coalesce(sum(l.duration_sec) filter (where l.kind = 'QUIZ'), 0)::int / ${QUESTION_SECONDS}::int as questions,
          count(*) filter (where l.kind = 'ASSIGNMENT')::int as assignments,
          count(*) filter (where l.kind = 'LIVE' and ${hasMeeting})::int as "liveLessons"
        from lesson l where l.course_id = ${c.id} and l.removed_at is null`,
      'Sums of the outline, which every viewer of the course may see.',
    );
  }
}

@Resolver(() => LessonOutline)
export class LessonLengthResolver {
  @ReadField(() => Int, { description: 'Number of questions in an attempt at the quiz. 0 for other kinds.' })
  questionCount(@Root() l: Row<LessonOutline>) {
    return sql`case when ${l.kind} = 'QUIZ' then ${l.durationSec} / ${QUESTION_SECONDS}::int else 0 end`;
  }
}
