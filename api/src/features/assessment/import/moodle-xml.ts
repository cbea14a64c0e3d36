import { type ChildNode, type Document, DomHandler, type Element, isTag, isText } from 'domhandler';
import { badInput } from '../../../platform/errors/errors.ts';
import { BoundedParser, MarkupFault, type MarkupLimits } from '../../../platform/files/bounded-parser.ts';
import { QuestionKind } from '../question.enums.ts';
import { MAX_PIECES } from '../question.input.ts';
import { linesIn, readMarkup } from './markup.ts';
import { embeddedName, type FindFile } from './places.ts';
import {
  type Answers,
  choice,
  excerpt,
  type FoundAnswer,
  type FoundQuestion,
  type FoundRow,
  type FoundText,
  findFault,
  getTopic,
  matching,
  multipleChoice,
  type Notes,
  numberAnswer,
  QuestionFault,
  shortAnswer,
  singleChoice,
  toFeedback,
  toFoundText,
  toLine,
  toNumber,
  toPlain,
} from './read-question.ts';

/** Max embedded files of a question. */
const MAX_FILES = 60;
/** Limits of a file: two hundred questions with ten answers each have some thousands of tags, six levels deep. */
const XML: MarkupLimits = { depth: 32, tags: 50_000 };

/** The kinds of Moodle questions that can be imported. A Map, because the names come from a file. */
const kinds = new Map(
  Object.entries<(question: Element, notes: Notes) => Answers>({
    multichoice(question, notes) {
      const answers = getAnswers(question, notes);
      const single = getText(getChild(question, 'single'), notes).toLowerCase();
      // Moodle always writes the element. A file without it has a single right answer if one earns all points
      const isSingle = single
        ? single === 'true' || single === '1'
        : answers.some(({ worth }) => worth >= 100);
      return isSingle ? singleChoice(answers, notes) : multipleChoice(answers, notes);
    },
    truefalse(question, notes) {
      const answers = getAnswers(question, notes);
      const right = answers.find(({ worth }) => worth >= 100);
      if (!right) throw new QuestionFault('assessment.importForm');
      if (answers.some(({ feedback }) => feedback)) notes.add('assessment.note.feedback');
      return { kind: QuestionKind.TRUE_FALSE, body: { isTrue: /^true$/i.test(right.text) } };
    },
    shortanswer(question, notes) {
      if (getText(getChild(question, 'usecase'), notes) === '1') notes.add('assessment.note.case');
      return shortAnswer(getAnswers(question, notes), notes);
    },
    numerical(question, notes) {
      if (getChild(getChild(question, 'units') ?? question, 'unit')) notes.add('assessment.note.units');
      const numbers = getAnswers(question, notes).map((answer) => ({
        ...answer,
        value: toNumber(answer.text),
        tolerance: toNumber(answer.tolerance || '0'),
      }));
      return numberAnswer(numbers, notes);
    },
    matching(question, notes) {
      const sides = getChildren(question, 'subquestion')
        .slice(0, MAX_PIECES + 1)
        .map((each) => ({ left: getFound(each, notes), right: getFound(getChild(each, 'answer'), notes) }));
      return matching(sides);
    },
    ordering: (question, notes) => ({
      kind: QuestionKind.ORDERING,
      // The order in the file is the right one. Its fractions are only numbers
      body: {
        choices: getAnswers(question, notes).map((each) =>
          choice({ ...each, feedback: null, feedbackRich: undefined }, false),
        ),
      },
    }),
    essay: (question, notes) => ({
      kind: QuestionKind.OPEN,
      body: { guidance: getText(getChild(question, 'graderinfo'), notes) || null },
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
  const getLine = lineCounter(file);
  let topic: string | null = null;
  for (const question of getQuestions(document)) {
    const type = question.attribs.type ?? '';
    if (type === 'category') {
      topic = getTopic(getText(getChild(question, 'category'), new Set()));
      continue;
    }
    yield { line: getLine(question.startIndex ?? 0), ...toRow(question, type, topic) };
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

const getElements = (nodes: readonly ChildNode[], name: string): Element[] =>
  nodes.filter(isTag).filter((each) => each.name === name);

const getQuestions = (document: Document): Element[] =>
  getElements(document.children, 'quiz').flatMap(({ children }) => getElements(children, 'question'));

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
  const name = excerpt(linesIn(textContent(getChild(question, 'name')?.children ?? [])).join(' '));
  try {
    const found = readQuestion(question, type, topic, notes);
    return { name: name || excerpt(toLine(found.prompt)), question: found, notes: [...notes] };
  } catch (error) {
    return { name, fault: findFault(error) };
  }
}

function readQuestion(question: Element, type: string, topic: string | null, notes: Notes): FoundQuestion {
  const readAnswers = kinds.get(type);
  if (!readAnswers) throw new QuestionFault('assessment.importKind');
  const files = filesOf(question);
  if (files.length > MAX_FILES || files.some(({ attribs }) => !attribs.name || attribs.encoding !== 'base64'))
    throw new QuestionFault('assessment.importFiles');
  const explanation = getFound(getChild(question, 'generalfeedback'), notes);
  return {
    ...readAnswers(question, notes),
    prompt: getParagraphs(getChild(question, 'questiontext'), notes),
    points: getPoints(getChild(question, 'defaultgrade'), notes),
    topic,
    explanation: toPlain(explanation) || null,
    ...(explanation.rich && { explanationRich: explanation.rich }),
    ...(files.length && {
      files: files.map((file) => ({ name: file.attribs.name!, base64: textContent(file.children) })),
    }),
  };
}

/** Whole points from 1 to 100. */
function getPoints(grade: Element | undefined, notes: Notes): number {
  const given = toNumber(getText(grade, notes)) || 1;
  const points = Math.min(100, Math.max(1, Math.round(given)));
  if (points !== given) notes.add('assessment.note.points');
  return points;
}

/** The answers, at most one more than allowed, because a question with more is rejected anyway. */
const getAnswers = (question: Element, notes: Notes): (FoundAnswer & { tolerance: string })[] =>
  getChildren(question, 'answer')
    .slice(0, MAX_PIECES + 1)
    .map((answer) => ({
      ...getFound(answer, notes),
      worth: Number(answer.attribs.fraction ?? 0) || 0,
      ...toFeedback(getFound(getChild(answer, 'feedback'), notes)),
      tolerance: getText(getChild(answer, 'tolerance'), notes),
    }));

const getChildren = (element: Element, name: string): Element[] => getElements(element.children, name);

const getChild = (element: Element, name: string): Element | undefined => getChildren(element, name)[0];

/** The lines of an element's `<text>`, or its own, in the format that the element names. */
function getParagraphs(element: Element | undefined, notes: Notes): string[] {
  if (!element) return [];
  const text = getChild(element, 'text');
  const raw = textContent(text ? text.children : element.children.filter((node) => !isTag(node)));
  const { format } = element.attribs;
  if (format === 'plain_text' || format === 'markdown') return linesIn(raw);
  return readMarkup(raw, notes, { keepsLines: format !== 'html', findFile: (url) => findFile(element, url) });
}

const filesOf = (question: Element): Element[] =>
  [...below(question.children)].filter(isTag).filter(({ name }) => name === 'file');

/** An embedded file of an element, by its URL in the text, with its index among the files of the question. */
function findFile(element: Element, url: string): ReturnType<FindFile> {
  const name = embeddedName(url);
  const file = name && getChildren(element, 'file').find(({ attribs }) => attribs.name === name);
  if (!file) return undefined;
  let question = element;
  while (question.name !== 'question' && question.parent && isTag(question.parent))
    question = question.parent;
  return { index: filesOf(question).indexOf(file), name };
}

const getText = (element: Element | undefined, notes: Notes): string => toLine(getParagraphs(element, notes));

const getFound = (element: Element | undefined, notes: Notes): FoundText =>
  toFoundText(getParagraphs(element, notes));

/** Returns the line number of a position, from 1. Positions must be requested in ascending order. */
function lineCounter(file: string): (index: number) => number {
  const ends = [...file.matchAll(/\n/g)].map(({ index }) => index);
  let passed = 0;
  return (index) => {
    while (passed < ends.length && ends[passed]! < index) passed++;
    return passed + 1;
  };
}
