import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { assertValidInput, validateRow } from '../../../graphql/validate-row.ts';
import { toStableJson } from '../../../platform/db/index.ts';
import { badInput, policy } from '../../../platform/errors/errors.ts';
import { assertDecoded, decodeText } from '../../../platform/files/decoded-text.ts';
import { findUpload } from '../../../platform/files/uploads.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { assertTeachesCourse, type Course, lockOwnCourse } from '../../courses/index.ts';
import { audit, runOnce } from '../../operations/index.ts';
import { MAX_BANK, Question } from '../question.entity.ts';
import { QuestionKind } from '../question.enums.ts';
import {
  QuestionBlankInput,
  QuestionBodyInput,
  QuestionChoiceInput,
  QuestionContentInput,
  QuestionExtraInput,
  QuestionPairInput,
} from '../question.input.ts';
import { mapRich } from '../question-body.ts';
import { toContent } from '../save-question.ts';
import { describeAnswers } from './describe-answers.ts';
import { readGift } from './gift.ts';
import {
  type ImportedQuestion,
  type ImportQuestionsInput,
  QuestionFormat,
  type QuestionImport,
} from './import.types.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { withStoredFiles } from './places.ts';
import { promptDocument } from './prompt-document.ts';
import type { FoundQuestion, FoundRow } from './read-question.ts';
import { type StoredRow, storeFiles } from './store-files.ts';

const MAX_ROWS = 200;
const MAX_PARAGRAPHS = 500;

const readers: Readonly<Record<QuestionFormat, (file: string) => Iterable<FoundRow>>> = {
  [QuestionFormat.GIFT]: readGift,
  [QuestionFormat.MOODLE_XML]: readMoodleXml,
};

/**
 * Imports the questions of a file into a course's bank. Invalid ones are skipped with a reason.
 * @throws BAD_INPUT at `text` without a question or with too many
 * @throws POLICY if they exceed the limit of the question bank
 */
export async function importQuestions(
  context: Context,
  input: ImportQuestionsInput,
): Promise<QuestionImport> {
  const viewer = signedIn(context);
  const { courseId, format, isDryRun, idempotencyKey } = input;
  await assertTeachesCourse(context.em, viewer, courseId);
  const text = await readText(context, input);
  // Parsed before the course is locked, so that no other request waits for it
  const found = await readRows(readers[format](text));
  const stored = isDryRun ? new Map<FoundRow, StoredRow>() : await storeFiles(context, courseId, found);
  return runOnce(
    context,
    isDryRun ? null : idempotencyKey,
    { importQuestions: { courseId, text } },
    async (em) => {
      const course = await lockOwnCourse(em, viewer, courseId);
      course.assertEditable();
      const read: { row: FoundRow; content?: Content; problem?: string }[] = [];
      for (const row of found) {
        read.push({ row, ...(await readRow(em, context, course, row, stored.get(row))) });
        await setImmediate();
      }
      const taken = read.filter(({ content }) => content).length;
      const room = MAX_BANK - (await em.count(Question, { course, removedAt: null }));
      if (taken > room) throw policy('TOO_MANY_QUESTIONS', { limit: MAX_BANK });
      const known = await knownQuestions(em, course);
      const rows: ImportedQuestion[] = [];
      for (const { row, content, problem } of read) {
        const key = content && toKey(content);
        const isKnown = key !== undefined && known.has(key);
        if (key) known.add(key);
        const question = content && !isDryRun ? em.create(Question, { course, ...content }) : undefined;
        if (question) await em.flush();
        rows.push({
          line: row.line,
          name: row.name,
          kind: row.question?.kind ?? null,
          questionId: question?.id ?? null,
          problem: problem ?? null,
          notes: content
            ? [...(isKnown ? (['assessment.note.known'] as const) : []), ...(row.notes ?? [])].map((note) =>
                translate(context.locale, note),
              )
            : [],
          answers: content
            ? describeAnswers(context, content.body, content.kind === QuestionKind.ORDERING)
            : [],
        });
      }
      if (taken && !isDryRun)
        audit(em, context, {
          action: 'question.import',
          targetType: 'course',
          targetId: course.id,
          after: { format, questions: taken },
        });
      return { rows, taken };
    },
  );
}

