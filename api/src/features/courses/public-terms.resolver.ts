import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import { SUBMIT_LESSONS, SUBMIT_MINUTES, SUBMIT_WORDS } from './settings.ts';

@Resolver(() => PublicTerms)
export class CourseTermsResolver {
  @FieldResolver(() => Int, { description: 'Minimum number of lessons of a submitted course.' })
  submitLessons(@Ctx() { services }: Context): number {
    return services.settings.get(SUBMIT_LESSONS);
  }

  @FieldResolver(() => Int, { description: 'Minimum length of a submitted course in minutes.' })
  submitMinutes(@Ctx() { services }: Context): number {
    return services.settings.get(SUBMIT_MINUTES);
  }

  @FieldResolver(() => Int, {
    description: 'Minimum number of words in the description of a submitted course.',
  })
  submitWords(@Ctx() { services }: Context): number {
    return services.settings.get(SUBMIT_WORDS);
  }
}
