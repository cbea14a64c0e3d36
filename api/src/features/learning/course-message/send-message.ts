import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context } from '../../../graphql/context.ts';
import { sql } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/index.ts';
import { badInput, policy } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { CourseRight, lockOwnCourse } from '../../courses/index.ts';
import { commandOnce, IdempotencyKey } from '../../operations/index.ts';
import { ACCESS } from '../enrolment.reads.ts';
import { MESSAGES_PER_DAY } from '../settings.ts';
import { MessageAudience } from './course-message.types.ts';
import { notifyClass } from './notify-class.jobs.ts';

/** Max recipients that are selected individually. A message to more goes to the whole class. */
const MAX_SELECTED = 500;

@InputType({ description: 'Input for sending a message to students of a course.' })
export class SendCourseMessageInput {
  @Field(() => ID, { description: 'ID of a course whose questions the viewer may answer.' })
  courseId!: string;
  @Field(() => [ID], {
    nullable: true,
    description: 'Enrolment IDs of the recipients, 1 to 500. Defaults to all students with access.',
  })
  @ArrayMaxSize(MAX_SELECTED, { message: validationMessage('validation.entries', { count: MAX_SELECTED }) })
  enrolmentIds?: string[] | null;
  @Field({ description: 'Subject of the message, 2 to 120 characters.' })
  @TrimmedLength(2, 120, { message: 'learning.messageTitle' })
  title!: string;
  @Field({ description: 'Plain text with line breaks, 2 to 4,000 characters.' })
  @TrimmedLength(2, 4000, { message: 'learning.messageBody' })
  body!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** Sends a message to students of a course. A job notifies them, because there may be thousands. */
export function sendCourseMessage(context: Context, input: SendCourseMessageInput): Promise<string> {
  return commandOnce(context, 'sendCourseMessage', input, async (em, viewer) => {
    const course = await lockOwnCourse(em, viewer, input.courseId, CourseRight.ANSWER);
    // The course may be suspended because of its teachers' messages
    course.assertNotSuspended();
    await assertMessageRate(em, course.id, context.services.settings.get(MESSAGES_PER_DAY));
    const [message] = await runSql<{ id: string }>(
      em,
      sql`insert into course_message (course_id, author_id, audience, title, body, recipients)
        values (${course.id}, ${viewer.id}, ${input.enrolmentIds ? MessageAudience.CHOSEN : MessageAudience.EVERYONE},
          ${input.title.trim()}, ${input.body.trim()}, 0) returning id`,
    );
    const recipients = await addReaders(em, message!.id, course.id, input.enrolmentIds);
    if (!recipients) throw badInput('enrolmentIds', 'learning.noRecipients');
    await context.services.jobs.send(em, notifyClass, { messageId: message!.id });
    return message!.id;
  });
}

/**
 * The caller holds the lock of the course.
 * @throws POLICY if too many messages were sent today
 */
async function assertMessageRate(em: EntityManager, courseId: string, limit: number): Promise<void> {
  const [row] = await runSql<{ sent: number }>(
    em,
    sql`select count(*)::int as sent from course_message
      where course_id = ${courseId} and sent_at > now() - interval '1 day'`,
    'messages.sent-today',
  );
  if (row!.sent >= limit) throw policy('MESSAGES_OFTEN', { limit });
}

/** @returns the number of recipients: all students with access, or the selected ones of them */
async function addReaders(
  em: EntityManager,
  messageId: string,
  courseId: string,
  chosen: readonly string[] | null | undefined,
): Promise<number> {
  const only = chosen ? sql` and e.id = any(${chosen.filter(isUuid)}::uuid[])` : sql``;
  const [row] = await runSql<{ recipients: number }>(
    em,
    sql`with reader as (
        insert into course_message_reader (message_id, enrolment_id)
        select ${messageId}::uuid, e.id from enrolment e where e.course_id = ${courseId} and ${ACCESS} = 'ACTIVE'${only}
        returning 1)
      update course_message set recipients = (select count(*) from reader) where id = ${messageId} returning recipients`,
  );
  return row!.recipients;
}
