import { Resolver, Root } from 'type-graphql';
import { jsonRows, MaxRows, ReadField, type Row } from '../../graphql/read/index.ts';
import { mediaUrl } from '../media/index.ts';
import {
  ChoiceFeedback,
  MatchedPair,
  PaperPiece,
  PaperQuestion,
  QuizAnswer,
  QuizSolution,
} from './paper.types.ts';
import { MAX_PIECES } from './question.input.ts';

const OF_ATTEMPT = 'A part of an attempt, which its own rule shows.';
/** Parts of one JSON column, which cost no further rows. */
const PARTS = { countsAs: 1 };

/** The jsonb columns of list fields, which the GraphQL type does not have. */
interface Lists {
  readonly choiceList: unknown;
  readonly matchList: unknown;
  readonly pairList: unknown;
  readonly feedbackList: unknown;
}

@Resolver(() => PaperQuestion)
export class PaperQuestionResolver {
  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [PaperPiece], {
    description: 'What is chosen from, or brought into order; of MATCHING what is given.',
  })
  choices(@Root() question: Row<PaperQuestion & Lists>) {
    return jsonRows(PaperPiece, question.choiceList, OF_ATTEMPT);
  }

  @MaxRows(2 * MAX_PIECES, PARTS)
  @ReadField(() => [PaperPiece], { description: 'Of MATCHING: what the choices are matched with.' })
  matches(@Root() question: Row<PaperQuestion & Lists>) {
    return jsonRows(PaperPiece, question.matchList, OF_ATTEMPT);
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Signed address of its sound, below the platform’s own; expires after six hours.',
  })
  soundUrl(@Root() question: Row<PaperQuestion & { soundId: string | null }>) {
    return mediaUrl(question.soundId);
  }
}

@Resolver(() => QuizAnswer)
export class QuizAnswerResolver {
  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [MatchedPair], { description: 'Of MATCHING: what was matched.' })
  pairs(@Root() answer: Row<QuizAnswer & Lists>) {
    return jsonRows(MatchedPair, answer.pairList, OF_ATTEMPT);
  }
}

@Resolver(() => QuizSolution)
export class QuizSolutionResolver {
  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [MatchedPair], { description: 'Of MATCHING: what belongs together.' })
  pairs(@Root() solution: Row<QuizSolution & Lists>) {
    return jsonRows(MatchedPair, solution.pairList, OF_ATTEMPT);
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [ChoiceFeedback], {
    description: 'What is said of choices, where its teacher said something.',
  })
  feedback(@Root() solution: Row<QuizSolution & Lists>) {
    return jsonRows(ChoiceFeedback, solution.feedbackList, OF_ATTEMPT);
  }
}
