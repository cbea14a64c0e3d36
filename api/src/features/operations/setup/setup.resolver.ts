import { Ctx, Field, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { SetupStepKind, setupRows } from './setup-sources.ts';

@ObjectType({ description: 'A step of the first day of a platform.' })
export class SetupStep {
  @Field(() => SetupStepKind, { description: 'Kind of the step, which determines its check.' })
  kind!: SetupStepKind;
  @Field({ description: 'True if the server has verified that it is done.' })
  isDone!: boolean;
}

@Resolver()
export class SetupResolver {
  @Allow('setting:read')
  @MaxRows(10)
  @ReadQuery(() => [SetupStep], {
    description:
      'All steps from an empty platform to one that sells, in their order. Verified at each query.',
  })
  setupSteps(@Ctx() context: Context) {
    return derived(
      SetupStep,
      setupRows(context.services, signedIn(context)),
      'Facts about the platform, for those who may read its settings.',
    );
  }
}
