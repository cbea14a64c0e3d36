import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type FieldFault, fieldFaults } from '../platform/errors/field-faults.ts';
import { allReasons, type ErrorCode, type ErrorReason } from '../platform/errors/reasons.ts';

const toEnum = <Name extends string>(names: Iterable<Name>) =>
  Object.fromEntries([...names].map((name) => [name, name])) as Record<Name, Name>;

const codes: Readonly<Record<ErrorCode, string>> = {
  BAD_INPUT: 'The request is invalid; `details` lists invalid fields, if any (400).',
  TOO_COSTLY:
    'A limit per document or on simultaneous use is exceeded; the same request cannot succeed (400).',
  UNAUTHENTICATED: 'The access token is missing or no longer valid (401).',
  INVALID_CREDENTIALS:
    'A password, code or proof is wrong or missing; a refresh of the session does not help (401).',
  FORBIDDEN: 'The viewer is signed in but lacks the right (403).',
  NOT_FOUND: 'The object does not exist, or the viewer may not see it (404).',
  METHOD_NOT_ALLOWED:
    'The path does not support the method; the header Allow lists the supported ones (405).',
  CONFLICT: 'The current state prevents the operation, or a value must be unique (409).',
  GONE: 'The code, link or object was used or has expired (410).',
  PAYLOAD_TOO_LARGE: 'The body or file is too large (413).',
  UNSUPPORTED_MEDIA: 'The endpoint does not accept the content type (415).',
  POLICY: 'A rule of the platform forbids the operation (422).',
  RATE_LIMITED: 'Too many requests; retry after `retryAfter` seconds (429).',
  INTERNAL: 'Unexpected server error; `correlationId` identifies it for support (500).',
  UNAVAILABLE: 'A required service is unavailable; retry after `retryAfter` seconds (503).',
};

export const CodeEnum = toEnum(Object.keys(codes) as ErrorCode[]);
registerEnumType(CodeEnum, {
  name: 'ErrorCode',
  description: 'Kind of a failure: `extensions.code` in GraphQL, `error.code` in REST.',
  valuesConfig: Object.fromEntries(
    Object.entries(codes).map(([name, description]) => [name, { description }]),
  ),
});

export const ReasonEnum: Partial<Record<ErrorReason, string>> = {};
const reasonDescriptions: Record<string, { description: string }> = {};
registerEnumType(ReasonEnum, {
  name: 'ErrorReason',
  description:
    'Exact reason of a failure: `extensions.reason` in GraphQL, `error.reason` in REST. New reasons are ' +
    'added without notice; handle unknown ones by their code.',
  valuesConfig: reasonDescriptions,
});

/** Adds the reasons of all features to the enum. Must run before the schema is built. */
export function collectReasons(): void {
  Object.assign(ReasonEnum, toEnum(Object.keys(allReasons)));
  for (const [name, { code, description }] of Object.entries(allReasons))
    reasonDescriptions[name] = { description: `${code}: ${description}` };
}

const FaultEnum = toEnum(Object.keys(fieldFaults) as FieldFault[]);
registerEnumType(FaultEnum, {
  name: 'FieldFault',
  description: 'Fault of one input field: `details[].code`.',
  valuesConfig: Object.fromEntries(
    Object.entries(fieldFaults).map(([name, description]) => [name, { description }]),
  ),
});

@ObjectType({ description: 'Invalid field of the input.' })
export class ErrorDetail {
  @Field(() => String, {
    description: 'Path of the field in the input, for instance `salePrice` or `items.2.note`.',
  })
  field!: string;
  @Field(() => FaultEnum, { description: 'Machine-readable fault of the field.' })
  code!: FieldFault;
  @Field(() => String, { description: 'Explanation of the fault, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'Cost of an operation and the limits that apply to it.' })
export class OperationCost {
  @Field(() => Int, {
    description: 'Number of fields, each multiplied by the page sizes of the lists that contain it.',
  })
  requested!: number;
  @Field(() => Int, { description: 'Maximum cost of one operation.' })
  limit!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Remaining budget of the client in the current minute. Null if the operation was not executed.',
  })
  remaining?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Budget of the client per minute. Null if the operation was not executed.',
  })
  budget?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until the full budget is available again. Null if the operation was not executed.',
  })
  reset?: number;
}

/** No field returns this type. It documents the `extensions` of errors. */
@ObjectType({
  description:
    'Fields of `extensions` in every error. No field returns this type; it documents errors for clients and tools.',
})
export class ErrorExtensions {
  @Field(() => CodeEnum, { description: 'Kind of the failure.' })
  code!: ErrorCode;
  @Field(() => ReasonEnum, { description: 'Exact reason of the failure.' })
  reason!: ErrorReason;
  @Field(() => [ErrorDetail], {
    nullable: true,
    description: 'All invalid fields of the input. Null if there are none.',
  })
  details?: ErrorDetail[];
  @Field(() => String, { nullable: true, description: 'Current state that prevents the operation.' })
  state?: string;
  @Field(() => Int, { nullable: true, description: 'Currently stored version, with STALE_VERSION.' })
  version?: number;
  @Field(() => Int, { nullable: true, description: 'Maximum allowed value, if a limit was exceeded.' })
  limit?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Minimum allowed value, if a limit with two ends was violated.',
  })
  least?: number;
  @Field(() => Int, { nullable: true, description: 'Requested value, if a limit was exceeded.' })
  value?: number;
  @Field(() => Int, { nullable: true, description: 'Number of objects that prevent the operation.' })
  count?: number;
  @Field(() => String, { nullable: true, description: 'Number of the affected order.' })
  number?: string;
  @Field(() => String, { nullable: true, description: 'Missing permission of the viewer.' })
  permission?: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds after which a retry may succeed. Null if a retry cannot succeed.',
  })
  retryAfter?: number;
  @Field(() => String, {
    nullable: true,
    description: 'With INTERNAL and SAVED_UNREAD: identifies the failure for support.',
  })
  correlationId?: string;
  @Field(() => OperationCost, {
    nullable: true,
    description: 'With COST_LIMIT: requested and allowed cost.',
  })
  cost?: OperationCost;
}
