import { Field, Int, ObjectType } from 'type-graphql';
import { CodeEnum, ReasonEnum } from '../../../graphql/error.types.ts';
import type { ErrorCode, ErrorReason } from '../../../platform/errors/reasons.ts';

@ObjectType({ description: 'Limits of this server for API clients.' })
export class ApiLimits {
  @Field(() => Int, {
    description:
      'Cost budget per minute and process of a user, an API token, or an anonymous IP address. All tokens of a user together have three times as much.',
  })
  costPerMinute!: number;
  @Field(() => Int, { description: 'Maximum cost of one operation.' })
  operationCost!: number;
  @Field(() => Int, { description: 'Maximum nesting depth of fields in one operation.' })
  depth!: number;
  @Field(() => Int, { description: 'Maximum number of aliases in one document.' })
  aliases!: number;
  @Field(() => Int, { description: 'Maximum number of root fields in one operation.' })
  rootFields!: number;
  @Field(() => Int, { description: 'Maximum number of lexical tokens in one document.' })
  tokens!: number;
  @Field(() => Int, { description: 'Maximum number of rows per page, except in change feeds.' })
  pageSize!: number;
  @Field(() => Int, { description: 'Maximum number of rows per page of a change feed.' })
  changesPageSize!: number;
  @Field(() => Int, {
    description: 'Maximum number of simultaneous subscriptions of a user over all connections.',
  })
  subscriptions!: number;
}

@ObjectType({ description: 'Reason of an error, with its message.' })
export class RefusalReason {
  @Field(() => ReasonEnum, { description: 'Machine-readable reason: `extensions.reason`.' })
  reason!: ErrorReason;
  @Field(() => CodeEnum, { description: 'Kind of failure: `extensions.code`.' })
  code!: ErrorCode;
  @Field(() => Int, { description: 'HTTP status of the REST response.' })
  status!: number;
  @Field({
    description:
      'Message for end users, in the language of the request. Placeholders have the form `{limit}`.',
  })
  message!: string;
  @Field({ description: 'Cause of the error and the recommended handling, in English.' })
  description!: string;
}
