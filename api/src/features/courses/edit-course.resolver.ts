import { Arg, Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';
import { courseAfter } from './course.reads.ts';
import { CreateCourseInput, createCourse } from './create-course.ts';
import { SetCourseCoverInput, setCourseCover } from './set-course-cover.ts';
import { UpdateCourseInput, updateCourse } from './update-course.ts';

/** Mutations for teachers to create and edit a course. */
@Resolver()
export class EditCourseResolver {
  @Allow('course:create')
  @ReadMutation(() => Course, { description: 'Makes a draft. BAD_INPUT: a field at fault.' })
  async createCourse(@Arg('input') input: CreateCourseInput, @Ctx() context: Context) {
    return courseAfter(await createCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Edits a course. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or its state forbids it.',
  })
  async updateCourse(@Arg('input') input: UpdateCourseInput, @Ctx() context: Context) {
    return courseAfter(await updateCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Sets the picture, or goes back to the generated one. BAD_INPUT: no such upload of the viewer, or no picture. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async setCourseCover(@Arg('input') input: SetCourseCoverInput, @Ctx() context: Context) {
    return courseAfter(await setCourseCover(context, input));
  }
}
