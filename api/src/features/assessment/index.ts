export { getScore, toAttemptMark } from './finish-attempt.ts';
export { type AttemptMark, type BankQuestion, drawPaper, toSolution } from './paper.ts';
export { QuestionKind } from './question.enums.ts';
export { type Answer, NO_ANSWER, type QuestionBody } from './question-body.ts';