/** Max bytes of an uploaded file. */
const MAX_BYTES = 20 * 1024 * 1024;

/** @throws BAD_INPUT without a text, and for one that is not encoded as UTF-8 or UTF-16 */
async function readText(context: Context, { text, uploadId }: ImportQuestionsInput): Promise<string> {
  if (!uploadId) {
    if (!text) throw badInput('text', 'assessment.importEmpty');
    assertDecoded(text, 'text');
    return text;
  }
  const own = { personId: signedIn(context).id, uploadId, field: 'uploadId' };
  const { key, sizeBytes } = await findUpload(context.em, own);
  if (sizeBytes > MAX_BYTES) throw badInput('uploadId', 'upload.tooLarge', { max: 20 });
  const decoded = decodeText(await buffer(context.services.storage.read(key)));
  if (decoded === undefined) throw badInput('uploadId', 'upload.encoding');
  return decoded;
}

/**
 * The event loop can do other work between the rows.
 * @throws BAD_INPUT at `text` without a row or with too many
 */
async function readRows(rows: Iterable<FoundRow>): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  for (const row of rows) {
    if (found.length === MAX_ROWS) throw badInput('text', 'assessment.importTooMany', { max: MAX_ROWS });
    found.push(row);
    await setImmediate();
  }
  if (!found.length) throw badInput('text', 'assessment.importEmpty');
  return found;
}

type Content = Awaited<ReturnType<typeof toContent>>;

/** The identity of a question for duplicates: its kind and prompt. */
const toKey = ({ kind, prompt }: Pick<Question, 'kind' | 'prompt'>): string => toStableJson([kind, prompt]);

async function knownQuestions(em: EntityManager, course: Course): Promise<Set<string>> {
  const found = await em.find(
    Question,
    { course, removedAt: null },
    { fields: ['kind', 'prompt'], disableIdentityMap: true },
  );
  return new Set(found.map((each) => toKey(each as Pick<Question, 'kind' | 'prompt'>)));
}

/** The content of a question in its stored form, or the first problem, in the viewer's language. */
async function readRow(
  em: EntityManager,
  context: Context,
  course: Course,
  { question, fault }: FoundRow,
  stored: StoredRow | undefined,
): Promise<{ content?: Content; problem?: string }> {
  if (!question) return { problem: translate(context.locale, fault ?? 'assessment.importForm') };
  if (question.prompt.length > MAX_PARAGRAPHS)
    return { problem: translate(context.locale, 'assessment.importLong') };
  if (stored === null) return { problem: translate(context.locale, 'assessment.importFiles') };
  const { taken, problem } = await validateRow(context, async () => {
    const input = toInput(question, stored);
    await assertValidInput(input);
    return toContent(em, context, course, input);
  });
  return { content: taken, problem };
}

/** The input that a form would send, so that the same rules apply. */
function toInput(
  { files: _, ...question }: FoundQuestion,
  stored: StoredRow | undefined,
): QuestionContentInput {
  const { prompt, body, ...rest } = mapRich({ ...question, prompt: promptDocument(question.prompt) }, (doc) =>
    withStoredFiles(doc, stored ?? undefined),
  );
  const parts = Object.assign(new QuestionBodyInput(), {
    choices: [],
    blanks: [],
    pairs: [],
    extras: [],
    ...body,
  });
  parts.choices = parts.choices.map((each) => Object.assign(new QuestionChoiceInput(), each));
  parts.blanks = parts.blanks.map((each) => Object.assign(new QuestionBlankInput(), each));
  parts.pairs = parts.pairs.map((each) => Object.assign(new QuestionPairInput(), each));
  if (parts.extraItems)
    parts.extraItems = parts.extraItems.map((each) => Object.assign(new QuestionExtraInput(), each));
  return Object.assign(new QuestionContentInput(), {
    ...rest,
    body: parts,
    prompt,
    reviewSec: 0,
    dropsSound: false,
  });
}
