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
import { publicNameAs } from '../../accounts/index.ts';
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

@ObjectType({ description: 'A course that the viewer no longer co-teaches.' })
export class LeftCourse {
  @Field(() => ID, { description: 'ID of the course, for clients to remove it from lists.' })
  id!: string;
}

@ObjectType({ description: 'An answered invitation to co-teach.' })
export class AnsweredInvitation {
  @Field(() => ID, { description: 'ID of the invitation. It is no longer listed.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the course to co-teach.' })
  courseId!: string;
}

@Resolver(() => Course)
export class CoTeacherResolver {
  @Guard<Viewer, Course>(managesCourse)
  @MaxRows(MAX_CO_TEACHERS)
  @ReadField(() => [CoTeacher], {
    nullable: true,
    description:
      'Co-teachers and pending invitations, by email address. Null for viewers other than its teachers and administrators.',
  })
  coTeachers(@Root() c: Row<Course>) {
    return rows(CoTeacher, (t) => ({
      where: sql`${t.course} = ${c.id}`,
      orderBy: sql`${t.acceptedAt} nulls last, ${t.email}`,
      limit: MAX_CO_TEACHERS,
    }));
  }

  @ReadField(() => Boolean, { description: 'True if the viewer owns the course and receives its earnings.' })
  isOwner(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    return viewer ? sql`(${c.teacher} = ${viewer.id})` : sql`false`;
  }

  @ReadField(() => [CourseRight], {
    description:
      'Rights of the viewer as a teacher of the course: all of them for the owner, none for viewers who do not teach it.',
  })
  viewerRights(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    if (!viewer) return sql`'{}'::text[]`;
    return sql`(case when ${c.teacher} = ${viewer.id} then ${Object.values(CourseRight)}::text[] else coalesce((
      select x.rights from co_teacher x where x.course_id = ${c.id} and x.person_id = ${viewer.id}), '{}') end)`;
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Invites a co-teacher to the viewer’s own course, or sends the invitation again. BAD_INPUT: an invalid email address, the viewer’s own, or that of a current co-teacher. NOT_FOUND, FORBIDDEN: not a course of the viewer. POLICY: the package has no room.',
  })
  async inviteCoTeacher(@Arg('input') input: InviteCoTeacherInput, @Ctx() context: Context) {
    return courseAfter(await inviteCoTeacher(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description: 'Updates the rights of a co-teacher. NOT_FOUND, FORBIDDEN: not a course of the viewer.',
  })
  async updateCoTeacher(@Arg('input') input: UpdateCoTeacherInput, @Ctx() context: Context) {
    return courseAfter(await updateCoTeacher(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Removes a co-teacher or revokes an invitation. NOT_FOUND, FORBIDDEN: not a course of the viewer.',
  })
  async removeCoTeacher(
    @Arg('coTeacherId', () => ID, { description: 'ID of the co-teacher in the viewer’s own course.' })
    coTeacherId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await removeCoTeacher(context, coTeacherId));
  }

  @Allow('course:update')
  @Mutation(() => LeftCourse, {
    description:
      'Removes the viewer from the co-teachers of a course. NOT_FOUND: the viewer does not co-teach it.',
  })
  async leaveCourse(
    @Arg('courseId', () => ID, { description: 'ID of the course that the viewer co-teaches.' })
    courseId: string,
    @Ctx() context: Context,
  ): Promise<LeftCourse> {
    await leaveCourse(context, courseId);
    return { id: courseId };
  }

  @Allow('course:read-own')
  @MaxRows(MAX_INVITATIONS)
  @ReadQuery(() => [TeachingInvitation], {
    description: 'Pending invitations to the viewer’s confirmed email address, the newest first.',
  })
  myTeachingInvitations(@Ctx() context: Context) {
    signedIn(context);
    return rows(TeachingInvitation, (t) => ({ orderBy: sql`${t.invitedAt} desc`, limit: MAX_INVITATIONS }));
  }

  @Allow('course:update')
  @Mutation(() => AnsweredInvitation, {
    description:
      'Accepts or declines an invitation. NOT_FOUND: no such invitation to the viewer’s confirmed email address. CONFLICT: the viewer already teaches the course.',
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
  @ReadField(() => String, { description: 'Current title of the course, on sale or not.' })
  courseTitle(@Root() t: Row<CoTeacher>) {
    return sql`(select c.title from course c where c.id = ${t.course})`;
  }

  @ReadField(() => String, { description: 'Name of the teacher who owns the course.' })
  ownerName(@Root() t: Row<CoTeacher>, @Ctx() { viewer, locale }: Context) {
    return sql`(select ${publicNameAs('p', locale, viewer)} from course c join person p on p.id = c.teacher_id where c.id = ${t.course})`;
  }
}
