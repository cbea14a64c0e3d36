import { raw, sql } from '../../graphql/read/index.ts';
import type { ScheduleSource } from '../calendar/index.ts';

/** By when a student has to hand in, with their extension; done once it waits to be marked or was marked. */
export const dueDates: ScheduleSource = (personId) => ({
  id: sql`'due:' || d.assignment_id`,
  kind: 'ASSIGNMENT_DUE',
  title: raw('l.title'),
  startsAt: raw('d.due_at'),
  course: raw('d.course_id'),
  lessonId: raw('d.lesson_id'),
  isDone: sql`d.status in ('SUBMITTED', 'GRADED')`,
  from: sql`from assignment_deadline d join lesson l on l.id = d.lesson_id and l.removed_at is null
    where d.student_id = ${personId} and d.access = 'ACTIVE' and d.due_at is not null`,
});
