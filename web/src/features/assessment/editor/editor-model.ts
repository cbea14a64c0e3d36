import type { QuestionContentInput, QuestionKind, SaveQuizInput } from '../../../generated/schema.ts';
import { getText, type RichNode } from '../../../ui/editor/rich-text.ts';
import type { PaperQuestion } from '../attempt-model.ts';
import type { QuestionFormFragment, QuizEditorFragment } from './quiz-editor.gen.ts';

/** A text with its rich form; null if it has none. */
export interface Piece {
  text: string;
  rich: unknown;
}

/** A question as it is typed. It contains the fields of all kinds, so that changing the kind loses nothing. */
export interface Draft {
  kind: QuestionKind;
  prompt: unknown;
  points: number;
  topic: string;
  explanation: Piece;
  choices: (Piece & { id: string | null; isRight: boolean; feedback: Piece })[];
  isTrue: boolean | null;
  gapText: string;
  /** Accepted texts of each gap, separated by semicolons as they are typed. */
  blanks: { accepted: string; tolerance: string }[];
  pairs: { left: Piece; right: Piece }[];
  extras: Piece[];
  guidance: string;
  reviewLessonId: string;
  reviewSec: number;
  sound: DraftSound;
}

/** The audio of a question; `uploadId` if it was uploaded and is not saved yet. */
export interface DraftSound {
  url: string | null;
  uploadId: string | null;
}

/** In the order of the buttons. */
export const KINDS = [
  'SINGLE',
  'MULTIPLE',
  'TRUE_FALSE',
  'BLANK',
  'SHORT',
  'ORDERING',
  'MATCHING',
  'OPEN',
] as const satisfies readonly QuestionKind[];

export const EMPTY_PIECE: Piece = { text: '', rich: null };

const toPiece = (text: string | null | undefined, rich: unknown): Piece => ({
  text: text ?? '',
  rich: rich ?? null,
});

export const newChoice = (): Draft['choices'][number] => ({
  ...EMPTY_PIECE,
  id: null,
  isRight: false,
  feedback: EMPTY_PIECE,
});

export const newPair = (): Draft['pairs'][number] => ({ left: EMPTY_PIECE, right: EMPTY_PIECE });

export const EMPTY_DRAFT: Draft = {
  kind: 'SINGLE',
  prompt: { type: 'doc', content: [] },
  points: 1,
  topic: '',
  explanation: EMPTY_PIECE,
  choices: [newChoice(), newChoice()],
  isTrue: null,
  gapText: '',
  blanks: [{ accepted: '', tolerance: '' }],
  pairs: [newPair(), newPair()],
  extras: [],
  guidance: '',
  reviewLessonId: '',
  reviewSec: 0,
  sound: { url: null, uploadId: null },
};

export const toDraft = (question: QuestionFormFragment): Draft => ({
  kind: question.kind,
  prompt: question.prompt,
  points: question.points,
  topic: question.topic ?? '',
  explanation: toPiece(question.explanation, question.explanationRich),
  choices: question.choices.length
    ? question.choices.map(({ id, text, rich, isRight, feedback, feedbackRich }) => ({
        ...toPiece(text, rich),
        id,
        isRight,
        feedback: toPiece(feedback, feedbackRich),
      }))
    : EMPTY_DRAFT.choices,
  isTrue: question.isTrue ?? null,
  gapText: question.gapText ?? '',
  blanks: question.blanks.length
    ? question.blanks.map(({ accepted, tolerance }) => ({
        accepted: accepted.join('; '),
        tolerance: tolerance == null ? '' : String(tolerance).replace('.', ','),
      }))
    : EMPTY_DRAFT.blanks,
  pairs: question.pairs.length
    ? question.pairs.map(({ left, leftRich, right, rightRich }) => ({
        left: toPiece(left, leftRich),
        right: toPiece(right, rightRich),
      }))
    : EMPTY_DRAFT.pairs,
  extras: question.extraItems.map(({ text, rich }) => toPiece(text, rich)),
  guidance: question.guidance ?? '',
  reviewLessonId: question.reviewLesson?.id ?? '',
  reviewSec: question.reviewSec,
  sound: { url: question.soundUrl ?? null, uploadId: null },
});

