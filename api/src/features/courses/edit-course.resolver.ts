import { Arg, Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';
import { courseAfter } from './course.reads.ts';
import { CreateCourseInput, createCourse } from './create-course.ts';
import { SetCourseCoverInput, setCourseCover } from './set-course-cover.ts';
import { UpdateCourseInput, updateCourse } from './update-course.ts';

@Resolver()
export class EditCourseResolver {
  @Allow('course:create')
  @ReadMutation(() => Course, {
    description: 'Creates a draft course that the viewer owns. BAD_INPUT: an invalid field.',
  })
  async createCourse(@Arg('input') input: CreateCourseInput, @Ctx() context: Context) {
    return courseAfter(await createCourse(context, input));
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
