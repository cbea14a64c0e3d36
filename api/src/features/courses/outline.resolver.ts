import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, ReadMutation, rows, sql } from '../../graphql/read/index.ts';
import { Course } from './course.entity.ts';
import { courseAfter } from './course.reads.ts';
import { DeletedFromCourse } from './deleted-from-course.resolver.ts';
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

const lesson = (id: string) =>
  rows(LessonContent, (l) => ({ where: sql`${l.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

/** Sections of a course and their lessons. */
@Resolver()
export class OutlineResolver {
  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Adds a section at the end. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has as many as a course may have.',
  })
  async createSection(@Arg('input') input: CreateSectionInput, @Ctx() context: Context) {
    return courseAfter(await createSection(context, input));
  }

  @Allow('course:update')
  @Mutation(() => OutlineImport, {
    description:
      'Adds the sections and lessons of a table to an own course, or says what would be added; what is there stays as it is. BAD_INPUT: no table, or one without the columns that are needed. NOT_FOUND, FORBIDDEN: no course that the viewer edits. CONFLICT: its state forbids it.',
  })
  importOutline(@Arg('input') input: ImportOutlineInput, @Ctx() context: Context): Promise<OutlineImport> {
    return importOutline(context, input);
  }

  @Allow('course:update')
  @ReadMutation(() => Section, {
    description:
      'Renames a section. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async updateSection(@Arg('input') input: UpdateSectionInput, @Ctx() context: Context) {
    const id = await updateSection(context, input);
    return rows(Section, (s) => ({ where: sql`${s.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Removes an empty section. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: it has lessons, or the state of its course forbids it.',
  })
  deleteSection(
    @Arg('sectionId', () => ID, { description: 'Of an own section.' }) sectionId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteSection(context, sectionId);
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a section within its course. BAD_INPUT: the place. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async moveSection(@Arg('input') input: MoveSectionInput, @Ctx() context: Context) {
    return courseAfter(await moveSection(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Adds a lesson at the end of a section. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have.',
  })
  async createLesson(@Arg('input') input: CreateLessonInput, @Ctx() context: Context) {
    return lesson(await createLesson(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Puts a copy of a lesson right after it, with its text, video and captions, and never a preview. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have.',
  })
  async duplicateLesson(@Arg('input') input: DuplicateLessonInput, @Ctx() context: Context) {
    return lesson(await duplicateLesson(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Edits a lesson, its video and captions included. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or the state of its course forbids it.',
  })
  async updateLesson(@Arg('input') input: UpdateLessonInput, @Ctx() context: Context) {
    return lesson(await updateLesson(context, input));
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Removes a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: students have studied it, or the state of its course forbids it.',
  })
  deleteLesson(
    @Arg('lessonId', () => ID, { description: 'Of an own lesson.' }) lessonId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteLesson(context, lessonId);
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a lesson within its course. BAD_INPUT: the place, or a section of another course. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section has as many as it may have.',
  })
  async moveLesson(@Arg('input') input: MoveLessonInput, @Ctx() context: Context) {
    return courseAfter(await moveLesson(context, input));
  }
}