const toList = (text: string): string[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

/** The texts of a question, to compare it with another version. */
export const describeDraft = ({ prompt, choices, gapText, blanks, pairs, explanation }: Draft): string =>
  [
    getText(prompt as RichNode),
    ...choices.map(({ text, isRight }) => text && `${isRight ? '✓' : '–'} ${text}`),
    gapText,
    ...blanks.map(({ accepted }) => accepted),
    ...pairs.map(({ left, right }) => left.text && `${left.text} – ${right.text}`),
    explanation.text,
  ]
    .filter(Boolean)
    .join('\n');

export const gapsIn = (text: string): number => text.match(/_{3,}/g)?.length ?? 0;

const parseNumber = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? null : value;
};

/** The input of the mutation: only the fields of the draft's kind. */
export const toContent = (draft: Draft): QuestionContentInput => {
  const { kind } = draft;
  const hasChoices = kind === 'SINGLE' || kind === 'MULTIPLE' || kind === 'ORDERING';
  const blanks = kind === 'BLANK' ? draft.blanks.slice(0, gapsIn(draft.gapText)) : draft.blanks.slice(0, 1);
  return {
    kind,
    prompt: draft.prompt,
    points: draft.points,
    topic: draft.topic || null,
    explanation: draft.explanation.text || null,
    explanationRich: draft.explanation.rich,
    reviewLessonId: draft.reviewLessonId || null,
    reviewSec: draft.reviewSec,
    soundUploadId: draft.sound.uploadId,
    dropsSound: draft.sound.url === null,
    body: {
      choices: hasChoices
        ? draft.choices.map(({ id, text, rich, isRight, feedback }) => ({
            choiceId: id,
            text,
            rich,
            isRight,
            feedback: feedback.text || null,
            feedbackRich: feedback.rich,
          }))
        : [],
      isTrue: kind === 'TRUE_FALSE' ? draft.isTrue : null,
      gapText: kind === 'BLANK' ? draft.gapText : null,
      blanks:
        kind === 'BLANK' || kind === 'SHORT'
          ? blanks.map(({ accepted, tolerance }) => ({
              accepted: toList(accepted),
              tolerance: parseNumber(tolerance),
            }))
          : [],
      pairs:
        kind === 'MATCHING'
          ? draft.pairs.map(({ left, right }) => ({
              ...{ left: left.text, leftRich: left.rich },
              ...{ right: right.text, rightRich: right.rich },
            }))
          : [],
      extraItems: kind === 'MATCHING' ? draft.extras.filter(({ text }) => text.trim()) : [],
      guidance: kind === 'OPEN' ? draft.guidance || null : null,
    },
  };
};

const toPaperPiece = (id: string, { text, rich }: Piece): PaperQuestion['choices'][number] => ({
  __typename: 'PaperPiece',
  id,
  text,
  rich,
});

/** A draft as students will see it. */
export const toPreview = (draft: Draft, number: number): PaperQuestion => ({
  __typename: 'PaperQuestion',
  id: 'preview',
  number,
  kind: draft.kind,
  prompt: draft.prompt,
  points: draft.points,
  topic: draft.topic || null,
  gapText: draft.kind === 'BLANK' ? draft.gapText : null,
  gaps: draft.kind === 'BLANK' ? gapsIn(draft.gapText) : 1,
  soundUrl: draft.sound.url,
  choices:
    draft.kind === 'MATCHING'
      ? draft.pairs.map(({ left }, n) => toPaperPiece(`left-${n}`, left))
      : draft.choices.map((each, n) => toPaperPiece(`choice-${n}`, each)),
  matches: [...draft.pairs.map(({ right }) => right), ...draft.extras].map((piece, n) =>
    toPaperPiece(`right-${n}`, piece),
  ),
});

/** The settings in the mutation's input. */
export type QuizSettings = Omit<SaveQuizInput, 'lessonId' | 'expectedVersion' | 'questionIds'>;

export const toSettings = (setup: QuizEditorFragment | undefined): QuizSettings => ({
  passPercent: setup?.passPercent ?? 70,
  maxAttempts: setup?.maxAttempts ?? null,
  timeLimitSec: setup?.timeLimitSec ?? null,
  shufflesQuestions: setup?.shufflesQuestions ?? false,
  shufflesAnswers: setup?.shufflesAnswers ?? true,
  drawCount: setup?.drawCount ?? null,
  // Answers shown after every attempt could be copied into the next one
  answersShown: setup?.answersShown ?? 'AFTER_LAST_ATTEMPT',
});
