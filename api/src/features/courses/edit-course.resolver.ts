import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';
import { courseAfter } from './course.reads.ts';
import { moveCourseToBin, restoreCourseFromBin } from './course-bin.ts';
import { CreateCourseInput, createCourse } from './create-course.ts';
import { DuplicateCourseInput, duplicateCourse } from './duplicate-course.ts';
import { SetCourseCoverInput, setCourseCover } from './set-course-cover.ts';
import { UpdateCourseInput, updateCourse } from './update-course.ts';

const COURSE_ID = { description: 'ID of a course that the viewer owns.' };

@Resolver()
export class EditCourseResolver {
  @Allow('course:create')
  @ReadMutation(() => Course, {
    description: 'Creates a draft course that the viewer owns. BAD_INPUT: an invalid field.',
  })
  async createCourse(@Arg('input') input: CreateCourseInput, @Ctx() context: Context) {
    return courseAfter(await createCourse(context, input));
  }

  @Allow('course:create')
  @ReadMutation(() => Course, {
    description:
      'Creates a draft course with the content of another course of the viewer: texts, sections, lessons, files, quizzes and assignments. NOT_FOUND, FORBIDDEN: no course that the viewer owns.',
  })
  async duplicateCourse(@Arg('input') input: DuplicateCourseInput, @Ctx() context: Context) {
    return courseAfter(await duplicateCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a draft that was never on sale to the bin, where it remains for 30 days. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: its state forbids it.',
  })
  async moveCourseToBin(@Arg('courseId', () => ID, COURSE_ID) courseId: string, @Ctx() context: Context) {
    return courseAfter(await moveCourseToBin(context, courseId));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Restores a draft from the bin. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: it is not in the bin.',
  })
  async restoreCourseFromBin(
    @Arg('courseId', () => ID, COURSE_ID) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await restoreCourseFromBin(context, courseId));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Updates a course. BAD_INPUT: an invalid field. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: it was edited meanwhile, or its state forbids it.',
  })
  async updateCourse(@Arg('input') input: UpdateCourseInput, @Ctx() context: Context) {
    return courseAfter(await updateCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Sets the cover picture, or returns to the generated cover. BAD_INPUT: no such upload of the viewer, or not a picture. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async setCourseCover(@Arg('input') input: SetCourseCoverInput, @Ctx() context: Context) {
    return courseAfter(await setCourseCover(context, input));
  }
}
