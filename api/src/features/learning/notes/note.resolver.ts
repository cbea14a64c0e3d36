import { Arg, Args, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  all,
  connection,
  createConnectionType,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { Course } from '../../courses/index.ts';
import { Deleted } from '../../operations/index.ts';
import {
  courseSource,
  inCourse,
  inCourseOrder,
  lessonTitleSql,
  mayOpen,
  OwnPlaceArgs,
} from '../private-places.ts';
import { LessonNote } from './lesson-note.entity.ts';
import {
  CreateNoteInput,
  createNote,
  deleteNote,
  MAX_NOTES,
  UpdateNoteInput,
  updateNote,
} from './write-note.ts';

const NoteConnection = createConnectionType('NoteConnection', () => LessonNote);

@Resolver(() => LessonNote)
export class NoteResolver {
  @Allow('lesson:study')
  @MaxRows(MAX_NOTES)
  @ReadQuery(() => [LessonNote], {
    description:
      'Notes of the viewer in a course that the viewer may study, in the order of its lessons and video positions. At most 500.',
  })
  myNotes(
    @Arg('courseId', () => ID, { description: 'ID of a course that the viewer studies.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    const { id } = signedIn(context);
    return rows(LessonNote, (n) => ({
      where: sql`${n.person} = ${id} and ${inCourse(n.lesson, courseId)}`,
      orderBy: sql`${inCourseOrder(n.lesson, sql`coalesce(${n.atSec}, ${n.paragraph})`)}, ${n.createdAt}, ${n.id}`,
      limit: MAX_NOTES,
    }));
  }

  @Allow('lesson:study')
  @ReadQuery(() => NoteConnection, {
    description: 'Notes of the viewer in one course or in all courses, newest first.',
  })
  recentNotes(@Args() { courseId, first, after }: OwnPlaceArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return connection(LessonNote, (n) => ({
      where: all([sql`${n.person} = ${id}`, !!courseId && inCourse(n.lesson, courseId)]),
      orderBy: [{ by: n.createdAt, dir: 'desc' }],
      first,
      after,
    }));
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonNote, {
    description:
      'Creates a private note. BAD_INPUT: a field is invalid. NOT_FOUND: no such lesson that the viewer studies. POLICY: the viewer already has 500 notes in the course, the maximum.',
  })
  async createNote(@Arg('input') input: CreateNoteInput, @Ctx() context: Context) {
    return resultRow(LessonNote, await createNote(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonNote, {
    description:
      'Edits a note. BAD_INPUT: the text is invalid. NOT_FOUND: the note belongs to another person, or the viewer’s access has ended.',
  })
  async updateNote(@Arg('input') input: UpdateNoteInput, @Ctx() context: Context) {
    return resultRow(LessonNote, await updateNote(context, input));
  }

  @Allow('lesson:study')
  @Mutation(() => Deleted, {
    description: 'Deletes a note, even if access has ended. NOT_FOUND: the note belongs to another person.',
  })
  deleteNote(
    @Arg('noteId', () => ID, { description: 'ID of a note of the viewer.' }) noteId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteNote(context, noteId);
  }

  @ReadField(() => ID, { description: 'ID of the lesson to which the note belongs.' })
  lessonId(@Root() { lesson }: Row<LessonNote>) {
    return lesson;
  }

  @ReadField(() => String, { description: 'Title of the lesson to which the note belongs.' })
  lessonTitle(@Root() { lesson }: Row<LessonNote>) {
    return lessonTitleSql(lesson);
  }

  @ReadField(() => Course, { nullable: true, description: 'Course to which the lesson belongs.' })
  course(@Root() { lesson }: Row<LessonNote>) {
    return courseSource(lesson);
  }

  @ReadField(() => Boolean, {
    description: 'True if the viewer can open the lesson now: access is active and the lesson still exists.',
  })
  mayOpen(@Root() { person, lesson }: Row<LessonNote>) {
    return mayOpen(person, lesson);
  }
}
