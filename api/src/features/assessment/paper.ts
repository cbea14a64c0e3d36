import { randomInt } from 'node:crypto';
import type { RichTextDocument } from '../courses/index.ts';
import type { QuestionKind } from './question.enums.ts';
import { GAP, type QuestionBody } from './question-body.ts';

/** An item to select, order or match. */
export interface PaperPiece {
  readonly id: string;
  readonly text: string;
  readonly rich?: RichTextDocument;
}

/** A question as students see it. It does not reveal the answer. */
export interface PaperItem {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly prompt: RichTextDocument;
  readonly points: number;
  readonly topic: string | null;
  readonly soundId: string | null;
  readonly gapText: string | null;
  /** Number of texts to fill in. */
  readonly gaps: number;
  readonly choices: readonly PaperPiece[];
  /** MATCHING only: the items with which the choices are matched. */
  readonly matches: readonly PaperPiece[];
}

export interface QuestionKey {
  readonly id: string;
  readonly version: number;
  readonly kind: QuestionKind;
  readonly points: number;
  readonly body: QuestionBody;
  readonly explanation: string | null;
  readonly reviewLessonId: string | null;
  readonly reviewSec: number;
}

export interface AttemptMark {
  readonly id: string;
  /** From 0 to 1. Null until a teacher has graded it. */
  readonly share: number | null;
  readonly earned: number;
  readonly points: number;
  readonly topic: string | null;
  /** By the teacher who graded it. */
  readonly comment: string | null;
}

/** The part of a key that students may see. */
export interface Solution {
  readonly id: string;
  /** In the form of an answer. Ordered if the order matters. */
  readonly choiceIds: readonly string[];
  readonly texts: readonly string[];
  readonly pairs: readonly { readonly pairId: string; readonly matchId: string }[];
  readonly explanation: string | null;
  readonly explanationRich?: RichTextDocument;
  readonly feedback: readonly {
    readonly choiceId: string;
    readonly text: string;
    readonly rich?: RichTextDocument;
  }[];
  readonly reviewLessonId: string | null;
  readonly reviewSec: number;
}

export interface BankQuestion extends QuestionKey {
  readonly prompt: RichTextDocument;
  readonly topic: string | null;
  readonly soundId: string | null;
}

interface DrawRules {
  readonly drawCount: number | null;
  readonly shufflesQuestions: boolean;
  readonly shufflesAnswers: boolean;
  /** The first question of the student's previous attempt. A shuffled paper begins with another one. */
  readonly formerFirstId?: string | null;
}

/** A random permutation (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], random: (below: number) => number = randomInt): T[] {
  const order = [...list];
  for (let n = order.length - 1; n > 0; n--) {
    const other = random(n + 1);
    [order[n], order[other]] = [order[other]!, order[n]!];
  }
  return order;
}

/** A random permutation that does not begin with the former first question, unless it is the only one. */
function shuffledFrom(drawn: readonly BankQuestion[], formerFirstId: string | null): BankQuestion[] {
  const order = shuffled(drawn);
  if (order.length > 1 && order[0]!.id === formerFirstId) {
    const other = 1 + randomInt(order.length - 1);
    [order[0], order[other]] = [order[other]!, order[0]!];
  }
  return order;
}

/** The property is missing without a rich form. */
const toPiece = (id: string, text: string, rich: RichTextDocument | undefined): PaperPiece => ({
  id,
  text,
  ...(rich && { rich }),
});

const byId = <T extends { readonly id: string }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Draws the questions of one attempt and separates the student's paper from the keys. */
export function drawPaper(
  questions: readonly BankQuestion[],
  { drawCount, shufflesQuestions, shufflesAnswers, formerFirstId = null }: DrawRules,
): { paper: PaperItem[]; keys: QuestionKey[] } {
  const count = Math.min(drawCount ?? questions.length, questions.length);
  const chosen = new Set(count < questions.length ? shuffled(questions).slice(0, count) : questions);
  const drawn = questions.filter((question) => chosen.has(question));
  const order = shufflesQuestions ? shuffledFrom(drawn, formerFirstId) : drawn;
  return { paper: order.map((question) => toPaperItem(question, shufflesAnswers)), keys: order.map(toKey) };
}

function toPaperItem(question: BankQuestion, shufflesAnswers: boolean): PaperItem {
  const { id, kind, prompt, points, topic, soundId, body } = question;
  const pieces: PaperPiece[] = body.choices.map(({ id: choice, text, rich }) => toPiece(choice, text, rich));
  // The bank stores the items in the right order, so they are always reordered. Their IDs are random, and so is the
  // order by ID
  const choices = kind === 'ORDERING' ? byId(pieces) : shufflesAnswers ? shuffled(pieces) : pieces;
  const lefts = body.pairs.map(({ id: pair, left, leftRich }) => toPiece(pair, left, leftRich));
  const rights = [
    ...body.pairs.map(({ matchId, right, rightRich }) => toPiece(matchId, right, rightRich)),
    ...body.extras.map(({ id: extra, text, rich }) => toPiece(extra, text, rich)),
  ];
  return {
    id,
    kind,
    prompt,
    points,
    topic,
    soundId,
    gapText: body.gapText,
    gaps: kind === 'OPEN' ? 1 : body.blanks.length,
    choices: kind === 'MATCHING' ? lefts : choices,
    matches: shufflesAnswers ? shuffled(rights) : byId(rights),
  };
}

/** Lists the stored fields, so that a new field of the bank is not stored with every attempt. */
const toKey = ({
  id,
  version,
  kind,
  points,
  body,
  explanation,
  reviewLessonId,
  reviewSec,
}: BankQuestion): QuestionKey => ({
  id,
  version,
  kind,
  points,
  body,
  explanation,
  reviewLessonId,
  reviewSec,
});

export function toSolution(key: QuestionKey): Solution {
  const { id, kind, body, explanation, reviewLessonId, reviewSec } = key;
  const right = kind === 'ORDERING' ? body.choices : body.choices.filter(({ isRight }) => isRight);
  return {
    id,
    choiceIds: body.isTrue === null ? right.map((choice) => choice.id) : [String(body.isTrue)],
    texts: body.blanks.map(({ accepted }) => accepted[0] ?? ''),
    pairs: body.pairs.map((pair) => ({ pairId: pair.id, matchId: pair.matchId })),
    explanation,
    ...(body.explanationRich && { explanationRich: body.explanationRich }),
    feedback: body.choices.flatMap(({ id: choiceId, feedback, feedbackRich }) =>
      feedback ? [{ choiceId, text: feedback, ...(feedbackRich && { rich: feedbackRich }) }] : [],
    ),
    reviewLessonId,
    reviewSec,
  };
}

export const gapsIn = (text: string): number => text.match(GAP)?.length ?? 0;
