import { LessonNote } from './lesson-note.entity.ts';
import { NoteResolver } from './note.resolver.ts';

/** What private notes add to the feature of learning. */
export const noteParts = {
  tables: ['lesson_note'],
  entities: [LessonNote],
  resolvers: [NoteResolver],
} as const;
