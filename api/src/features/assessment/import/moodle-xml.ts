import { type ChildNode, type Document, DomHandler, type Element, isTag, isText } from 'domhandler';
import { badInput } from '../../../platform/errors/errors.ts';
import { BoundedParser, MarkupFault, type MarkupLimits } from '../../../platform/files/bounded-parser.ts';
import { QuestionKind } from '../question.enums.ts';
import { MAX_PIECES } from '../question.input.ts';
import { linesIn, readMarkup } from './markup.ts';
import {
  type Answers,
  choice,
  excerpt,
  type FoundAnswer,
  type FoundQuestion,
  type FoundRow,
  faultOf,
  multipleChoice,
  type Notes,
  numberAnswer,
  QuestionFault,
  shortAnswer,
  singleChoice,
  toNumber,
  topicOf,
} from './read-question.ts';

/** Limits of a file: two hundred questions with ten answers each have some thousands of tags, six levels deep. */
const XML: MarkupLimits = { depth: 32, tags: 50_000 };

/** The kinds of Moodle questions that can be imported. A Map, because the names come from a file. */
const kinds = new Map(
  Object.entries<(question: Element, notes: Notes) => Answers>({
    multichoice(question, notes) {
      const answers = answersOf(question, notes);
      const single = textOf(childOf(question, 'single'), notes).toLowerCase();
      // Moodle always writes the element. A file without it has a single right answer if one earns all points
      const isSingle = single
        ? single === 'true' || single === '1'
        : answers.some(({ worth }) => worth >= 100);
      return isSingle ? singleChoice(answers, notes) : multipleChoice(answers, notes);
    },
    truefalse(question, notes) {
      const answers = answersOf(question, notes);
      const right = answers.find(({ worth }) => worth >= 100);
      if (!right) throw new QuestionFault('assessment.importForm');
      if (answers.some(({ feedback }) => feedback)) notes.add('assessment.note.feedback');
      return { kind: QuestionKind.TRUE_FALSE, body: { isTrue: /^true$/i.test(right.text) } };
    },
    shortanswer(question, notes) {
      if (textOf(childOf(question, 'usecase'), notes) === '1') notes.add('assessment.note.case');
      return shortAnswer(answersOf(question, notes), notes);
    },
    numerical(question, notes) {
      if (childOf(childOf(question, 'units') ?? question, 'unit')) notes.add('assessment.note.units');
      const numbers = answersOf(question, notes).map((answer) => ({
        ...answer,
        value: toNumber(answer.text),
        tolerance: toNumber(answer.tolerance || '0'),
      }));
      return numberAnswer(numbers, notes);
    },
    matching(question, notes) {
      const sides = childrenOf(question, 'subquestion')
        .slice(0, MAX_PIECES + 1)
        .map((each) => ({ left: textOf(each, notes), right: textOf(childOf(each, 'answer'), notes) }));
      return {
        kind: QuestionKind.MATCHING,
        body: {
          pairs: sides.filter(({ left }) => left),
          extras: sides.filter(({ left }) => !left).map(({ right }) => right),
        },
      };
    },
    ordering: (question, notes) => ({
      kind: QuestionKind.ORDERING,
      // The order in the file is the right one. Its fractions are only numbers
      body: { choices: answersOf(question, notes).map(({ text }) => choice(text, false)) },
    }),
    essay: (question, notes) => ({
      kind: QuestionKind.OPEN,
      body: { guidance: textOf(childOf(question, 'graderinfo'), notes) || null },
    }),
  }),
);

/**
 * Parses the questions of a Moodle XML file (Moodle's documentation, "Moodle XML format"). Entities of a document
 * type are not expanded. Each question becomes a row, parsed lazily. A row that cannot be imported has the reason.
 * @throws BAD_INPUT at `text` for invalid markup
 */
export function* readMoodleXml(file: string): Generator<FoundRow> {
  const document = parseTree(file);
  const lineOf = lineCounter(file);
  let topic: string | null = null;
  for (const question of questionsOf(document)) {
    const type = question.attribs.type ?? '';
    if (type === 'category') {
      topic = topicOf(textOf(childOf(question, 'category'), new Set()));
      continue;
    }
    yield { line: lineOf(question.startIndex ?? 0), ...toRow(question, type, topic) };
  }
}

