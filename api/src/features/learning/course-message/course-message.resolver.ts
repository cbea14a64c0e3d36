import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { publicNameAs } from '../../accounts/index.ts';
import { CourseRight, isTaughtCourse } from '../../courses/index.ts';
import {
  CourseMessage,
  CourseMessagePage,
  CourseMessageReply,
  CourseMessageReplyPage,
  CourseMessagesRead,
  ReceivedCourseMessage,
} from './course-message.types.ts';
import { readCourseMessages } from './read-messages.ts';
import { ReplyToCourseMessageInput, replyToCourseMessage } from './reply-to-message.ts';
import { SendCourseMessageInput, sendCourseMessage } from './send-message.ts';

/** Max messages of one course in the list. Older ones are outdated. */
const MAX_RECEIVED = 50;

@ArgsType()
class CourseMessageArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer teaches.' })
  courseId!: string;
}

@ArgsType()
class CourseMessageReplyArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer studies or teaches.' })
  courseId!: string;
}

const sent = (where: Sql): Sql => sql`
  select m.id, m.audience, m.title, m.body, p.full_name as "authorName", m.recipients as "recipientCount", m.sent_at as "sentAt",
    (select count(*)::int from course_message_reader r where r.message_id = m.id and r.read_at is not null) as "readCount"
  from course_message m join person p on p.id = m.author_id where ${where}`;

const receivedSql = (viewer: Viewer, locale: Locale, courseId: string | null): Sql => sql`
  select m.id, m.title, m.body, ${publicNameAs('p', locale, viewer)} as "authorName", m.sent_at as "sentAt", r.read_at is not null as "isRead"
  from enrolment e join course_message_reader r on r.enrolment_id = e.id join course_message m on m.id = r.message_id
  join person p on p.id = m.author_id where e.student_id = ${viewer.id} and e.course_id = ${courseId}`;

/** Teachers see the names of their students. */
const replies = (viewer: Viewer, locale: Locale, where: Sql): Sql => sql`
  select r.id, r.message_id as "messageId", r.enrolment_id as "enrolmentId", s.full_name as "studentName",
    case when r.author_id = e.student_id then a.full_name else ${publicNameAs('a', locale, viewer)} end as "authorName",
    r.author_id = e.student_id as "isFromStudent", r.body, r.sent_at as "sentAt"
  from course_message_reply r join enrolment e on e.id = r.enrolment_id join person s on s.id = e.student_id
  join person a on a.id = r.author_id where ${where}`;

@Resolver()
export class CourseMessageResolver {
  @Allow('course:read-own')
  @ReadQuery(() => CourseMessagePage, {
    description:
      'Messages sent to students of a course, newest first. Empty if the viewer does not teach the course.',
  })
  courseMessages(@Args() { courseId, page: number, limit }: CourseMessageArgs, @Ctx() context: Context) {
    const taught = isTaughtCourse(signedIn(context), sql`m.course_id`);
    return page(
      CourseMessage,
      (each) => ({ orderBy: sql`${each.sentAt} desc, ${each.id} desc`, page: number, limit }),
      {
        from: sent(sql`m.course_id = ${uuid(courseId)} and ${taught}`),
        skipVisibility: 'The query reads only messages of courses that the viewer teaches.',
      },
    );
  }

  @Allow('enrolment:read')
  @MaxRows(MAX_RECEIVED)
  @ReadQuery(() => [ReceivedCourseMessage], {
    description: 'Messages from the teachers of a course to the viewer, newest first. At most 50.',
  })
  receivedCourseMessages(
    @Arg('courseId', () => ID, { description: 'ID of a course in which the viewer is enrolled.' })
    courseId: string,
    @Ctx() context: Context,
  ) {
    return rows(
      ReceivedCourseMessage,
      (each) => ({ orderBy: sql`${each.sentAt} desc, ${each.id} desc`, limit: MAX_RECEIVED }),
      {
        from: receivedSql(signedIn(context), context.locale, uuid(courseId)),
        skipVisibility: 'The query reads only messages that were sent to the viewer.',
      },
    );
  }

  @Allow('enrolment:read')
  @ReadQuery(() => CourseMessageReplyPage, {
    description:
      'Replies to the messages of a course, newest first: to its students those in their own conversations, to teachers who may answer questions those of all students (with the permission `enrolment:message`).',
  })
  courseMessageReplies(
    @Args() { courseId, page: number, limit }: CourseMessageReplyArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    const ownOnly = sql`e.student_id = ${viewer.id}`;
    const mayRead = viewer.may('enrolment:message')
      ? sql`(${ownOnly} or ${isTaughtCourse(viewer, sql`e.course_id`, CourseRight.ANSWER)})`
      : ownOnly;
    return page(
      CourseMessageReply,
      (each) => ({ orderBy: sql`${each.sentAt} desc, ${each.id} desc`, page: number, limit }),
      {
        from: replies(viewer, context.locale, sql`e.course_id = ${uuid(courseId)} and ${mayRead}`),
        skipVisibility:
          'The query reads only conversations of the viewer or of a course that the viewer teaches.',
      },
    );
  }

  @Allow('lesson:study')
  @ReadMutation(() => CourseMessageReply, {
    description:
      'Replies to a message of a teacher, or responds to such a reply as a teacher, and notifies the other side. BAD_INPUT: the text is invalid. NOT_FOUND, FORBIDDEN: the viewer received no such message, or no recipient of the viewer’s course has replied. POLICY: too many replies to the message in 24 hours. CONFLICT: the access of the student has ended, an administrator has suspended the course, or the key was used for another request.',
  })
  async replyToCourseMessage(@Arg('input') input: ReplyToCourseMessageInput, @Ctx() context: Context) {
    const id = await replyToCourseMessage(context, input);
    return rows(CourseMessageReply, () => ({}), {
      from: replies(signedIn(context), context.locale, sql`r.id = ${id}`),
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('enrolment:message')
  @ReadMutation(() => CourseMessage, {
    description:
      'Sends a message to students of a course and notifies them on their chosen channels. BAD_INPUT: a text is invalid, or no recipient has access to the course. NOT_FOUND, FORBIDDEN: no course whose questions the viewer may answer. POLICY: the teachers of the course have sent too many messages in 24 hours. CONFLICT: an administrator has suspended the course, or the key was used for another request.',
  })
  async sendCourseMessage(@Arg('input') input: SendCourseMessageInput, @Ctx() context: Context) {
    const id = await sendCourseMessage(context, input);
    return rows(CourseMessage, () => ({}), {
      from: sent(sql`m.id = ${id}`),
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('enrolment:read')
  @Mutation(() => CourseMessagesRead, {
    description:
      'Marks the messages of a course to the viewer as read. NOT_FOUND: the viewer is not enrolled in the course.',
  })
  readCourseMessages(
    @Arg('courseId', () => ID, { description: 'ID of a course in which the viewer is enrolled.' })
    courseId: string,
    @Ctx() context: Context,
  ): Promise<CourseMessagesRead> {
    return readCourseMessages(context, courseId);
  }
}
