import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';

@Resolver(() => PublicTerms)
export class VideoTermsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Videos are made into several qualities, so that MOV and WebM are taken as well as MP4.',
  })
  makesVideoStreams(@Ctx() { services }: Context): boolean {
    return services.config.ffmpegPath !== undefined;
  }
}
