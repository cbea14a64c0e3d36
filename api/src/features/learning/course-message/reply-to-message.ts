import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { sql, uuid } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { findValue, getValue, runSql } from '../../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { publicNameAs } from '../../accounts/index.ts';
import { CourseRight, lockOwnCourse } from '../../courses/index.ts';
import { commandOnce, IdempotencyKey } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { ACCESS } from '../enrolment.reads.ts';
import { excerpt } from './excerpt.ts';

/** Replies that one person writes in a conversation in 24 hours. */
const REPLIES_PER_DAY = 20;

@InputType({ description: 'Input for a reply to a message of a teacher.' })
export class ReplyToCourseMessageInput {
  @Field(() => ID, {
    description: 'Message that the viewer received, or a message of a course that the viewer teaches.',
  })
  messageId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'For teachers: enrolment ID of the recipient to whose reply they respond. Students omit it, because they reply in their own conversation.',
  })
  enrolmentId?: string | null;
  @Field({ description: 'Plain text with line breaks, 2 to 2,000 characters.' })
  @TrimmedLength(2, 2000, { message: 'learning.replyBody' })
  body!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

interface Conversation {
  readonly enrolmentId: string;
  readonly studentId: string;
  readonly access: string;
  readonly courseId: string;
  readonly course: string;
  readonly title: string;
}

/** Continues the conversation of a recipient with the teachers about a message, and notifies the other side. */
export function replyToCourseMessage(context: Context, input: ReplyToCourseMessageInput): Promise<string> {
  return commandOnce(context, 'replyToCourseMessage', input, async (em, viewer) => {
    const isTeacher = !!input.enrolmentId;
    const conversation = await lockConversation(em, viewer, input);
    if (isTeacher) await assertMayRespond(em, viewer, input.messageId, conversation);
    else if (conversation.access !== 'ACTIVE') throw conflict('ACCESS_ENDED', { state: conversation.access });
    await assertReplyRate(em, viewer, input.messageId, conversation);
    const body = input.body.trim();
    const id = await getValue<string>(
      em,
      sql`insert into course_message_reply (message_id, enrolment_id, author_id, body)
        values (${uuid(input.messageId)}, ${conversation.enrolmentId}, ${viewer.id}, ${body}) returning id`,
    );
    const { courseId, studentId, course, title } = conversation;
    const [to, link] = isTeacher
      ? [studentId, `/learning/${courseId}?message=${input.messageId}`]
      : [
          await findTeacher(em, input.messageId),
          `/teacher/courses/${courseId}/students?message=${input.messageId}`,
        ];
    // Teachers see the names of their students
    const shown = isTeacher ? publicNameAs('p', context.locale) : sql`p.full_name`;
    const name = await getValue<string>(em, sql`select ${shown} from person p where p.id = ${viewer.id}`);
    const params = { course, title, name, text: excerpt(body), authorId: viewer.id };
    await notify(em, context.services, to, { kind: 'MESSAGE_REPLIED', params, link });
    return id;
  });
}

/** @throws NOT_FOUND */
async function lockConversation(
  em: EntityManager,
  viewer: Viewer,
  { messageId, enrolmentId }: ReplyToCourseMessageInput,
): Promise<Conversation> {
  const isRecipient = enrolmentId ? sql`e.id = ${uuid(enrolmentId)}` : sql`e.student_id = ${viewer.id}`;
  const [found] = await runSql<Conversation>(
    em,
    sql`select e.id as "enrolmentId", e.student_id as "studentId", ${ACCESS} as access, c.id as "courseId",
        c.title as course, m.title
      from course_message_reader r join enrolment e on e.id = r.enrolment_id
      join course_message m on m.id = r.message_id join course c on c.id = m.course_id
      where r.message_id = ${uuid(messageId)} and ${isRecipient} for update of r`,
  );
  if (!found) throw notFound();
  return found;
}

/** The caller holds the lock of the conversation. @throws POLICY */
async function assertReplyRate(
  em: EntityManager,
  viewer: Viewer,
  messageId: string,
  { enrolmentId }: Conversation,
): Promise<void> {
  const sent = await getValue<number>(
    em,
    sql`select count(*)::int from course_message_reply where message_id = ${uuid(messageId)}
      and enrolment_id = ${enrolmentId} and author_id = ${viewer.id} and sent_at > now() - interval '1 day'`,
  );
  if (sent >= REPLIES_PER_DAY) throw policy('REPLIES_OFTEN', { limit: REPLIES_PER_DAY });
}

/**
 * Teachers respond to a reply. To begin a conversation, they send a message.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT
 */
async function assertMayRespond(
  em: EntityManager,
  viewer: Viewer,
  messageId: string,
  { enrolmentId, courseId, studentId }: Conversation,
): Promise<void> {
  const course = await lockOwnCourse(em, viewer, courseId, CourseRight.ANSWER);
  course.assertNotSuspended();
  const reply = await findValue(
    em,
    sql`select 1 from course_message_reply where message_id = ${uuid(messageId)} and enrolment_id = ${enrolmentId}
      and author_id = ${studentId} limit 1`,
  );
  if (!reply) throw notFound();
}

/** The author of a message as long as they may answer for the course, otherwise its owner. */
const findTeacher = (em: EntityManager, messageId: string): Promise<string> =>
  getValue<string>(
    em,
    sql`select coalesce((select t.person_id from co_teacher t where t.course_id = c.id and t.person_id = m.author_id
        and ${CourseRight.ANSWER} = any(t.rights)), c.teacher_id)
      from course_message m join course c on c.id = m.course_id where m.id = ${uuid(messageId)}`,
  );
