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
import { WaitingAnswer } from './teaching.types.ts';

const OF_ATTEMPT = 'Part of an attempt, which has its own visibility rule.';
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
    description: 'Items to select or to order. For MATCHING: the items to match.',
  })
  choices(@Root() question: Row<PaperQuestion & Lists>) {
    return jsonRows(PaperPiece, question.choiceList, OF_ATTEMPT);
  }

  @MaxRows(2 * MAX_PIECES, PARTS)
  @ReadField(() => [PaperPiece], {
    description: 'For MATCHING: the items with which the choices are matched.',
  })
  matches(@Root() question: Row<PaperQuestion & Lists>) {
    return jsonRows(PaperPiece, question.matchList, OF_ATTEMPT);
  }

  @ReadField(() => String, {
    nullable: true,
    description:
      'Signed URL of the question’s audio, below the platform’s own. Expires after six hours. Null if there is no audio.',
  })
  soundUrl(@Root() question: Row<PaperQuestion & { soundId: string | null }>) {
    return mediaUrl(question.soundId);
  }
}

@Resolver(() => QuizAnswer)
export class QuizAnswerResolver {
  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [MatchedPair], { description: 'For MATCHING: the pairs matched by the student.' })
  pairs(@Root() answer: Row<QuizAnswer & Lists>) {
    return jsonRows(MatchedPair, answer.pairList, OF_ATTEMPT);
  }
}

@Resolver(() => QuizSolution)
export class QuizSolutionResolver {
  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [MatchedPair], { description: 'For MATCHING: the correct pairs.' })
  pairs(@Root() solution: Row<QuizSolution & Lists>) {
    return jsonRows(MatchedPair, solution.pairList, OF_ATTEMPT);
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [ChoiceFeedback], {
    description: 'Feedback on individual choices, where the teacher wrote any.',
  })
  feedback(@Root() solution: Row<QuizSolution & Lists>) {
    return jsonRows(ChoiceFeedback, solution.feedbackList, OF_ATTEMPT);
  }
}

@Resolver(() => WaitingAnswer)
export class WaitingAnswerResolver {
  @ReadField(() => String, {
    nullable: true,
    description:
      'Signed URL of the question’s audio, below the platform’s own. Expires after six hours. Null if there is no audio.',
  })
  soundUrl(@Root() answer: Row<WaitingAnswer & { soundId: string | null }>) {
    return mediaUrl(answer.soundId);
  }
}
