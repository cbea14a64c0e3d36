import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type FieldFault, fieldFaults } from '../platform/errors/field-faults.ts';
import { allReasons, type ErrorCode, type ErrorReason } from '../platform/errors/reasons.ts';

const itself = <Name extends string>(names: Iterable<Name>) =>
  Object.fromEntries([...names].map((name) => [name, name])) as Record<Name, Name>;

/** Schema descriptions of the error codes, for all reasons. */
const codes: Readonly<Record<ErrorCode, string>> = {
  BAD_INPUT: 'The request itself is at fault; `details` names the fields, where it is fields (400).',
  TOO_COSTLY: 'A limit of one document, or of what is held at once; the same request never passes (400).',
  UNAUTHENTICATED: 'No access token, or one that is not good any more (401).',
  INVALID_CREDENTIALS: 'A password, code or proof is wrong or missing; never a reason to refresh (401).',
  FORBIDDEN: 'Signed in, but not allowed (403).',
  NOT_FOUND: 'No such thing, or not the viewer’s to know of (404).',
  METHOD_NOT_ALLOWED:
    'The path exists and does not take the method; the header Allow names those that it takes (405).',
  CONFLICT: 'The present state forbids it, or something has to be unique (409).',
  GONE: 'Used or expired (410).',
  PAYLOAD_TOO_LARGE: 'The body or file is too large (413).',
  UNSUPPORTED_MEDIA: 'The content type is not taken here (415).',
  POLICY: 'A rule of the platform forbids it, whatever the state (422).',
  RATE_LIMITED: 'Too much in too short a time; `retryAfter` says when to go on (429).',
  INTERNAL: 'Ours to mend; `correlationId` names it to the support (500).',
  UNAVAILABLE: 'Something that the request needs is out; `retryAfter` says when to try again (503).',
};

export const CodeEnum = itself(Object.keys(codes) as ErrorCode[]);
registerEnumType(CodeEnum, {
  name: 'ErrorCode',
  description: 'What kind of failure it is: `extensions.code` of GraphQL, `error.code` of REST.',
  valuesConfig: Object.fromEntries(
    Object.entries(codes).map(([name, description]) => [name, { description }]),
  ),
});

export const ReasonEnum: Partial<Record<ErrorReason, string>> = {};
const reasonDescriptions: Record<string, { description: string }> = {};
registerEnumType(ReasonEnum, {
  name: 'ErrorReason',
  description:
    'Why exactly a request was refused: `extensions.reason` of GraphQL, `error.reason` of REST. New reasons are ' +
    'added without notice: treat one that you do not know by its code.',
  valuesConfig: reasonDescriptions,
});

/** Adds the reasons of all features to the enum. Must run before the schema is built. */
export function collectReasons(): void {
  Object.assign(ReasonEnum, itself(Object.keys(allReasons)));
  for (const [name, { code, description }] of Object.entries(allReasons))
    reasonDescriptions[name] = { description: `${code}: ${description}` };
}

const FaultEnum = itself(Object.keys(fieldFaults) as FieldFault[]);
registerEnumType(FaultEnum, {
  name: 'FieldFault',
  description: 'What is wrong with one field: `details[].code`.',
  valuesConfig: Object.fromEntries(
    Object.entries(fieldFaults).map(([name, description]) => [name, { description }]),
  ),
});

@ObjectType({ description: 'One field of the input that is at fault.' })
export class ErrorDetail {
  @Field(() => String, { description: 'Its path in the input, for instance `salePrice` or `items.2.note`.' })
  field!: string;
  @Field(() => FaultEnum, { description: 'What is wrong with it, for programs.' })
  code!: FieldFault;
  @Field(() => String, { description: 'What is wrong with it, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'What an operation was worth and may be worth.' })
export class OperationCost {
  @Field(() => Int, { description: 'Fields, each counted once for every row that the page sizes allow.' })
  requested!: number;
  @Field(() => Int, { description: 'The most that one operation may cost.' })
  limit!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'What is left of the caller’s budget of this minute; absent where nothing ran.',
  })
  remaining?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The caller’s budget a minute; absent where nothing ran.',
  })
  budget?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until all of the budget is there again; absent where nothing ran.',
  })
  reset?: number;
}

/** No field returns this type. It documents the `extensions` of errors. */
@ObjectType({
  description:
    'What `extensions` of every error hold. No field answers with it: it describes errors to programs and their tools.',
})
export class ErrorExtensions {
  @Field(() => CodeEnum, { description: 'What kind of failure it is.' })
  code!: ErrorCode;
  @Field(() => ReasonEnum, { description: 'Why exactly it was refused.' })
  reason!: ErrorReason;
  @Field(() => [ErrorDetail], {
    nullable: true,
    description: 'The fields at fault, all at once; absent without any.',
  })
  details?: ErrorDetail[];
  @Field(() => String, { nullable: true, description: 'The present state that forbids it.' })
  state?: string;
  @Field(() => Int, { nullable: true, description: 'The version that is stored now, with STALE_VERSION.' })
  version?: number;
  @Field(() => Int, { nullable: true, description: 'The most that is allowed, where a limit was passed.' })
  limit?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The least that is allowed, where a limit has two ends and one was passed.',
  })
  least?: number;
  @Field(() => Int, { nullable: true, description: 'What was asked for, where a limit was passed.' })
  value?: number;
  @Field(() => Int, { nullable: true, description: 'How many things stand in the way.' })
  count?: number;
  @Field(() => String, { nullable: true, description: 'The number of the order in question.' })
  number?: string;
  @Field(() => String, { nullable: true, description: 'The permission that is lacking.' })
  permission?: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until the same request may do better; absent where it never will.',
  })
  retryAfter?: number;
  @Field(() => String, {
    nullable: true,
    description: 'With INTERNAL and SAVED_UNREAD: identifies the failure for the support.',
  })
  correlationId?: string;
  @Field(() => OperationCost, {
    nullable: true,
    description: 'With COST_LIMIT: what was asked for, and allowed.',
  })
  cost?: OperationCost;
}
