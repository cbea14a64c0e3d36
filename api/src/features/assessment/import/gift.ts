import type { FaultMessage } from '../../../platform/field-faults.ts';
import { QuestionKind } from '../question.enums.ts';
import { beginning, blank, byWorth, type FoundQuestion, type FoundRow } from './read-question.ts';

/** Maximum length of one answer as it is written, in characters. A choice has at most 500 and its feedback as many. */
const MAX_ANSWER = 4000;
/** Maximum length of a number, in characters. */
const MAX_NUMBER = 40;

/**
 * Questions in the GIFT format (Moodle's documentation, "GIFT format"): blocks between empty lines, answers in braces.
 * Every block becomes a row; what can't be taken says why.
 */
export function readGift(file: string): FoundRow[] {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  const rows: FoundRow[] = [];
  let topic: string | null = null;
  for (const { line, text } of blocksOf(lines)) {
    const category = /^\$CATEGORY:\s*(.+)$/m.exec(text);
    if (category) topic = lastPart(category[1]!);
    const block = text.replace(/^\$CATEGORY:.*$/m, '').trim();
    if (block) rows.push({ line, ...readBlock(block, topic) });
  }
  return rows;
}

/** Runs of lines without an empty one between them; comments are left out. */
function blocksOf(lines: readonly string[]): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let current: string[] = [];
  let begun = 0;
  const end = () => {
    if (current.length) blocks.push({ line: begun, text: current.join('\n') });
    current = [];
  };
  for (const [index, raw] of lines.entries()) {
    if (raw.trim().startsWith('//')) continue;
    if (!raw.trim()) {
      end();
      continue;
    }
    if (!current.length) begun = index + 1;
    current.push(raw);
  }
  end();
  return blocks;
}

/** Signs that stand for themselves after a backslash, and what holds their place while a block is taken apart. */
const ESCAPED = ['~', '=', '#', '{', '}', ':'] as const;
const PLACE = 0xe000;

