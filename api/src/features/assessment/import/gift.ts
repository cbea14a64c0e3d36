import { QuestionKind } from '../question.enums.ts';
import { MAX_PIECES } from '../question.input.ts';
import { linesIn, readMarkup } from './markup.ts';
import {
  type Answers,
  excerpt,
  type FoundAnswer,
  type FoundNumber,
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

/** Max characters of one answer in the file. A choice has at most 500 and its feedback as many. */
const MAX_ANSWER = 4000;

/**
 * Parses questions in the GIFT format (Moodle's documentation, "GIFT format"): blocks between empty lines, answers in
 * braces. Each block becomes a row, parsed lazily. A row that cannot be imported has the reason.
 */
export function* readGift(file: string): Generator<FoundRow> {
  let topic: string | null = null;
  for (const { line, text } of getBlocks(file)) {
    const lines = text.split('\n');
    for (const each of lines)
      if (each.startsWith('$CATEGORY:')) topic = getTopic(each.slice('$CATEGORY:'.length)) ?? topic;
    const block = lines
      .filter((each) => !each.startsWith('$CATEGORY:'))
      .join('\n')
      .trim();
    if (block) yield { line, ...readBlock(block, topic) };
  }
}

/** Blocks of lines between empty ones. Comments are dropped. */
function* getBlocks(file: string): Generator<{ line: number; text: string }> {
  let current: string[] = [];
  let begun = 0;
  for (const [index, raw] of [...file.split(/\r\n?|\n/), ''].entries()) {
    if (raw.trim().startsWith('//')) continue;
    if (raw.trim()) {
      if (!current.length) begun = index + 1;
      current.push(raw);
    } else if (current.length) {
      yield { line: begun, text: current.join('\n') };
      current = [];
    }
  }
}

/**
 * Characters that a backslash escapes, and the code point from which their substitutes begin while a block is split.
 */
const ESCAPED = ['~', '=', '#', '{', '}', ':', '\\'];
const PLACE = 0xe000;
/** LaTeX commands that begin like an escaped line end. Handwritten files do not double their backslash. */
const LATEX =
  'abla|cong|e|earrow|eg|eq|exists|geq|gtr|leftarrow|leq|less|mid|ot|otin|parallel|rightarrow|sim|subseteq|supseteq|u|warrow';
const ESCAPE = new RegExp(`\\\\(?:([~=#{}:\\\\])|n(?!(?:${LATEX})(?![A-Za-z])))`, 'g');

const protect = (text: string): string =>
  text.replaceAll(ESCAPE, (_, sign?: string) =>
    sign ? String.fromCharCode(PLACE + ESCAPED.indexOf(sign)) : '\n',
  );

const plain = (text: string): string =>
  text.replaceAll(/[\uE000-\uE006]/g, (sign) => ESCAPED[sign.charCodeAt(0) - PLACE]!).trim();

/** The format of a text: `[html]` or `[moodle]` in front of it, otherwise plain. */
type Format = 'html' | 'moodle' | 'plain';

/** Parses the texts of a question and collects notes about lost content. */
class Texts {
  readonly notes: Notes = new Set();
  #format: Format = 'plain';

  /** Lines of a text. Answers have the format of the question unless they name another one. */
  lines(text: string, isQuestion = false): string[] {
    const [prefix = '', named = ''] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(text) ?? [];
    const format = named === 'html' || named === 'moodle' ? named : named ? 'plain' : this.#format;
    if (isQuestion) this.#format = format;
    const bare = plain(text.slice(prefix.length));
    if (format === 'plain') return bare.split(/\n+/).filter((line) => line.trim());
    return format === 'html'
      ? readMarkup(bare, this.notes)
      : readMarkup(bare.replaceAll(NO_TAG, '&lt;'), this.notes, { keepsLines: true });
  }

  line(text: string): string {
    return toLine(this.lines(text));
  }

  found(text: string): FoundText {
    return toFoundText(this.lines(text));
  }
}

/** A `<` that does not begin a tag. Authors who write `[moodle]` manually use `x<y` in texts. */
const NO_TAG =
  /<(?!\/?(?:a|b|br|code|div|em|font|h[1-6]|hr|i|img|li|math|ol|p|pre|s|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?![\w-]))/gi;

/**
 * Splits a block into the text before, inside and after its outermost braces. Linear time.
 * @returns undefined without braces
 */
function getParts(
  block: string,
): { title: string; before: string; answers: string; after: string } | undefined {
  const isNamed = block.startsWith('::');
  const titleEnd = isNamed ? block.indexOf('::', 2) : -1;
  const title = titleEnd < 0 ? '' : block.slice(2, titleEnd);
  const rest = titleEnd < 0 ? block : block.slice(titleEnd + 2);
  const [open, close] = [rest.indexOf('{'), rest.lastIndexOf('}')];
  if (open < 0 || close < open) return undefined;
  return {
    title,
    before: rest.slice(0, open),
    answers: rest.slice(open + 1, close),
    after: rest.slice(close + 1),
  };
}

/** True for several groups of braces side by side: empty lines between questions were lost, or braces not escaped. */
function isMerged(block: string): boolean {
  let [depth, groups] = [0, 0];
  for (const sign of block) {
    if (sign === '{' && depth++ === 0) groups++;
    if (sign === '}' && --depth < 0) return false;
  }
  return depth === 0 && groups > 1;
}

function readBlock(block: string, topic: string | null): Omit<FoundRow, 'line'> {
  const protectedBlock = protect(block);
  const parts = getParts(protectedBlock);
  const name = excerpt(
    linesIn(plain(parts?.title || parts?.before || parts?.after || protectedBlock)).join(' '),
  );
  try {
    if (!parts) throw new QuestionFault('assessment.importForm');
    if (isMerged(protectedBlock)) throw new QuestionFault('assessment.importMerged');
    const texts = new Texts();
    const question = readQuestion(parts, topic, texts);
    return {
      name: parts.title ? name : excerpt(toLine(question.prompt)),
      question,
      notes: [...texts.notes],
    };
  } catch (error) {
    return { name, fault: findFault(error) };
  }
}

function readQuestion(
  { title, before, answers, after }: NonNullable<ReturnType<typeof getParts>>,
  topic: string | null,
  texts: Texts,
): FoundQuestion {
  const prompt = texts.lines(before, true);
  const tail = texts.line(after);
  const end = answers.lastIndexOf('####');
  const found = getAnswers((end < 0 ? answers : answers.slice(0, end)).trim(), texts);
  const explanation = toFoundText(end < 0 ? [] : texts.lines(answers.slice(end + 4)));
  const shared = {
    ...{ points: 1, topic, explanation: toPlain(explanation) || null },
    ...(explanation.rich && { explanationRich: explanation.rich }),
  };
  if (!tail) return { ...found, prompt, ...shared };
  // Text after the answers makes them a gap in the text
  const gapText = `${toLine(prompt)} ___ ${tail}`.trim();
  if (found.kind !== QuestionKind.SHORT) return { ...found, prompt: [gapText], ...shared };
  const body = { gapText, blanks: found.body.blanks ?? [] };
  return { kind: QuestionKind.BLANK, prompt: [plain(title) || toLine(prompt)], body, ...shared };
}

function getAnswers(text: string, texts: Texts): Answers {
  if (!text) return { kind: QuestionKind.OPEN, body: {} };
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(text);
  if (truth) {
    if (text.includes('#')) texts.notes.add('assessment.note.feedback');
    return { kind: QuestionKind.TRUE_FALSE, body: { isTrue: /^T/i.test(truth[1]!) } };
  }
  if (text.startsWith('#')) return numberAnswer(getPieces(text.slice(1)).map(getNumber), texts.notes);
  const pieces = getPieces(text).filter(({ sign }) => sign);
  if (!pieces.length) throw new QuestionFault('assessment.importForm');
  if (pieces.every(({ sign, written }) => sign === '=' && written.includes('->')))
    return getPairs(pieces, texts);
  const read = pieces.map((piece) => getAnswer(piece, texts));
  if (pieces.every(({ sign }) => sign === '=')) return shortAnswer(read, texts.notes);
  // Moodle's rule: `=` marks the only right choice
  const isSingle = pieces.some(({ sign }) => sign === '=');
  return isSingle ? singleChoice(read, texts.notes) : multipleChoice(read, texts.notes);
}

interface Piece {
  /** Empty for a number without one. */
  readonly sign: string;
  /** In per cent of the points. */
  readonly worth: number;
  readonly written: string;
  readonly feedback: string;
}

/** The answers, at most one more than allowed, because a question with more is rejected anyway. */
function getPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [piece, sign = '', rest = ''] of text.matchAll(/([=~]?)([^=~]*)/g)) {
    if (piece.length > MAX_ANSWER + 1) throw new QuestionFault('assessment.importLong');
    if (!sign && !rest.trim()) continue;
    const weight = /^\s*%(-?[\d.]+)%/.exec(rest);
    const [written = '', feedback = ''] = rest.slice(weight?.[0].length ?? 0).split('#', 2);
    const worth = weight ? Number(weight[1]) : sign === '~' ? 0 : 100;
    if (!Number.isFinite(worth)) throw new QuestionFault('assessment.importForm');
    pieces.push({ sign, worth, written, feedback });
    if (pieces.length > MAX_PIECES) break;
  }
  return pieces;
}

const getAnswer = ({ worth, written, feedback }: Piece, texts: Texts): FoundAnswer => ({
  ...texts.found(written),
  worth,
  ...toFeedback(texts.found(feedback)),
});

/** `3:2` is 3 with tolerance 2. `1..5` is a range. */
function getNumber({ worth, written, feedback }: Piece): FoundNumber {
  // A colon in a number is a separator. A colon as text would have been escaped
  const isRange = written.includes('..');
  const [first = '', second = '0', third] = written.split(isRange ? '..' : ':', 3);
  const [from, to] = [third === undefined ? toNumber(first) : Number.NaN, toNumber(second)];
  return {
    value: isRange ? round((from + to) / 2) : from,
    tolerance: isRange ? round(Math.abs(to - from) / 2) : to,
    worth,
    feedback: feedback.trim() || null,
  };
}

/** Rounds off the digits that binary fractions add. */
const round = (value: number): number => Number(value.toPrecision(12));

function getPairs(pieces: readonly Piece[], texts: Texts): Answers {
  const sides = pieces.map(({ written }) => {
    const at = written.indexOf('->');
    return { left: texts.found(written.slice(0, at)), right: texts.found(written.slice(at + 2)) };
  });
  return matching(sides);
}
