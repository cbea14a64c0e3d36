import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation } from '../../graphql/read/index.ts';
import { Course, courseAfter } from '../courses/index.ts';
import { AskToRestoreCourseInput, askToRestoreCourse } from './ask-to-restore.ts';
import {
  archiveCourse,
  publishCourse,
  submitCourse,
  unpublishCourse,
  withdrawCourse,
} from './course-transitions.ts';
import { submitRevision, withdrawRevision } from './submit-revision.ts';

const COURSE_ID = { description: 'ID of the viewer’s course.' };

@Resolver()
export class SubmissionResolver {
  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Submits a course for review. An academy without reviews puts it on sale immediately. POLICY: the submit gate fails; the details name the missing items. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async submitCourse(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await submitCourse(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Withdraws a pending submission. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async withdrawCourse(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await withdrawCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Requests that administrators restore a suspended course. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: no administrator suspended it, or a request is pending. BAD_INPUT: an invalid message.',
  })
  async askToRestoreCourse(@Arg('input') input: AskToRestoreCourseInput, @Ctx() context: Context) {
    return courseAfter(await askToRestoreCourse(context, input));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Publishes an approved course. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async publishCourse(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await publishCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Takes a course off sale. Its students keep access. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async unpublishCourse(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await unpublishCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Archives a course. Its students keep access. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async archiveCourse(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await archiveCourse(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Submits a course’s revision for review. The course remains on sale unchanged. An academy without reviews applies it immediately. NOT_FOUND, FORBIDDEN: not a course of the viewer, or no revision. POLICY: too few lessons would remain. CONFLICT: the state of the course or revision forbids it.',
  })
  async submitRevision(
    @Arg('courseId', () => ID, { description: 'ID of the viewer’s course on sale.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await submitRevision(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Withdraws a pending revision. NOT_FOUND, FORBIDDEN: not a course of the viewer, or no revision. CONFLICT: it is not in review.',
  })
  async withdrawRevision(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await withdrawRevision(context, courseId));
  }
}
