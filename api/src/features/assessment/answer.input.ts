import { Length, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { badInput } from '../../platform/errors/errors.ts';
import { AtMost, AtMostEntries } from '../../platform/input/at-most.ts';
import type { PaperItem } from './paper.ts';
import { QuestionKind } from './question.enums.ts';
import type { Answer } from './question-body.ts';
import { MAX_QUESTIONS } from './quiz.entity.ts';

/** Max characters of an OPEN answer: about four printed pages. */
const MAX_ESSAY_LENGTH = 20_000;
const MAX_ANSWER_LENGTH = 500;

@InputType({ description: 'A pair of items that the student matched.' })
export class AnswerPairInput {
  @Field(() => ID, { description: 'ID of one of the question’s choices.' })
  pairId!: string;
  @Field(() => ID, { description: 'ID of one of the question’s matches.' })
  matchId!: string;
}

@InputType({ description: 'Current answer to a question. Replaces the previous answer.' })
export class QuizAnswerInput {
  @Field(() => ID, { description: 'ID of a question of the attempt.' })
  questionId!: string;
  @Field(() => [ID], {
    defaultValue: [],
    description:
      'IDs of the selected choices. For TRUE_FALSE: `true` or `false`. For ORDERING: all items in order.',
  })
  @AtMostEntries(40, 'assessment.tooMany')
  choiceIds!: string[];
  @Field(() => [String], {
    defaultValue: [],
    description:
      'Text of each gap in order, at most 500 characters each. For OPEN: one text of at most 20,000 characters.',
  })
  @AtMostEntries(40, 'assessment.tooMany')
  @AtMost(20_000, { each: true })
  texts!: string[];
  @Field(() => [AnswerPairInput], { defaultValue: [], description: 'For MATCHING: the matched pairs.' })
  @AtMostEntries(40, 'assessment.tooMany')
  @ValidateNested({ each: true })
  pairs!: AnswerPairInput[];
  @Field({ defaultValue: false, description: 'True if the student flagged the question for review.' })
  isMarked!: boolean;
}

@InputType({ description: 'Input for saving answers of an attempt. Send it whenever an answer changes.' })
export class SaveQuizAnswersInput {
  @Field(() => ID, { description: 'ID of an attempt of the viewer that is in progress.' })
  attemptId!: string;
  @Field(() => Int, { description: 'Current `sequence` of the attempt plus one.' })
  @Min(1, { message: 'validation.invalid' })
  sequence!: number;
  @Field({
    description:
      'Client-generated ID of the browser tab, 8 to 40 characters. Prevents one tab from overwriting another.',
  })
  @Length(8, 40, { message: 'validation.invalid' })
  tab!: string;
  @Field(() => [QuizAnswerInput], {
    description: 'Changed answers, at most 100. Other answers stay unchanged.',
  })

  @AtMostEntries(MAX_QUESTIONS, 'assessment.tooMany')
  @ValidateNested({ each: true })
  answers!: QuizAnswerInput[];
}

/**
 * Answers by question ID, in the stored form.
 * @throws BAD_INPUT if an answer does not fit the attempt's paper
 */
export function answersFor(
  paper: readonly PaperItem[],
  given: readonly QuizAnswerInput[],
): Record<string, Answer> {
  const items = new Map(paper.map((item) => [item.id, item]));
  return Object.fromEntries(
    given.map(({ questionId, ...answer }, n) => {
      const item = items.get(questionId);
      if (!item) throw badInput(`answers.${n}.questionId`, 'assessment.unknownQuestion');
      assertFits(item, answer, `answers.${n}`);
      return [questionId, answer];
    }),
  );
}

function assertFits({ kind, choices, matches, gaps }: PaperItem, answer: Answer, field: string): void {
  const known = new Set(kind === QuestionKind.TRUE_FALSE ? ['true', 'false'] : choices.map(({ id }) => id));
  const { choiceIds, texts, pairs } = answer;
  const single = kind === QuestionKind.SINGLE || kind === QuestionKind.TRUE_FALSE;
  const fits =
    choiceIds.every((id) => known.has(id)) &&
    new Set(choiceIds).size === choiceIds.length &&
    !(single && choiceIds.length > 1) &&
    !(kind === QuestionKind.MATCHING && choiceIds.length);
  if (!fits) throw badInput(`${field}.choiceIds`, 'assessment.unknownChoice');
  const matchIds = new Set(matches.map(({ id }) => id));
  if (pairs.some(({ pairId, matchId }) => !known.has(pairId) || !matchIds.has(matchId)))
    throw badInput(`${field}.pairs`, 'assessment.unknownChoice');
  const longest = kind === QuestionKind.OPEN ? MAX_ESSAY_LENGTH : MAX_ANSWER_LENGTH;
  if (texts.length > gaps || texts.some((text) => text.length > longest))
    throw badInput(`${field}.texts`, 'assessment.text', { max: longest });
}
