import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation } from '../../graphql/read/index.ts';
import { Course, courseAfter } from '../courses/index.ts';
import { AskToRestoreCourseInput, askToRestoreCourse } from './administration/ask-to-restore.ts';
import {
  archiveCourse,
  publishCourse,
  submitCourse,
  unpublishCourse,
  withdrawCourse,
} from './course-transitions.ts';
import { submitRevision, withdrawRevision } from './submit-revision.ts';

/** Teachers submit, publish and unpublish their courses. */
@Resolver()
export class SubmissionResolver {
  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Sends a course into review. POLICY: the submit gate; details name what is missing. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async submitCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await submitCourse(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Takes a submission back. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async withdrawCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await withdrawCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Asks administrators to put a course back on sale that one of them suspended. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: none suspended it, or a request waits. BAD_INPUT: the message.',
  })
  async askToRestoreCourse(@Arg('input') input: AskToRestoreCourseInput, @Ctx() context: Context) {
    return courseAfter(await askToRestoreCourse(context, input));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Puts an approved course on sale. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async publishCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await publishCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Takes a course off sale; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async unpublishCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await unpublishCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Puts a course away; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async archiveCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await archiveCourse(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Sends a course’s revision into review; it goes on being sold as it is. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. POLICY: too little would be left. CONFLICT: a state forbids it.',
  })
  async submitRevision(
    @Arg('courseId', () => ID, { description: 'Of an own course on sale.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await submitRevision(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Takes a revision back before it is decided. NOT_FOUND, FORBIDDEN: no course of the viewer, or no revision. CONFLICT: it is not in review.',
  })
  async withdrawRevision(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await withdrawRevision(context, courseId));
  }
}
