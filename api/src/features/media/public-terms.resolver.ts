import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';

@Resolver(() => PublicTerms)
export class VideoTermsResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True if the platform transcodes videos into several renditions and therefore accepts MOV and WebM in addition to MP4.',
  })
  makesVideoStreams(@Ctx() { services }: Context): boolean {
    return services.config.ffmpegPath !== undefined;
  }
}
