import { Resolver, Root } from 'type-graphql';
import { ReadField, type Row } from '../../graphql/read/index.ts';
import { mediaUrl } from '../media/index.ts';
import { WaitingAnswer } from './teaching.types.ts';

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
