import { Readable } from 'node:stream';
import { GraphQLError } from 'graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { addCoursePicture, addCourseSound } from '../../courses/index.ts';
import type { EmbeddedFile, StoredFile } from './places.ts';
import type { FoundRow } from './read-question.ts';

/** Extensions of embedded audio. The content decides whether it is. */
const AUDIO = /\.(mp3|m4a|ogg|oga|wav)$/i;

/** The stored files of a row, or null if one of them is no picture or audio, or too large. */
export type StoredRow = readonly StoredFile[] | null;

/**
 * Stores the embedded files of questions before the course is locked for the import. Like other files that no text
 * contains, they are deleted after a week if the import fails.
 */
export async function storeFiles(
  context: Context,
  courseId: string,
  rows: readonly FoundRow[],
): Promise<ReadonlyMap<FoundRow, StoredRow>> {
  const stored = new Map<FoundRow, StoredRow>();
  for (const row of rows)
    if (row.question?.files) stored.set(row, await storeAll(context, courseId, row.question.files));
  return stored;
}

async function storeAll(
  context: Context,
  courseId: string,
  files: readonly EmbeddedFile[],
): Promise<StoredRow> {
  const stored: StoredFile[] = [];
  for (const { name, base64 } of files) {
    const bytes = Buffer.from(base64, 'base64');
    const uploadId = await stageUpload(context.services, signedIn(context).id, name, Readable.from([bytes]));
    const input = { courseId, uploadId };
    try {
      stored.push(
        AUDIO.test(name)
          ? { kind: 'audio', id: await addCourseSound(context, input) }
          : { kind: 'image', id: await addCoursePicture(context, input) },
      );
    } catch (error) {
      if (error instanceof GraphQLError && error.extensions.code === 'BAD_INPUT') return null;
      throw error;
    }
  }
  return stored;
}
