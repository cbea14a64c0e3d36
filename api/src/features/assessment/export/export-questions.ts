import { buffer } from 'node:stream/consumers';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  assertTeachesCourse,
  CoursePicture,
  CourseSound,
  pictureIds,
  type RichTextDocument,
  soundIds,
} from '../../courses/index.ts';
import { type QuestionFormat } from '../import/import.types.ts';
import { Question } from '../question.entity.ts';
import { richIn } from '../question-body.ts';
import { writeGift } from './write-gift.ts';
import { type ExportedFile, writeMoodleXml } from './write-moodle-xml.ts';

/** Max bytes of the embedded files. Descriptions replace the others. */
const MAX_BYTES = 10 * 1024 * 1024;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/**
 * The question bank of a course as a file, oldest question first.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function exportQuestions(
  context: Context,
  { courseId, format }: { courseId: string; format: QuestionFormat },
): Promise<string> {
  const { em } = context;
  await assertTeachesCourse(em, signedIn(context), courseId);
  const questions = await em.find(
    Question,
    { course: courseId, removedAt: null },
    { orderBy: { createdAt: 1, id: 1 } },
  );
  if (format === 'GIFT') return writeGift(questions);
  return writeMoodleXml(questions, await loadFiles(context, courseId, questions));
}

async function loadFiles(
  { em, services }: Context,
  courseId: string,
  questions: readonly Question[],
): Promise<Map<string, ExportedFile>> {
  const shown: RichTextDocument = {
    type: 'doc',
    content: questions.flatMap(({ prompt, body }) => [prompt, ...richIn(body)]),
  };
  const of = (ids: string[]) => [{ course: courseId, id: { $in: ids } }, { populate: ['media'] }] as const;
  const found = [
    ...(await em.find(CoursePicture, ...of(pictureIds(shown)))),
    ...(await em.find(CourseSound, ...of(soundIds(shown)))),
  ];
  const files = new Map<string, ExportedFile>();
  let room = MAX_BYTES;
  for (const { id, media } of found) {
    room -= media.sizeBytes;
    if (room < 0) break;
    const bytes = await buffer(services.storage.read(media.storageKey));
    const name = `${id}.${EXTENSIONS[media.contentType] ?? 'bin'}`;
    files.set(id, { name, base64: bytes.toString('base64') });
  }
  return files;
}
