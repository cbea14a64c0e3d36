import { Arg, Args, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  all,
  COMMAND_DECIDED,
  connection,
  connectionOf,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { Course } from '../../courses/index.ts';
import { Deleted } from '../../operations/index.ts';
import { courseOf, inCourse, inCourseOrder, lessonTitleOf, mayOpen, OwnPlaceArgs } from '../own-places.ts';
import { LessonNote } from './lesson-note.entity.ts';
import {
  CreateNoteInput,
  createNote,
  deleteNote,
  MAX_NOTES,
  UpdateNoteInput,
  updateNote,
} from './write-note.ts';

const NoteConnection = connectionOf('NoteConnection', () => LessonNote);

const one = (id: string) =>
  rows(LessonNote, (n) => ({ where: sql`${n.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => LessonNote)
export class NoteResolver {
  @Allow('lesson:study')
  @MaxRows(MAX_NOTES)
  @ReadQuery(() => [LessonNote], {
    description:
      'The viewer’s own notes in a course that they may study, in its order and that of the video; at most 500.',
  })
  myNotes(
    @Arg('courseId', () => ID, { description: 'Of a course that the viewer studies.' }) courseId: string,
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
    description: 'The viewer’s own notes in one course or in all of them, the latest first.',
  })
  recentNotes(@Args() { courseId, first, after }: OwnPlaceArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return connection(LessonNote, (n) => ({
      where: all([sql`${n.person} = ${id}`, !!courseId && inCourse(n.lesson, courseId)]),
      orderBy: [
        { by: n.createdAt, dir: 'desc' },
        { by: n.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonNote, {
    description:
      'Writes a note for oneself. BAD_INPUT: a field. NOT_FOUND: no lesson that the viewer studies. POLICY: 500 notes in the course, the most.',
  })
  async createNote(@Arg('input') input: CreateNoteInput, @Ctx() context: Context) {
    return one(await createNote(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonNote, {
    description: 'Edits a note. BAD_INPUT: the text. NOT_FOUND: another person’s, or access has ended.',
  })
  async updateNote(@Arg('input') input: UpdateNoteInput, @Ctx() context: Context) {
    return one(await updateNote(context, input));
  }

  @Allow('lesson:study')
  @Mutation(() => Deleted, {
    description: 'Deletes a note, also when access has ended. NOT_FOUND: another person’s.',
  })
  async deleteNote(
    @Arg('noteId', () => ID, { description: 'Of a note of the viewer’s own.' }) noteId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    await deleteNote(context, noteId);
    return { id: noteId };
  }

  @ReadField(() => ID, { description: 'Of the lesson beside which it stands.' })
  lessonId(@Root() { lesson }: Row<LessonNote>) {
    return lesson;
  }

  @ReadField(() => String, { description: 'What the lesson is called beside which it stands.' })
  lessonTitle(@Root() { lesson }: Row<LessonNote>) {
    return lessonTitleOf(lesson);
  }

  @ReadField(() => Course, { nullable: true, description: 'The course to which its lesson belongs.' })
  course(@Root() { lesson }: Row<LessonNote>) {
    return courseOf(lesson);
  }

  @ReadField(() => Boolean, {
    description: 'Whether the viewer can go there now: access is there, and the lesson still stands.',
  })
  mayOpen(@Root() { person, lesson }: Row<LessonNote>) {
    return mayOpen(person, lesson);
  }
}