/** @throws BAD_INPUT at `text` for invalid markup */
function parseTree(markup: string): Document {
  const handler = new DomHandler(undefined, { xmlMode: true, withStartIndices: true });
  try {
    new BoundedParser(handler, XML, { xmlMode: true }).end(markup);
  } catch (error) {
    throw error instanceof MarkupFault ? badInput('text', 'assessment.importMarkup') : error;
  }
  return handler.root;
}

const elementsOf = (nodes: readonly ChildNode[], name: string): Element[] =>
  nodes.filter(isTag).filter((each) => each.name === name);

const questionsOf = (document: Document): Element[] =>
  elementsOf(document.children, 'quiz').flatMap(({ children }) => elementsOf(children, 'question'));

/** All descendants of some nodes in the order of the file. Not recursive, because a file may have any depth. */
function* below(nodes: readonly ChildNode[]): Generator<ChildNode> {
  const left = [...nodes].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    if ('children' in node) for (const child of [...node.children].reverse()) left.push(child);
  }
}

const textContent = (nodes: readonly ChildNode[]): string =>
  [...below(nodes)].map((node) => (isText(node) ? node.data : '')).join('');

/** A question that cannot be parsed becomes a row with the reason, so that the others can be imported. */
function toRow(question: Element, type: string, topic: string | null): Omit<FoundRow, 'line'> {
  const notes: Notes = new Set();
  const name = excerpt(linesIn(textContent(childOf(question, 'name')?.children ?? [])).join(' '));
  try {
    const found = readQuestion(question, type, topic, notes);
    return { name: name || excerpt(found.prompt.join(' ')), question: found, notes: [...notes] };
  } catch (error) {
    return { name, fault: faultOf(error) };
  }
}

function readQuestion(question: Element, type: string, topic: string | null, notes: Notes): FoundQuestion {
  const readAnswers = kinds.get(type);
  if (!readAnswers) throw new QuestionFault('assessment.importKind');
  if ([...below(question.children)].some((node) => isTag(node) && node.name === 'file'))
    throw new QuestionFault('assessment.importFiles');
  return {
    ...readAnswers(question, notes),
    prompt: paragraphsOf(childOf(question, 'questiontext'), notes),
    points: pointsOf(childOf(question, 'defaultgrade'), notes),
    topic,
    explanation: textOf(childOf(question, 'generalfeedback'), notes) || null,
  };
}

/** Whole points from 1 to 100. */
function pointsOf(grade: Element | undefined, notes: Notes): number {
  const given = toNumber(textOf(grade, notes)) || 1;
  const points = Math.min(100, Math.max(1, Math.round(given)));
  if (points !== given) notes.add('assessment.note.points');
  return points;
}

/** The answers, at most one more than allowed, because a question with more is rejected anyway. */
const answersOf = (question: Element, notes: Notes): (FoundAnswer & { tolerance: string })[] =>
  childrenOf(question, 'answer')
    .slice(0, MAX_PIECES + 1)
    .map((answer) => ({
      text: textOf(answer, notes),
      worth: Number(answer.attribs.fraction ?? 0) || 0,
      feedback: textOf(childOf(answer, 'feedback'), notes) || null,
      tolerance: textOf(childOf(answer, 'tolerance'), notes),
    }));

const childrenOf = (element: Element, name: string): Element[] => elementsOf(element.children, name);

const childOf = (element: Element, name: string): Element | undefined => childrenOf(element, name)[0];

/** The lines of an element's `<text>`, or its own, in the format that the element names. */
function paragraphsOf(element: Element | undefined, notes: Notes): string[] {
  if (!element) return [];
  const text = childOf(element, 'text');
  const raw = textContent(text ? text.children : element.children.filter((node) => !isTag(node)));
  const { format } = element.attribs;
  if (format === 'plain_text' || format === 'markdown') return linesIn(raw);
  return readMarkup(raw, notes, { keepsLines: format !== 'html' });
}

const textOf = (element: Element | undefined, notes: Notes): string => paragraphsOf(element, notes).join(' ');

/** Returns the line number of a position, from 1. Positions must be requested in ascending order. */
function lineCounter(file: string): (index: number) => number {
  const ends = [...file.matchAll(/\n/g)].map(({ index }) => index);
  let passed = 0;
  return (index) => {
    while (passed < ends.length && ends[passed]! < index) passed++;
    return passed + 1;
  };
}
