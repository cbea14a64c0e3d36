import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadMutation,
  ReadQuery,
  resultRow,
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
const MAX_REQUESTS = 100;

@Resolver()
export class ExtensionResolver {
  @Allow('lesson:study')
  @ReadMutation(() => Assignment, {
    description:
      'Requests an extension from the teachers of an assignment. BAD_INPUT: the reason is missing. NOT_FOUND: no such assignment. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, the assignment has no due time, a submission awaits its grade, or a request is already pending.',
  })
  async requestExtension(@Arg('input') input: RequestExtensionInput, @Ctx() context: Context) {
    return resultRow(Assignment, await requestExtension(context, input));
  }

  @Allow('course:update')
  @Mutation(() => DecidedExtension, {
    description:
      'Grants one student an extension, with or without a request. BAD_INPUT: the times are past or inconsistent, or the reason is missing. NOT_FOUND, FORBIDDEN: no assignment that the viewer may grade, or no student of its course. POLICY: the student is the viewer.',
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
      'Declines a student’s extension request. BAD_INPUT: the reason is missing. NOT_FOUND, FORBIDDEN: no assignment that the viewer may grade, or no student of its course. CONFLICT: no request is pending. POLICY: the student is the viewer.',
  })
  declineExtension(
    @Arg('input') input: DeclineExtensionInput,
    @Ctx() context: Context,
  ): Promise<DecidedExtension> {
    return declineExtension(context, input);
  }

  @Allow('course:read-own')
  @MaxRows(MAX_REQUESTS)
  @ReadQuery(() => [ExtensionRequest], {
    description:
      'Pending extension requests of an assignment, oldest first. Empty if the viewer may not grade it.',
  })
  extensionRequests(
    @Arg('assignmentId', () => ID, { description: 'ID of an assignment that the viewer may grade.' })
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
        order by r.requested_at limit ${MAX_REQUESTS}`,
      'The statement reads only assignments that the viewer may grade.',
    );
  }
}
