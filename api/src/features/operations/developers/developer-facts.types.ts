import { Field, Int, ObjectType } from 'type-graphql';
import { CodeEnum, ReasonEnum } from '../../../graphql/error.types.ts';
import type { ErrorCode, ErrorReason } from '../../../platform/errors/reasons.ts';

@ObjectType({ description: 'How much a program may ask for, as this server holds it.' })
export class ApiLimits {
  @Field(() => Int, {
    description:
      'Cost a minute of a person, an API token, or an anonymous network address, per process. All tokens of a person together have three times as much.',
  })
  costPerMinute!: number;
  @Field(() => Int, { description: 'The most that one operation may cost.' })
  operationCost!: number;
  @Field(() => Int, { description: 'Fields within fields of one operation.' })
  depth!: number;
  @Field(() => Int, { description: 'Aliases in one document.' })
  aliases!: number;
  @Field(() => Int, { description: 'Root fields of one operation.' })
  rootFields!: number;
  @Field(() => Int, { description: 'Tokens that the parser reads of one document.' })
  tokens!: number;
  @Field(() => Int, { description: 'Rows on one page, except of feeds of changes.' })
  pageSize!: number;
  @Field(() => Int, { description: 'Rows on one page of a feed of changes.' })
  changesPageSize!: number;
  @Field(() => Int, { description: 'Subscriptions that a person holds at once, over all connections.' })
  subscriptions!: number;
}

@ObjectType({ description: 'A reason for which the platform refuses, with its words.' })
export class RefusalReason {
  @Field(() => ReasonEnum, { description: 'What a program tells it by: `extensions.reason`.' })
  reason!: ErrorReason;
  @Field(() => CodeEnum, { description: 'What kind of failure it is: `extensions.code`.' })
  code!: ErrorCode;
  @Field(() => Int, { description: 'The HTTP status that REST answers with.' })
  status!: number;
  @Field({
    description: 'What people are told, in the language of the request; facts stand in it as `{limit}`.',
  })
  message!: string;
  @Field({ description: 'When it is thrown and what a program does about it, in English.' })
  description!: string;
}
