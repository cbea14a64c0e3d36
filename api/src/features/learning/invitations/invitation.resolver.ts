import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  createPageType,
  derived,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { runSql } from '../../../platform/db/index.ts';
import { countAttempt, publicNameAs } from '../../accounts/index.ts';
import { Course, courseAfter } from '../../courses/index.ts';
import { JoinClassInput, joinClass, SetClassCodeInput, setClassCode } from './class-code.ts';
import {
  AcceptCourseInvitationInput,
  acceptInvitation,
  findInvitation,
  OpenCourseInvitationInput,
  RemindCourseInvitationsInput,
  remindInvitations,
  withdrawInvitation,
} from './invitation-commands.ts';
import { HOURS_BETWEEN } from './invite.ts';

@ObjectType({ description: 'A place in a course that is reserved for an invited email address.' })
export class CourseInvitation {
  @Field(() => ID, { description: 'Unique invitation ID. Immutable.' })
  id!: string;
  @Field({ description: 'Email address that was invited to the course.' })
  email!: string;
  @Field(() => DateTime, { description: 'Time of the last email.' })
  sentAt!: Date;
  @Field(() => DateTime, { description: 'Time until which the link of the last email is valid.' })
  expiresAt!: Date;
  @Field({ description: 'True if another email can be sent: the last one is older than 24 hours.' })
  mayRemind!: boolean;
}
const CourseInvitationPage = createPageType('CourseInvitationPage', () => CourseInvitation);

@ObjectType({ description: 'Code by which students join a course free of charge.' })
export class ClassCode {
  @Field({ description: 'Eight letters and digits.' })
  code!: string;
  @Field({ description: 'True if students can join with the code.' })
  isOn!: boolean;
  @Field(() => Int, { description: 'Number of students who joined with a code of the course.' })
  joinedCount!: number;
}

@ObjectType({ description: 'Invitation of a link, for the person who received it.' })
export class ReceivedInvitation {
  @Field({ description: 'Title of the course that the link opens.' })
  courseTitle!: string;
  @Field({ description: 'Name of the teacher of the course.' })
  teacherName!: string;
  @Field({ description: 'Email address to which the link was sent. The account needs the same address.' })
  email!: string;
}

@ObjectType({ description: 'Result of mailing new links.' })
export class RemindedInvitations {
  @Field(() => Int, {
    description: 'Number of emails sent. Addresses mailed in the last 24 hours are skipped.',
  })
  sentCount!: number;
}

@ArgsType()
class CourseInvitationArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
}

const OWNED = 'The query reads only courses that the viewer owns.';

@Resolver()
export class InvitationResolver {
  @Allow('enrolment:grant')
  @ReadQuery(() => CourseInvitationPage, {
    description:
      'Pending invitations to a course, the latest email last. Empty if the viewer does not own the course.',
  })
  courseInvitations(
    @Args() { courseId, page: number, limit }: CourseInvitationArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    return page(
      CourseInvitation,
      (each) => ({ orderBy: sql`${each.sentAt}, ${each.id}`, page: number, limit }),
      {
        from: sql`select i.id, i.email, i.sent_at as "sentAt", i.expires_at as "expiresAt",
            i.sent_at < now() - make_interval(hours => ${HOURS_BETWEEN}::int) as "mayRemind"
          from course_invitation i join course c on c.id = i.course_id
          where i.course_id = ${uuid(courseId)} and c.teacher_id = ${viewer.id}
            and i.accepted_at is null and i.withdrawn_at is null`,
        skipVisibility: OWNED,
      },
    );
  }

  @Allow('enrolment:grant')
  @ReadMutation(() => RemindedInvitations, {
    description:
      'Mails new links to invited addresses. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: the course is not on sale.',
  })
  async remindCourseInvitations(@Arg('input') input: RemindCourseInvitationsInput, @Ctx() context: Context) {
    const sent = await remindInvitations(context, input);
    return derived(RemindedInvitations, sql`select ${sent}::int as "sentCount"`, 'Result of the command.');
  }

  @Allow('enrolment:grant')
  @ReadMutation(() => Course, {
    description:
      'Withdraws an invitation, so that its link is invalid. NOT_FOUND, FORBIDDEN: no invitation to a course that the viewer owns. GONE: it was accepted or withdrawn meanwhile.',
  })
  async withdrawCourseInvitation(
    @Arg('invitationId', () => ID, { description: 'ID of a pending invitation.' }) invitationId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await withdrawInvitation(context, invitationId));
  }

  @Public()
  @Mutation(() => ReceivedInvitation, {
    description:
      'Course of an invitation link. It changes nothing; as a mutation, the code is in no URL. GONE: the link was used, replaced or withdrawn, or has expired.',
  })
  async openCourseInvitation(
    @Arg('input') { token }: OpenCourseInvitationInput,
    @Ctx() { em, services, request, locale }: Context,
  ): Promise<ReceivedInvitation> {
    const { address } = request;
    await countAttempt(services, 'invitation', { account: address, address });
    const { courseId, email } = await findInvitation(em, token);
    const [course] = await runSql<{ courseTitle: string; teacherName: string }>(
      em,
      sql`select c.title as "courseTitle", ${publicNameAs('p', locale)} as "teacherName"
        from course c join person p on p.id = c.teacher_id where c.id = ${courseId}`,
    );
    return { ...course!, email };
  }

  @Allow('lesson:study')
  @ReadMutation(() => Course, {
    description:
      'Enrols the viewer in the course of an invitation link, and confirms the email address of the account. GONE: the link was used, replaced or withdrawn, or has expired. FORBIDDEN: it was sent to another address. CONFLICT: the course is not on sale.',
  })
  async acceptCourseInvitation(@Arg('input') input: AcceptCourseInvitationInput, @Ctx() context: Context) {
    return courseAfter(await acceptInvitation(context, input));
  }

  @Allow('enrolment:grant')
  @ReadMutation(() => Course, {
    description:
      'Switches the class code of a course, or replaces it. NOT_FOUND, FORBIDDEN: no course that the viewer owns.',
  })
  async setClassCode(@Arg('input') input: SetClassCodeInput, @Ctx() context: Context) {
    return courseAfter(await setClassCode(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => Course, {
    description:
      'Enrols the viewer in the course with a class code. BAD_INPUT: no course has the code, or it is switched off. RATE_LIMITED: too many wrong codes. POLICY: no place is left.',
  })
  async joinClass(@Arg('input') input: JoinClassInput, @Ctx() context: Context) {
    return courseAfter(await joinClass(context, input));
  }
}

@Resolver(() => Course)
export class ClassCodeResolver {
  @ReadField(() => ClassCode, {
    nullable: true,
    description: 'Class code of the course. Null until the owner has switched it on, and for other viewers.',
  })
  classCode(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    return derived(
      ClassCode,
      sql`select k.code, k.is_on as "isOn", (select count(*)::int from class_code_use u
          where u.course_id = k.course_id) as "joinedCount"
        from class_code k where k.course_id = ${c.id} and ${c.teacher} = ${viewer?.id ?? null}::uuid`,
      'Only the owner of the course passes the condition.',
    );
  }
}
