import { Resolver, Root } from 'type-graphql';
import { ReadField, type Row } from '../../graphql/read/index.ts';
import { mediaUrl } from '../media/index.ts';
import { WaitingAnswer } from './teaching.types.ts';

@Resolver(() => WaitingAnswer)
export class WaitingAnswerResolver {
  @ReadField(() => String, {
    nullable: true,
    description:
      'Signed address of what the student heard, below the platform’s own; expires after six hours.',
  })
  soundUrl(@Root() answer: Row<WaitingAnswer & { soundId: string | null }>) {
    return mediaUrl(answer.soundId);
  }
}
