import { Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { derived, MaxRows, ReadField, type Row, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { LessonOutline, MAX_SECTIONS } from '../courses/index.ts';
import { Enrolment } from './enrolment.entity.ts';

@ObjectType({ description: 'Progress of a student in the required lessons of a section.' })
export class ChapterProgress {
  @Field(() => ID, { description: 'ID of the section in the outline of the course.' })
  sectionId!: string;
  @Field({ description: 'Title of the section.' })
  title!: string;
  @Field(() => Int, { description: 'Current number of lessons in the section that the course requires.' })
  requiredLessons!: number;
  @Field(() => Int, { description: 'Number of these lessons that the student has completed.' })
  completedLessons!: number;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the student completed the last of these lessons. Null unless all of them are complete.',
  })
  completedAt?: Date | null;
  @Field({ description: 'True if the section contains the next lesson of the enrolment.' })
  isNext!: boolean;
}

/**
 * The lesson at which a student resumes, as SQL: the first incomplete lesson from the one opened most recently, or
 * else of the whole course. The player opens the same lesson if its URL names none.
 */
const nextLesson = ({ id, course, lastLesson }: Row<Enrolment>): Sql => sql`(
  select x.id from lesson x join section s on s.id = x.section_id
  left join lesson_progress p on p.lesson_id = x.id and p.enrolment_id = ${id}
  where x.course_id = ${course} and x.removed_at is null and p.completed_at is null
  order by coalesce((s.position, x.position) < (select o.position, y.position from lesson y
    join section o on o.id = y.section_id where y.id = ${lastLesson}), false), s.position, x.position limit 1)`;

@Resolver(() => Enrolment)
export class ChapterProgressResolver {
  @MaxRows(MAX_SECTIONS, { countsAs: 10 })
  @ReadField(() => [ChapterProgress], {
    description:
      'Progress in each section that has required lessons, in course order. Optional lessons do not count.',
  })
  chapters(@Root() e: Row<Enrolment>) {
    return derived(
      ChapterProgress,
      sql`select s.id as "sectionId", s.title, count(*)::int as "requiredLessons",
          count(p.completed_at)::int as "completedLessons",
          case when count(*) = count(p.completed_at) then max(p.completed_at) end as "completedAt",
          s.id is not distinct from (select n.section_id from lesson n where n.id = ${nextLesson(e)}) as "isNext"
        from section s join lesson l on l.section_id = s.id
        left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = ${e.id}
        where s.course_id = ${e.course} and l.removed_at is null and l.is_required
        group by s.id order by s.position limit ${MAX_SECTIONS}`,
      'Part of an enrolment that the viewer may see.',
    );
  }

  @ReadField(() => LessonOutline, {
    nullable: true,
    description:
      'Lesson at which to resume: the first one that is not complete, counted from the lesson opened most recently, or else from the beginning. Null if all lessons are complete.',
  })
  nextLesson(@Root() e: Row<Enrolment>) {
    return rows(LessonOutline, (l) => ({ where: sql`${l.id} = ${nextLesson(e)}` }), {
      skipVisibility: 'Viewers of the enrolment may see the outline of its course.',
    });
  }
}
