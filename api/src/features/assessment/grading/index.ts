import { QuestionKind } from '../question.enums.ts';
import type { Answer, QuestionBody } from '../question-body.ts';
import {
  gradeMatching,
  gradeMultiple,
  gradeOrdering,
  gradeSingle,
  gradeTrueFalse,
} from './closed-questions.ts';
import { gradeTexts } from './texts.ts';

/** Computes the share of a question's points that an answer earns, from 0 to 1. */
type Grader = (body: QuestionBody, answer: Answer) => number;

/** The grader of each kind. Null means that a teacher grades it. The type check fails if a kind is missing. */
const graders: Readonly<Record<QuestionKind, Grader | null>> = {
  [QuestionKind.SINGLE]: gradeSingle,
  [QuestionKind.MULTIPLE]: gradeMultiple,
  [QuestionKind.TRUE_FALSE]: gradeTrueFalse,
  [QuestionKind.BLANK]: gradeTexts,
  [QuestionKind.SHORT]: gradeTexts,
  [QuestionKind.ORDERING]: gradeOrdering,
  [QuestionKind.MATCHING]: gradeMatching,
  [QuestionKind.OPEN]: null,
};

/** @returns the share of the points that an answer earns, or null if a teacher must grade it */
export const gradeAnswer = (kind: QuestionKind, body: QuestionBody, answer: Answer): number | null =>
  graders[kind]?.(body, answer) ?? null;

/** Points of a share, rounded to hundredths. */
export const getPoints = (share: number, points: number): number => Math.round(share * points * 100) / 100;

/** Whole per cent of all points, never rounded up: 69.9 % does not pass at 70 %. */
export const getPercent = (earned: number, full: number): number =>
  full > 0 ? Math.floor((Math.round(earned * 100) * 100) / Math.round(full * 100)) : 0;
