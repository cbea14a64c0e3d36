import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import { SUBMIT_LESSONS, SUBMIT_MINUTES, SUBMIT_WORDS } from './settings.ts';

/** Minimum content of a course at its submission. */
@Resolver(() => PublicTerms)
export class CourseTermsResolver {
  @FieldResolver(() => Int, { description: 'Lessons that a course has at least when it is submitted.' })
  submitLessons(@Ctx() { services }: Context): number {
    return services.settings.get(SUBMIT_LESSONS);
  }

  @FieldResolver(() => Int, { description: 'Minutes of material that a course has at least by then.' })
  submitMinutes(@Ctx() { services }: Context): number {
    return services.settings.get(SUBMIT_MINUTES);
  }

  @FieldResolver(() => Int, { description: 'Words that its description has at least by then.' })
  submitWords(@Ctx() { services }: Context): number {
    return services.settings.get(SUBMIT_WORDS);
  }
}
