import { Length } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { OperationKind, PerformancePeriod } from './performance.enums.ts';

@ArgsType()
export class OperationPointsArgs {
  @Field(() => PerformancePeriod, {
    description: 'How long back from now, of which figures are taken together.',
  })
  period!: PerformancePeriod;
  @Field(() => OperationKind, { description: 'How the operation is called from outside.' })
  kind!: OperationKind;
  @Field({ description: 'Its name, as `measuredOperations` gives it; up to 300 characters.' })
  @Length(1, 300, { message: 'validation.invalid' })
  operation!: string;
}
