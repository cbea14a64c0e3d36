import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { decodeFile, truncate } from '../../../platform/input/imported-file.ts';
import {
  CAPTION_FAULTS,
  type CaptionBlock,
  decodeCaptions,
  isCue,
  isFault,
  parseCues,
  readBlocks,
  storeCaptions,
} from '../../media/index.ts';
import { audit, runOnce } from '../../operations/index.ts';
import { lessonKinds } from '../lesson-kinds.ts';
import { assertTeachesLesson, lockOwnLesson } from '../load.ts';
import type { Lesson } from '../section.entity.ts';
import {
  CaptionOutcome,
  type CaptionsImport,
  type ImportedCaption,
  type ImportLessonCaptionsInput,
} from './captions-import.types.ts';
import { putCaptions } from './put-captions.ts';

/** Maximum number of listed blocks, which limits the size of the response. */
const MAX_ROWS = 300;

/**
 * Replaces the captions of a language by those of a file. Blocks with an error are skipped and reported.
 * @throws BAD_INPUT at `file` if it contains no valid captions
 */
export async function importLessonCaptions(
  context: Context,
  input: ImportLessonCaptionsInput,
): Promise<CaptionsImport> {
  const viewer = signedIn(context);
  const { lessonId, language, file, isDryRun, idempotencyKey } = input;
  await assertTeachesLesson(context.em, viewer, lessonId);
  // Parsed before the course is locked, so that no other command waits for it
  const blocks = parseBlocks(file);
  const cues = parseCues(blocks);
  if (!isDryRun && !cues.length) throw badInput('file', 'catalog.captionsEmpty');
  return runOnce(
    context,
    isDryRun ? null : idempotencyKey,
    { importLessonCaptions: { lessonId, language, file } },
    async (em) => {
      const { course, lesson } = await lockOwnLesson(em, viewer, lessonId);
      course.assertEditable();
      if (!lessonKinds[lesson.kind].hasVideo) throw badInput('lessonId', 'catalog.kindMismatch');
      if (!isDryRun) {
        course.edit(false);
        const mediaId = await storeCaptions(em, context.services, viewer, crypto.randomUUID(), cues);
        await putCaptions(em, context, course, lesson, language, mediaId);
        audit(em, context, {
          action: 'lesson.captions.import',
          targetId: lesson.id,
          after: { language, captions: cues.length },
        });
      }
      return { lessonId, ...toResult(context, lesson, blocks) };
    },
  );
}

/** @throws BAD_INPUT at `file` */
function parseBlocks(file: string): readonly CaptionBlock[] {
  const blocks = readBlocks(decodeCaptions(decodeFile(file, 'catalog.notCaptions', 'catalog.captionsSize')));
  if (!blocks) throw badInput('file', 'catalog.notCaptions');
  const last = blocks.at(-1);
  if (!last) throw badInput('file', 'catalog.captionsEmpty');
  if (isFault(last.read) && last.read.fault === 'TOO_MANY')
    throw badInput('file', 'catalog.captionsTooMany', { line: last.line });
  return blocks;
}

/** Counts, and a bounded number of rows. Rows with a note have priority. */
function toResult(
  { locale }: Context,
  lesson: Lesson,
  blocks: readonly CaptionBlock[],
): Omit<CaptionsImport, 'lessonId'> {
  const lengthMs = lesson.media ? lesson.durationSec * 1000 : Number.POSITIVE_INFINITY;
  const toRow = ({ line, quote, read }: CaptionBlock): ImportedCaption => {
    if (isFault(read)) {
      const note = translate(locale, CAPTION_FAULTS[read.fault], { line: read.line });
      return { line, outcome: CaptionOutcome.FAULTY, text: cut(quote), note };
    }
    if (!isCue(read)) {
      const note = translate(locale, read === 'NOTE' ? 'catalog.captionsNote' : 'catalog.captionsSilent');
      return { line, outcome: CaptionOutcome.PASSED_OVER, text: cut(quote), note };
    }
    const { startMs, endMs, text } = read;
    const note = startMs > lengthMs ? translate(locale, 'catalog.captionsAfterEnd') : null;
    return { line, outcome: CaptionOutcome.TAKEN, text: cut(text), startMs, endMs, note };
  };
  const all = blocks.map(toRow);
  const count = (wanted: CaptionOutcome) => all.filter(({ outcome }) => outcome === wanted).length;
  const noted = all.filter(({ note }) => note).slice(0, MAX_ROWS);
  const others = all.filter(({ note }) => !note).slice(0, MAX_ROWS - noted.length);
  return {
    rows: [...noted, ...others].sort((a, b) => a.line - b.line),
    taken: count(CaptionOutcome.TAKEN),
    passedOver: count(CaptionOutcome.PASSED_OVER),
    faulty: count(CaptionOutcome.FAULTY),
  };
}

const cut = (text: string): string => truncate(text, 160);
