import { keep } from '../../../platform/access/personal-data.ts';
import { sql } from '../../../platform/db/sql.ts';
import { CourseMessageResolver } from './course-message.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { tellClass } from './tell-class.jobs.ts';
import { tellNewLessons } from './tell-new-lessons.jobs.ts';

/** What messages to students add to the feature of learning. */
export const messageParts = {
  tables: ['course_message', 'course_message_reader', 'new_lesson_notice'],
  resolvers: [CourseMessageResolver],
  jobs: [tellClass, tellNewLessons],
  notificationKinds,
  personalData: [
    keep('course_message', 'author_id', 'its readers keep what their teacher wrote; without a name'),
  ],
  belonging: [
    {
      table: 'course_message_reader',
      where: (personId: string) =>
        sql`t.enrolment_id in (select id from enrolment where student_id = ${personId})`,
    },
  ],
} as const;
