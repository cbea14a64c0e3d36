import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { Between } from '../../../platform/input/between.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { commandOnce, type Deleted, IdempotencyKey } from '../../operations/index.ts';
import { assertStudies, countOwnPlaces, lockOwnCourse, lockOwnPlace } from '../private-places.ts';
import { LessonNote } from './lesson-note.entity.ts';

/** Max notes of one person in one course, so that a client can show and export all of them at once. */
export const MAX_NOTES = 500;

@InputType({ description: 'Input for creating a private note on a lesson.' })
export class CreateNoteInput {
  @Field(() => ID, { description: 'ID of a lesson that the viewer studies.' })
  lessonId!: string;
  @Field({ description: 'Text of the note, 1 to 4,000 characters. Readable by its author only.' })
  @TrimmedLength(1, 4000, { message: 'learning.noteText' })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Video position at which the note was started, in seconds.',
  })
  @Between(0, 86_400, 'learning.seconds')
  atSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Paragraph of the text to which the note refers, from 0.',
  })
  @Between(0, 10_000, 'learning.seconds')
  paragraph?: number | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for editing the text of a note.' })
export class UpdateNoteInput {
  @Field(() => ID, { description: 'ID of a note of the viewer.' })
  noteId!: string;
  @Field({ description: 'Text of the note, 1 to 4,000 characters. Readable by its author only.' })
  @TrimmedLength(1, 4000, { message: 'learning.noteText' })
  text!: string;
}

/**
 * @throws NOT_FOUND if the viewer does not study the lesson
 * @throws POLICY if there are too many
 */
export function createNote(context: Context, input: CreateNoteInput): Promise<string> {
  return commandOnce(context, 'createNote', input, async (em, viewer) => {
    await assertStudies(em, viewer.id, input.lessonId);
    await lockOwnCourse(em, viewer.id, input.lessonId);
    if ((await countOwnPlaces(em, 'lesson_note', viewer.id, input.lessonId)) >= MAX_NOTES)
      throw policy('NOTES_FULL', { limit: MAX_NOTES });
    const note = em.create(LessonNote, {
      person: em.getReference(User, viewer.id),
      lesson: em.getReference(Lesson, input.lessonId),
      text: input.text.trim(),
      atSec: input.atSec ?? null,
      paragraph: input.paragraph ?? null,
    });
    await em.flush();
    return note.id;
  });
}

/** @throws NOT_FOUND if it belongs to another person, or access has ended */
export function updateNote(context: Context, { noteId, text }: UpdateNoteInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const note = await lockOwnPlace(em, LessonNote, signedIn(context).id, noteId);
    await assertStudies(em, note.person.id, note.lesson.id);
    note.text = text.trim();
    note.updatedAt = new Date();
    return note.id;
  });
}

/**
 * Its author may delete a note even after access has ended.
 * @throws NOT_FOUND if the viewer has no note with this ID
 */
export function deleteNote(context: Context, noteId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    em.remove(await lockOwnPlace(em, LessonNote, signedIn(context).id, noteId));
    return { id: noteId };
  });
}
