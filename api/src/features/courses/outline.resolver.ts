import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation, resultRow } from '../../graphql/read/index.ts';
import { CopyLessonInput, CopySectionInput, copyLesson, copySection } from './copy-content.ts';
import { Course } from './course.entity.ts';
import { courseAfter } from './course.reads.ts';
import { DeletedFromCourse } from './course.resolver.ts';
import { DuplicateLessonInput, duplicateLesson } from './duplicate-lesson.ts';
import { CreateLessonInput, createLesson, deleteLesson, updateLesson } from './lesson-commands.ts';
import { UpdateLessonInput } from './lessons/update-lesson.input.ts';
import { importOutline } from './outline-import/import-outline.ts';
import { ImportOutlineInput, OutlineImport } from './outline-import/outline-import.types.ts';
import { LessonContent, Section } from './section.entity.ts';
import {
  CreateSectionInput,
  createSection,
  deleteSection,
  MoveLessonInput,
  MoveSectionInput,
  moveLesson,
  moveSection,
  UpdateSectionInput,
  updateSection,
} from './structure.ts';

@Resolver()
export class OutlineResolver {
  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Adds a section at the end of a course. BAD_INPUT: an invalid title. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: it has the maximum number of sections.',
  })
  async createSection(@Arg('input') input: CreateSectionInput, @Ctx() context: Context) {
    return courseAfter(await createSection(context, input));
  }

  @Allow('course:update')
  @Mutation(() => OutlineImport, {
    description:
      'Adds the sections and lessons of a table to the viewer’s course, or previews the import. Existing content does not change. BAD_INPUT: not a table, or a required column is missing. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit. CONFLICT: its state forbids it.',
  })
  importOutline(@Arg('input') input: ImportOutlineInput, @Ctx() context: Context): Promise<OutlineImport> {
    return importOutline(context, input);
  }

  @Allow('course:update')
  @ReadMutation(() => Section, {
    description:
      'Renames a section. BAD_INPUT: an invalid title. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async updateSection(@Arg('input') input: UpdateSectionInput, @Ctx() context: Context) {
    const id = await updateSection(context, input);
    return resultRow(Section, id);
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Deletes an empty section. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: it has lessons, or the state of its course forbids it.',
  })
  deleteSection(
    @Arg('sectionId', () => ID, { description: 'ID of a section in the viewer’s course.' }) sectionId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteSection(context, sectionId);
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a section within its course. BAD_INPUT: an invalid position. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async moveSection(@Arg('input') input: MoveSectionInput, @Ctx() context: Context) {
    return courseAfter(await moveSection(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Adds a lesson at the end of a section. BAD_INPUT: an invalid field. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has the maximum number of lessons.',
  })
  async createLesson(@Arg('input') input: CreateLessonInput, @Ctx() context: Context) {
    return resultRow(LessonContent, await createLesson(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Copies a lesson with its files, captions, quiz or assignment to the end of a section of the same or another course, without dates. In a reviewed course it is checked like an edit. Returns the course of the copy. NOT_FOUND, FORBIDDEN: not courses that the viewer may edit, or content of another owner. CONFLICT: its state forbids it. POLICY: the section, the course or its question bank is full.',
  })
  async copyLesson(@Arg('input') input: CopyLessonInput, @Ctx() context: Context) {
    return courseAfter(await copyLesson(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Copies a section with its lessons to the end of the same or another course, like `copyLesson`. Returns the course of the copy. NOT_FOUND, FORBIDDEN: not courses that the viewer may edit, or content of another owner. CONFLICT: its state forbids it. POLICY: the course or its question bank is full.',
  })
  async copySection(@Arg('input') input: CopySectionInput, @Ctx() context: Context) {
    return courseAfter(await copySection(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Inserts a copy of a lesson after it, with its text, video and captions. The copy is not a preview. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has the maximum number of lessons.',
  })
  async duplicateLesson(@Arg('input') input: DuplicateLessonInput, @Ctx() context: Context) {
    return resultRow(LessonContent, await duplicateLesson(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Updates a lesson, including its video and captions. BAD_INPUT: an invalid field. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: it was edited meanwhile, or the state of its course forbids it.',
  })
  async updateLesson(@Arg('input') input: UpdateLessonInput, @Ctx() context: Context) {
    return resultRow(LessonContent, await updateLesson(context, input));
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Deletes a lesson. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: students have studied it and the course is on sale, or the state of its course forbids it. POLICY: too few lessons would remain in a course on sale.',
  })
  deleteLesson(
    @Arg('lessonId', () => ID, { description: 'ID of a lesson in the viewer’s course.' }) lessonId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteLesson(context, lessonId);
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a lesson within its course. BAD_INPUT: an invalid position, or a section of another course. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the section has the maximum number of lessons.',
  })
  async moveLesson(@Arg('input') input: MoveLessonInput, @Ctx() context: Context) {
    return courseAfter(await moveLesson(context, input));
  }
}
