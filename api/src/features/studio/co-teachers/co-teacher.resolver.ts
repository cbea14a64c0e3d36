import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  Guard,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Course, CourseRight, courseAfter, managesCourse } from '../../courses/index.ts';
import { CoTeacher, TeachingInvitation } from './co-teacher.entity.ts';
import {
  AnswerTeachingInvitationInput,
  answerTeachingInvitation,
  InviteCoTeacherInput,
  inviteCoTeacher,
  leaveCourse,
  removeCoTeacher,
  UpdateCoTeacherInput,
  updateCoTeacher,
} from './co-teacher-commands.ts';

/** More co-teachers in a course than any package allows. */
const MAX_CO_TEACHERS = 50;
/** Maximum number of listed invitations. Further ones are listed after some have been answered. */
const MAX_INVITATIONS = 20;

@ObjectType({ description: 'A course that the viewer gave up teaching.' })
export class LeftCourse {
  @Field(() => ID, { description: 'Of the course, for clients to drop it from lists of taught ones.' })
  id!: string;
}

@ObjectType({ description: 'How an invitation was answered.' })
export class AnsweredInvitation {
  @Field(() => ID, { description: 'Of the invitation, which no list has any more.' })
  id!: string;
  @Field(() => ID, { description: 'Of the course that it was for.' })
  courseId!: string;
}

/** Co-teachers of a course. */
@Resolver(() => Course)
export class CoTeacherResolver {
  @Guard<Viewer, Course>(managesCourse)
  @MaxRows(MAX_CO_TEACHERS)
  @ReadField(() => [CoTeacher], {
    nullable: true,
    description:
      'Teachers beside the owner and invitations that wait, by address; null for others than its teachers and administrators.',
  })
  coTeachers(@Root() c: Row<Course>) {
    return rows(CoTeacher, (t) => ({
      where: sql`${t.course} = ${c.id}`,
      orderBy: sql`${t.acceptedAt} nulls last, ${t.email}`,
      limit: MAX_CO_TEACHERS,
    }));
  }

  @ReadField(() => Boolean, { description: 'Whether the viewer is who owns the course and is paid for it.' })
  isOwner(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    return viewer ? sql`(${c.teacher} = ${viewer.id})` : sql`false`;
  }

  @ReadField(() => [CourseRight], {
    description: 'What the viewer may do with it as one of its teachers; all of it as the owner, else empty.',
  })
  viewerRights(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    if (!viewer) return sql`'{}'::text[]`;
    return sql`(case when ${c.teacher} = ${viewer.id} then ${Object.values(CourseRight)}::text[] else coalesce((
      select x.rights from co_teacher x where x.course_id = ${c.id} and x.person_id = ${viewer.id}), '{}') end)`;
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Invites an address to teach an own course, or reminds it. BAD_INPUT: no address, one’s own, or one that teaches it already. NOT_FOUND, FORBIDDEN: no course of the viewer. POLICY: the package has no room.',
  })
  async inviteCoTeacher(@Arg('input') input: InviteCoTeacherInput, @Ctx() context: Context) {
    return courseAfter(await inviteCoTeacher(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description: 'Changes what a co-teacher may do. NOT_FOUND, FORBIDDEN: no course of the viewer.',
  })
  async updateCoTeacher(@Arg('input') input: UpdateCoTeacherInput, @Ctx() context: Context) {
    return courseAfter(await updateCoTeacher(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Ends a co-teacher’s place, or takes an invitation back. NOT_FOUND, FORBIDDEN: no course of the viewer.',
  })
  async removeCoTeacher(
    @Arg('coTeacherId', () => ID, { description: 'Of a place in an own course.' }) coTeacherId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await removeCoTeacher(context, coTeacherId));
  }

  @Allow('course:update')
  @Mutation(() => LeftCourse, {
    description: 'Gives up teaching a course of another teacher. NOT_FOUND: the viewer does not co-teach it.',
  })
  async leaveCourse(
    @Arg('courseId', () => ID, { description: 'Of a course that the viewer co-teaches.' }) courseId: string,
    @Ctx() context: Context,
  ): Promise<LeftCourse> {
    await leaveCourse(context, courseId);
    return { id: courseId };
  }

  @Allow('course:read-own')
  @MaxRows(MAX_INVITATIONS)
  @ReadQuery(() => [TeachingInvitation], {
    description: 'Invitations to the viewer’s confirmed address that wait for an answer, the newest first.',
  })
  myTeachingInvitations(@Ctx() context: Context) {
    signedIn(context);
    return rows(TeachingInvitation, (t) => ({ orderBy: sql`${t.invitedAt} desc`, limit: MAX_INVITATIONS }));
  }

  @Allow('course:update')
  @Mutation(() => AnsweredInvitation, {
    description:
      'Accepts or declines an invitation. NOT_FOUND: none of the viewer’s confirmed address. CONFLICT: the viewer teaches the course already.',
  })
  async answerTeachingInvitation(
    @Arg('input') input: AnswerTeachingInvitationInput,
    @Ctx() context: Context,
  ): Promise<AnsweredInvitation> {
    return { id: input.invitationId, courseId: await answerTeachingInvitation(context, input) };
  }
}

/** Facts about the course that the recipient of an invitation may see before accepting. */
@Resolver(() => TeachingInvitation)
export class TeachingInvitationResolver {
  @ReadField(() => String, { description: 'What the course is called now, on sale or not.' })
  courseTitle(@Root() t: Row<CoTeacher>) {
    return sql`(select c.title from course c where c.id = ${t.course})`;
  }

  @ReadField(() => String, { description: 'Name of the teacher who owns it.' })
  ownerName(@Root() t: Row<CoTeacher>) {
    return sql`(select p.full_name from course c join person p on p.id = c.teacher_id where c.id = ${t.course})`;
  }
}
