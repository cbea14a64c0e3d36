import {
  type ChildNode,
  type Document,
  DomHandler,
  type DomHandlerOptions,
  type Element,
  isTag,
  isText,
} from 'domhandler';
import { BoundedParser, MarkupFault, type MarkupLimits } from '../../../platform/bounded-parser.ts';
import { badInput } from '../../../platform/errors.ts';
import { QuestionKind } from '../question.enums.ts';
import { beginning, blank, byWorth, choice, type FoundQuestion, type FoundRow } from './read-question.ts';

type Answers = Pick<FoundQuestion, 'kind' | 'body'>;

/** Of a file; two hundred questions with ten answers each have some thousands of tags, six deep. */
const XML: MarkupLimits = { depth: 32, tags: 50_000 };
/** Of one text: word processors nest some dozens. */
const HTML: MarkupLimits = { depth: 100, tags: 10_000 };

/** Kinds of Moodle's questions that have one here. */
const kinds: Readonly<Record<string, (question: Element) => Answers | undefined>> = {
  multichoice: (question) => byWorth(answersOf(question)),
  truefalse: (question) => {
    const right = answersOf(question).find(({ worth }) => worth >= 100);
    return right && { kind: QuestionKind.TRUE_FALSE, body: { isTrue: /^true$/i.test(right.text) } };
  },
  shortanswer: (question) => {
    const accepted = answersOf(question).filter(({ worth }) => worth >= 100);
    return { kind: QuestionKind.SHORT, body: { blanks: [blank(accepted.map(({ text }) => text))] } };
  },
  numerical: (question) => {
    const right = answersOf(question).find(({ worth }) => worth >= 100);
    return (
      right && { kind: QuestionKind.SHORT, body: { blanks: [blank([right.text], right.tolerance ?? 0)] } }
    );
  },
  matching: (question) => {
    const sides = childrenOf(question, 'subquestion').map((each) => ({
      left: textOf(each),
      right: textOf(childOf(each, 'answer')),
    }));
    return {
      kind: QuestionKind.MATCHING,
      body: {
        pairs: sides.filter(({ left }) => left),
        extras: sides.filter(({ left }) => !left).map(({ right }) => right),
      },
    };
  },
  ordering: (question) => ({
    kind: QuestionKind.ORDERING,
    // The order of the file is the right one; its fractions number it
    body: { choices: answersOf(question).map(({ text }) => choice(text, false)) },
  }),
  essay: (question) => ({
    kind: QuestionKind.OPEN,
    body: { guidance: textOf(childOf(question, 'graderinfo')) || null },
  }),
};

/**
 * Questions of a Moodle XML file (Moodle's documentation, "Moodle XML format"). Entities of a document type are not
 * expanded. Every question becomes a row; what can't be taken says why.
 * @throws BAD_INPUT at `text` for markup that is not read
 */
export function readMoodleXml(file: string): FoundRow[] {
  try {
    return rowsOf(file);
  } catch (error) {
    throw error instanceof MarkupFault ? badInput('text', 'assessment.importMarkup') : error;
  }
}

function rowsOf(file: string): FoundRow[] {
  const document = treeOf(file, XML, { xmlMode: true, withStartIndices: true });
  const lineOf = linesOf(file);
  const rows: FoundRow[] = [];
  let topic: string | null = null;
  for (const question of questionsOf(document)) {
    const type = question.attribs.type ?? '';
    if (type === 'category') {
      topic = textOf(childOf(question, 'category')).split('/').at(-1)?.trim().slice(0, 60) || null;
      continue;
    }
    rows.push({ line: lineOf(question.startIndex ?? 0), ...readOrRefuse(question, type, topic) });
  }
  return rows;
}

/** @throws MarkupFault */
function treeOf(markup: string, limits: MarkupLimits, options: DomHandlerOptions = {}): Document {
  const handler = new DomHandler(undefined, options);
  new BoundedParser(handler, limits, { xmlMode: options.xmlMode }).end(markup);
  return handler.root;
}

const elementsOf = (nodes: readonly ChildNode[], name: string): Element[] =>
  nodes.filter(isTag).filter((each) => each.name === name);

const questionsOf = (document: Document): Element[] =>
  elementsOf(document.children, 'quiz').flatMap(({ children }) => elementsOf(children, 'question'));

/** Everything below some nodes in the order of the file; without recursion, since a file may nest as deep as it likes. */
function* below(nodes: readonly ChildNode[]): Generator<ChildNode> {
  const left = [...nodes].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    if ('children' in node) for (const child of [...node.children].reverse()) left.push(child);
  }
}

const textContent = (nodes: readonly ChildNode[]): string =>
  [...below(nodes)].map((node) => (isText(node) ? node.data : '')).join('');

/** A question whose HTML is not read is a row that says so; the others are read all the same. */
function readOrRefuse(question: Element, type: string, topic: string | null): Omit<FoundRow, 'line'> {
  try {
    return readQuestion(question, type, topic);
  } catch (error) {
    if (!(error instanceof MarkupFault)) throw error;
    const name = textContent(childOf(question, 'name')?.children ?? []);
    return { name: beginning(name.trim()), fault: 'assessment.importForm' };
  }
}

function readQuestion(question: Element, type: string, topic: string | null): Omit<FoundRow, 'line'> {
  const asked = childOf(question, 'questiontext');
  const prompt = paragraphsOf(asked);
  const name = beginning(textOf(childOf(question, 'name')) || prompt.join(' '));
  if (!kinds[type]) return { name, fault: 'assessment.importKind' };
  if ([...below(question.children)].some((node) => isTag(node) && node.name === 'file'))
    return { name, fault: 'assessment.importFiles' };
  const answers = kinds[type](question);
  if (!answers) return { name, fault: 'assessment.importForm' };
  return {
    name,
    question: {
      ...answers,
      prompt,
      points: Math.min(100, Math.max(1, Math.round(Number(textOf(childOf(question, 'defaultgrade'))) || 1))),
      topic,
      explanation: textOf(childOf(question, 'generalfeedback')) || null,
    },
  };
}

const answersOf = (question: Element) =>
  childrenOf(question, 'answer').map((answer) => ({
    text: textOf(answer),
    worth: Number(answer.attribs.fraction ?? 0),
    feedback: textOf(childOf(answer, 'feedback')) || null,
    tolerance: Number(textOf(childOf(answer, 'tolerance'))) || null,
  }));

const childrenOf = (element: Element, name: string): Element[] => elementsOf(element.children, name);

const childOf = (element: Element, name: string): Element | undefined => childrenOf(element, name)[0];

/** The words of an element's `<text>`, or its own; what is written as HTML loses its marks. */
function paragraphsOf(element: Element | undefined): string[] {
  if (!element) return [];
  const text = childOf(element, 'text');
  const raw = textContent(text ? text.children : element.children.filter((node) => !isTag(node)));
  const html = raw.replaceAll(/<\/(p|div|li|h[1-6]|pre|tr)>|<br\s*\/?>/gi, '\n');
  return textContent(treeOf(html, HTML).children)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const textOf = (element: Element | undefined): string => paragraphsOf(element).join(' ');

/** Which line a place in the file is on, from 1; places are asked in their order. */
function linesOf(file: string): (index: number) => number {
  const ends = [...file.matchAll(/\n/g)].map(({ index }) => index);
  let passed = 0;
  return (index) => {
    while (passed < ends.length && ends[passed]! < index) passed++;
    return passed + 1;
  };
}
