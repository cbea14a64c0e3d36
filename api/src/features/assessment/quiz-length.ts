import { QUESTION_SECONDS } from '../courses/index.ts';
import type { Quiz } from './quiz.entity.ts';

/** Length of the lesson of a quiz: a minute for each question of an attempt. */
export const secondsFor = ({ drawCount }: Pick<Quiz, 'drawCount'>, questions: number): number =>
  Math.min(drawCount ?? questions, questions) * QUESTION_SECONDS;
