import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Graders {
  readonly graders: string[];
  readonly lesson: string;
  readonly student: string;
}

/** Finds the teachers who may grade an assignment, except the student, and the names for a notification. */
export async function findGraders(
  em: EntityManager,
  assignmentId: string,
  studentId: string,
): Promise<Graders> {
  const [row] = await runSql<Graders>(
    em,
    sql`select l.title as lesson, p.full_name as student, array(
          select c.teacher_id from course c where c.id = a.course_id and c.teacher_id <> p.id
          union select t.person_id from co_teacher t
            where t.course_id = a.course_id and 'MARK' = any(t.rights) and t.person_id <> p.id) as graders
      from assignment a join lesson l on l.id = a.lesson_id, person p
      where a.id = ${assignmentId} and p.id = ${studentId}`,
    'assignment.markers',
  );
  return row!;
}
