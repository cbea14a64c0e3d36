import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Needs } from '../../graphql/read/index.ts';
import { signedMediaUrl } from '../catalog/index.ts';
import { WaitingAnswer } from './teaching.types.ts';

/** What an answer to be marked says beside its columns. */
@Resolver(() => WaitingAnswer)
export class WaitingAnswerResolver {
  @Needs('soundId')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of what the student heard, below the platform’s own; expires after six hours.',
  })
  soundUrl(@Root() { soundId }: { soundId: string | null }, @Ctx() { services }: Context): string | null {
    return soundId && signedMediaUrl(services.keys, soundId);
  }
}
