import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { assessImpact, readAssessment } from './assess-impact.ts';
import { AssessImpactInput, ImpactAssessment, RegisteredActivity } from './processing.types.ts';
import { readActivities } from './read-activities.ts';

@Resolver()
export class ProcessingResolver {
  @Allow('privacy-request:read')
  @Query(() => [RegisteredActivity], {
    description:
      'Register of processing activities: the personal data of each feature, with its purpose, readers and recipients. Generated from the declarations in the code.',
  })
  processingActivities(@Ctx() { em, locale }: Context): Promise<RegisteredActivity[]> {
    return readActivities(em, locale);
  }

  @Allow('privacy-request:read')
  @Query(() => ImpactAssessment, {
    description:
      'Judgements of the data protection impact assessment. Empty until an administrator writes them.',
  })
  impactAssessment(@Ctx() context: Context): Promise<ImpactAssessment> {
    return readAssessment(context);
  }

  @Allow('privacy-request:decide')
  @Mutation(() => ImpactAssessment, {
    description:
      'Stores the judgements of the data protection impact assessment as a new version. BAD_INPUT: a text is too long, or nothing changes. CONFLICT: they were changed since `expectedVersion`.',
  })
  async assessImpact(
    @Arg('input') input: AssessImpactInput,
    @Ctx() context: Context,
  ): Promise<ImpactAssessment> {
    await assessImpact(context, input);
    return readAssessment(context);
  }
}
