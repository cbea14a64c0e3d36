import { Resolver, Root } from 'type-graphql';
import { MaxRows, ReadField, type Row, rows, sql } from '../../graphql/read/index.ts';
import { LessonOutline } from '../courses/index.ts';
import { Enrolment } from './enrolment.entity.ts';

/** Max listed lessons. The page of the course shows all. */
const MAX_NEW = 20;

/** Lessons that were added to a course after its student had completed it. */
@Resolver(() => Enrolment)
export class NewLessonsResolver {
  @MaxRows(MAX_NEW)
  @ReadField(() => [LessonOutline], {
    description:
      'Lessons added since the student completed the course that the student has not completed, newest first. At most 20; empty if the course is not complete. New lessons do not revoke the completion.',
  })
  newLessons(@Root() e: Row<Enrolment>) {
    return rows(LessonOutline, (l) => ({
      where: sql`${l.id} in (select h.subject_id from course_change h where h.course_id = ${e.course}
          and h.kind = 'LESSON_ADDED' and h.version > ${e.completedVersion})
        and not exists (select 1 from lesson_progress p
          where p.lesson_id = ${l.id} and p.enrolment_id = ${e.id} and p.completed_at is not null)`,
      orderBy: sql`${l.id} desc`,
      limit: MAX_NEW,
    }));
  }
}
