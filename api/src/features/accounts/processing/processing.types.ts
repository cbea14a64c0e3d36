import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { type Assessment, MAX_TEXT } from './impact-assessment.ts';

export const ErasureKind = defineEnum('ErasureKind', 'Effect of the erasure of a person on rows.', {
  DELETE: 'The rows are deleted.',
  BLANK: 'The personal columns are overwritten.',
  KEEP: 'The rows remain without the name, because a law requires them or they concern other people.',
});
export type ErasureKind = keyof typeof ErasureKind;

@ObjectType({ description: 'Database table with personal data.' })
export class ProcessedTable {
  @Field({ description: 'Name in the database, for example `orders`.' })
  name!: string;
  @Field(() => [String], { description: 'Names of its columns, without technical ones.' })
  columns!: string[];
  @Field(() => [ErasureKind], { description: 'Effects of the erasure of a person on its rows.' })
  erasures!: ErasureKind[];
  @Field(() => [String], { description: 'Reasons for the effects, in English, as the code declares them.' })
  reasons!: string[];
}

@ObjectType({ description: 'Processing of personal data by a feature, as the code declares it.' })
export class RegisteredActivity {
  @Field({ description: 'Name of the feature.' })
  feature!: string;
  @Field({ description: 'Purpose of the processing, in the language of the request.' })
  purpose!: string;
  @Field(() => [ProcessedTable], { description: 'Tables with the data.' })
  tables!: ProcessedTable[];
  @Field(() => [String], {
    description: 'Permissions of administrators for the feature, in the language of the request.',
  })
  readers!: string[];
  @Field(() => [String], {
    description: 'Parties outside of the server that receive data, in the language of the request.',
  })
  recipients!: string[];
}

const Part = (description: string) => (target: object, name: string) => {
  Field({ description: `${description} At most 5,000 characters.` })(target, name);
  MaxLength(MAX_TEXT, { message: 'accounts.assessment' })(target, name);
};

@ObjectType()
@InputType()
abstract class AssessmentParts implements Assessment {
  @Part('Controller of the data, with the person to contact.')
  controller!: string;
  @Part('Legal bases of the processing.')
  basis!: string;
  @Part('Necessity of the processing for its purposes.')
  necessity!: string;
  @Part('Transfers of data to other countries.')
  transfers!: string;
  @Part('Risks for the people.')
  risks!: string;
  @Part('Measures against the risks.')
  measures!: string;
  @Part('Conclusion of the assessment.')
  conclusion!: string;
}

@ObjectType({ description: 'Judgements of the operator in the data protection impact assessment.' })
export class ImpactAssessment extends AssessmentParts {
  @Field(() => Int, { description: 'Number of changes so far, for `expectedVersion`.' })
  version!: number;
}

@InputType({ description: 'New judgements of the data protection impact assessment.' })
export class AssessImpactInput extends AssessmentParts {
  @Field(() => Int, {
    nullable: true,
    description: 'Version that the client edited. If omitted, the current version is overwritten.',
  })
  expectedVersion?: number | null;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the history.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
}
