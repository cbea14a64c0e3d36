import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { assertValidInput, validateRow } from '../../../graphql/validate-row.ts';
import { toStableJson } from '../../../platform/db/index.ts';
import { badInput, policy } from '../../../platform/errors/errors.ts';
import { assertDecoded } from '../../../platform/files/decoded-text.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { assertTeachesCourse, type Course, lockOwnCourse } from '../../courses/index.ts';
import { audit, runOnce } from '../../operations/index.ts';
import { MAX_BANK, Question } from '../question.entity.ts';
import {
  QuestionBlankInput,
  QuestionBodyInput,
  QuestionChoiceInput,
  QuestionContentInput,
  QuestionExtraInput,
  QuestionPairInput,
} from '../question.input.ts';
import { toContent } from '../save-question.ts';
import { readGift } from './gift.ts';
import {
  type ImportedQuestion,
  type ImportQuestionsInput,
  QuestionFormat,
  type QuestionImport,
} from './import.types.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { promptDocument } from './prompt-document.ts';
import type { FoundQuestion, FoundRow } from './read-question.ts';

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
  const { courseId, format, text, isDryRun, idempotencyKey } = input;
  await assertTeachesCourse(context.em, viewer, courseId);
  assertDecoded(text, 'text');
  // Parsed before the course is locked, so that no other request waits for it
  const found = await readRows(readers[format](text));
  return runOnce(
    context,
    isDryRun ? null : idempotencyKey,
    { importQuestions: { courseId, text } },
    async (em) => {
      const course = await lockOwnCourse(em, viewer, courseId);
      course.assertEditable();
      const read: { row: FoundRow; content?: Content; problem?: string }[] = [];
      for (const row of found) {
        read.push({ row, ...(await readRow(em, context, course, row)) });
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
): Promise<{ content?: Content; problem?: string }> {
  if (!question) return { problem: translate(context.locale, fault ?? 'assessment.importForm') };
  if (question.prompt.length > MAX_PARAGRAPHS)
    return { problem: translate(context.locale, 'assessment.importLong') };
  const { taken, problem } = await validateRow(context, async () => {
    const input = toInput(question);
    await assertValidInput(input);
    return toContent(em, context, course, input);
  });
  return { content: taken, problem };
}

/** The input that a form would send, so that the same rules apply. */
function toInput({ prompt, body, ...rest }: FoundQuestion): QuestionContentInput {
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
    prompt: promptDocument(prompt),
    reviewSec: 0,
    dropsSound: false,
  });
}