const protect = (text: string): string =>
  text
    .replaceAll(/\\([~=#{}:])/g, (_, sign: string) =>
      String.fromCharCode(PLACE + ESCAPED.indexOf(sign as '~')),
    )
    .replaceAll('\\n', '\n');

const plain = (text: string): string =>
  text.replaceAll(/[\uE000-\uE005]/g, (sign) => ESCAPED[sign.charCodeAt(0) - PLACE]!).trim();

/** A block before, within and behind its outermost braces; undefined without them. Looks at each sign once. */
function partsOf(
  block: string,
): { title: string; before: string; answers: string; after: string } | undefined {
  const isNamed = block.startsWith('::');
  const titleEnd = isNamed ? block.indexOf('::', 2) : -1;
  const title = titleEnd < 0 ? '' : block.slice(2, titleEnd);
  const rest = (titleEnd < 0 ? block : block.slice(titleEnd + 2)).trimStart().replace(/^\[\w{1,20}\]/, '');
  const [open, close] = [rest.indexOf('{'), rest.lastIndexOf('}')];
  if (open < 0 || close < open) return undefined;
  return {
    title,
    before: rest.slice(0, open),
    answers: rest.slice(open + 1, close),
    after: rest.slice(close + 1),
  };
}

function readBlock(block: string, topic: string | null): Omit<FoundRow, 'line'> {
  const parts = partsOf(protect(block));
  if (!parts) return { name: beginning(plain(protect(block))), fault: 'assessment.importForm' };
  const { title, before, answers, after } = parts;
  const name = beginning(plain(title || before) || plain(after));
  const found = answersOf(answers.trim());
  if (typeof found === 'string') return { name, fault: found };
  const tail = plain(after);
  const explanation = generalFeedback(answers);
  const shared = { points: 1, topic, explanation };
  // Text behind the answers makes them a gap in it
  if (tail && found.kind === QuestionKind.SHORT) {
    const gapText = `${plain(before)} ___ ${tail}`;
    const body = { gapText, blanks: found.body.blanks ?? [] };
    return {
      name,
      question: { kind: QuestionKind.BLANK, prompt: [plain(title || before)], body, ...shared },
    };
  }
  const prompt = tail ? [`${plain(before)} ___ ${tail}`] : plain(before).split(/\n+/);
  return { name, question: { ...found, prompt, ...shared } };
}

const generalFeedback = (answers: string): string | null =>
  answers.includes('####') ? plain(answers.slice(answers.lastIndexOf('####') + 4)) || null : null;

type Answers = Pick<FoundQuestion, 'kind' | 'body'>;

function answersOf(all: string): Answers | FaultMessage {
  const text = all.split('####')[0]!.trim();
  if (!text) return { kind: QuestionKind.OPEN, body: {} };
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(text);
  if (truth) return { kind: QuestionKind.TRUE_FALSE, body: { isTrue: /^T/i.test(truth[1]!) } };
  if (text.startsWith('#')) return numberOf(text.slice(1)) ?? 'assessment.importForm';
  const found = [...text.matchAll(/([=~])([^=~]*)/g)];
  if (!found.length) return 'assessment.importForm';
  if (found.some(([piece]) => piece.length > MAX_ANSWER + 1)) return 'assessment.importLong';
  const pieces = found.map(([, sign, rest = '']) => pieceOf(sign!, rest));
  if (pieces.every(({ isRight, text: words }) => isRight && words.includes('->'))) return pairsOf(pieces);
  if (pieces.every(({ isRight }) => isRight)) {
    const accepted = pieces.filter(({ worth }) => worth >= 100).map(({ text: words }) => words);
    return { kind: QuestionKind.SHORT, body: { blanks: [blank(accepted)] } };
  }
  return byWorth(pieces);
}

interface Piece {
  readonly isRight: boolean;
  /** In per cent. */
  readonly worth: number;
  readonly text: string;
  readonly feedback: string | null;
}

function pieceOf(sign: string, rest: string): Piece {
  const weight = /^\s*%(-?[\d.]+)%/.exec(rest);
  const [text = '', feedback] = rest.slice(weight?.[0].length ?? 0).split('#');
  return {
    isRight: sign === '=',
    worth: weight ? Number(weight[1]) : sign === '=' ? 100 : 0,
    text: plain(text),
    feedback: feedback ? plain(feedback) || null : null,
  };
}

/** `3:2` is 3 give or take 2, `1..5` what lies between; of several answers the first counts. */
function numberOf(text: string): Answers | undefined {
  const [answer = ''] = text.split(/[=~]/).filter((each) => each.trim());
  const [bare = ''] = answer.split('#');
  if (bare.length > MAX_ANSWER) return undefined;
  const first = bare.replace(/^\s*%[\d.]+%/, '').trim();
  if (first.length > MAX_NUMBER) return undefined;
  const range = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/.exec(first);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return numeric((from + to) / 2, Math.abs(to - from) / 2);
  }
  const [value, off] = first.split(':');
  return numeric(Number(value || Number.NaN), Number(off ?? 0));
}

const numeric = (value: number, tolerance: number): Answers | undefined =>
  Number.isFinite(value) && Number.isFinite(tolerance)
    ? { kind: QuestionKind.SHORT, body: { blanks: [blank([String(value)], tolerance)] } }
    : undefined;

function pairsOf(pieces: readonly Piece[]): Answers {
  const sides = pieces.map(({ text }) => text.split('->').map((side) => side.trim()));
  return {
    kind: QuestionKind.MATCHING,
    body: {
      pairs: sides.filter(([left]) => left).map(([left = '', right = '']) => ({ left, right })),
      extras: sides.filter(([left]) => !left).map(([, right = '']) => right),
    },
  };
}

const lastPart = (path: string): string | null => path.split('/').at(-1)!.trim().slice(0, 60) || null;
