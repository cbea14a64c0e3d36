import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  ReadMutation,
  ReadQuery,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { CourseRight, isTaughtCourse } from '../../courses/index.ts';
import { Assignment } from '../assignment.entity.ts';
import { ExtensionRequest } from '../assignment.types.ts';
import {
  DecidedExtension,
  DeclineExtensionInput,
  declineExtension,
  GrantExtensionInput,
  grantExtension,
} from './decide-extension.ts';
import { RequestExtensionInput, requestExtension } from './request-extension.ts';

/** Max requests in the list, oldest first. */
const MOST_REQUESTS = 100;

@Resolver()
export class ExtensionResolver {
  @Allow('lesson:study')
  @ReadMutation(() => Assignment, {
    description:
      'Asks the teachers of an assignment for more time. BAD_INPUT: no reason is given. NOT_FOUND: no such assignment. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, it is never due, work waits for its mark, or a request waits.',
  })
  async requestExtension(@Arg('input') input: RequestExtensionInput, @Ctx() context: Context) {
    const id = await requestExtension(context, input);
    return rows(Assignment, (each) => ({ where: sql`${each.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('course:update')
  @Mutation(() => DecidedExtension, {
    description:
      'Gives one student more time, asked for or not. BAD_INPUT: the times are past or do not fit each other, or no reason is given. NOT_FOUND, FORBIDDEN: no assignment that the viewer may mark, or no student of its course. POLICY: the viewer’s own time.',
  })
  grantExtension(
    @Arg('input') input: GrantExtensionInput,
    @Ctx() context: Context,
  ): Promise<DecidedExtension> {
    return grantExtension(context, input);
  }

  @Allow('course:update')
  @Mutation(() => DecidedExtension, {
    description:
      'Turns a student’s request for more time down. BAD_INPUT: no reason is given. NOT_FOUND, FORBIDDEN: no assignment that the viewer may mark, or no student of its course. CONFLICT: no request waits. POLICY: the viewer’s own time.',
  })
  declineExtension(
    @Arg('input') input: DeclineExtensionInput,
    @Ctx() context: Context,
  ): Promise<DecidedExtension> {
    return declineExtension(context, input);
  }

  @Allow('course:read-own')
  @MaxRows(MOST_REQUESTS)
  @ReadQuery(() => [ExtensionRequest], {
    description: 'Requests for more time that wait, the oldest first; none where the viewer may not mark.',
  })
  extensionRequests(
    @Arg('assignmentId', () => ID, { description: 'Of an assignment that the viewer may mark.' })
    assignmentId: string,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    return derived(
      ExtensionRequest,
      sql`select r.student_id as "studentId", p.full_name as "studentName", r.reason, r.status,
          r.requested_at as "requestedAt", r.answer
        from extension_request r join person p on p.id = r.student_id join assignment a on a.id = r.assignment_id
        where r.assignment_id = ${uuid(assignmentId)} and r.status = 'PENDING' and r.student_id <> ${viewer.id}
          and ${isTaughtCourse(viewer, sql`a.course_id`, CourseRight.MARK)}
        order by r.requested_at limit ${MOST_REQUESTS}`,
      'The statement takes assignments that the viewer may mark, and no others.',
    );
  }
}
