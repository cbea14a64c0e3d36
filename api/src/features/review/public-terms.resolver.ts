import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import { REVIEW_WORKING_DAYS } from './open-review.ts';

@Resolver(() => PublicTerms)
export class ReviewTermsResolver {
  @FieldResolver(() => Int, { description: 'Number of working days within which a submission is decided.' })
  reviewWorkingDays(@Ctx() { services }: Context): number {
    return services.settings.get(REVIEW_WORKING_DAYS);
  }
}
