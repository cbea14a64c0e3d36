import type { GraphQLSchema } from 'graphql';
import { argumentRules, type InputRules, inputRules } from '../graphql/input-rules.ts';
import { HTTP_STATUSES } from '../platform/errors/errors.ts';
import { fieldFaults } from '../platform/errors/field-faults.ts';
import { allReasons, type ErrorCode, type ErrorReason, getReasons } from '../platform/errors/reasons.ts';
import { translate } from '../platform/i18n/messages/index.ts';
import { callbacks } from './callbacks.ts';
import { failure } from './envelope.ts';
import { describedBy, getCodes } from './error-codes.ts';
import { createExample } from './examples.ts';
import type { FileField } from './file.ts';
import { components } from './legacy.ts';
import { Limits } from './limits.ts';
import type { RestRoute } from './route.ts';
import { courseComponents } from './routes/courses/course.ts';
import { restRouteTable } from './routes/index.ts';
import { integer, type JsonSchema, json, list, object, ref, text } from './schema.ts';
import { tags } from './tags.ts';

const form = ({ name, description }: FileField) => ({
  'multipart/form-data': { schema: object({ [name]: text(description, { format: 'binary' }) }) },
});

const facts = {
  state: text('Current state that prevents the operation.'),
  version: integer('Currently stored version.'),
  limit: integer('Maximum allowed value.'),
  total: integer('Current total in đồng.'),
  least: integer('Minimum allowed value, if the limit has two ends.'),
  value: integer('Requested value.'),
  count: integer('Number of objects that prevent the operation.'),
  number: text('Number of the affected order.'),
  lessonId: text('ID of the lesson that prevents the operation.'),
  title: text('Title of the object that prevents the operation.'),
  since: text('Time since which the state applies, in UTC.'),
  permission: text('Missing permission of the viewer.'),
  retryAfter: integer('Seconds after which a retry may succeed; also in the header Retry-After.'),
  correlationId: text('With INTERNAL and SAVED_UNREAD: identifies the failure for support.'),
};

const schemaName = (code: string): string =>
  code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());

const EXAMPLE_PARAMS = {
  retryAfter: 30,
  limit: 30_000,
  value: 41_250,
  correlationId: '3f2b8c1e-5d47-4a90-8e21-7c9b0a6d4f13',
};
const FACTS: Partial<Record<ErrorCode, object>> = {
  TOO_COSTLY: { limit: EXAMPLE_PARAMS.limit, value: EXAMPLE_PARAMS.value },
  RATE_LIMITED: { retryAfter: EXAMPLE_PARAMS.retryAfter },
  UNAVAILABLE: { retryAfter: EXAMPLE_PARAMS.retryAfter },
  INTERNAL: { correlationId: EXAMPLE_PARAMS.correlationId },
};

/** An example of an error with this code. Prefers a reason whose message has no other placeholders. */
function failureExample(code: ErrorCode): object {
  const reasons = getReasons(code) as ErrorReason[];
  const toMessage = (reason: ErrorReason) => translate('en', allReasons[reason].message, EXAMPLE_PARAMS);
  const { body } = failure(
    reasons.find((reason) => !toMessage(reason).includes('{')) ?? reasons[0]!,
    'en',
    EXAMPLE_PARAMS,
  );
  return { ...body, error: { ...body.error, ...FACTS[code] } };
}

/** The schema of errors with one code, so that clients can narrow by it. */
const failureSchema = (code: ErrorCode): JsonSchema => ({
  ...object(
    {
      success: { type: 'boolean', const: false, description: 'Always false.' },
      message: text(
        'Message in the language of Accept-Language (vi or en), otherwise of the profile, otherwise Vietnamese.',
      ),
      error: object(
        {
          code: text('Kind of the failure.', { const: code }),
          reason: text(
            'Exact reason; the enum ErrorReason of the GraphQL schema describes each. New ones are added without ' +
              'notice; handle unknown ones by their code.',
            { enum: getReasons(code) },
          ),
          message: text('Message; the same value as the top-level `message`.'),
          ...facts,
        },
        Object.keys(facts),
      ),
      details: list(
        object({
          field: text('Path of the field in the input.'),
          code: text('Machine-readable fault of the field.', { enum: Object.keys(fieldFaults) }),
          message: text('Explanation of the fault.'),
        }),
        'Invalid fields of the input.',
      ),
    },
    ['details'],
  ),
  examples: [failureExample(code)],
});

const CODES = Object.keys(HTTP_STATUSES) as ErrorCode[];
const failureSchemas: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(CODES.map((code) => [schemaName(code), failureSchema(code)])),
  Failure: {
    anyOf: CODES.map((code) => ref(schemaName(code))),
    description: 'Failure with any of the codes.',
  },
};

const schemas = { ...components, ...courseComponents, ...failureSchemas };

const envelope = ({ response, topLevelFields }: RestRoute): JsonSchema =>
  object({
    success: { type: 'boolean', const: true, description: 'Always true.' },
    data: response,
    // Additional fields at the level of `data` are copies of its fields
    ...(topLevelFields ? response.properties : {}),
  });

const header = (description: string) => ({ description, schema: { type: 'string' } });
const BUDGET_HEADERS = {
  'RateLimit-Policy': header(
    'Cost budget of the client per minute, in the format of draft-ietf-httpapi-ratelimit-headers.',
  ),
  RateLimit: header('Remaining budget (r), and seconds until the full budget is available again (t).'),
};
const TAG_HEADER = {
  ETag: header(
    'Entity tag, for anonymous clients. Send it as If-None-Match; a 304 response confirms that it is current.',
  ),
};

const headersOfFailures: Readonly<Record<number, object>> = {
  401: { 'WWW-Authenticate': header('Authentication scheme and the fault of the token, as in RFC 6750.') },
  429: { ...BUDGET_HEADERS, 'Retry-After': header('Seconds after which a retry may succeed.') },
};

/** The errors of an operation by status. Errors that any operation can have are the default response. */
function failures(codes: ReadonlySet<ErrorCode>): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of CODES)
    if (codes.has(code))
      byStatus.set(HTTP_STATUSES[code], [...(byStatus.get(HTTP_STATUSES[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: `${of.join(' or ')}.`,
        ...(headersOfFailures[status] ? { headers: headersOfFailures[status] } : {}),
        content: json(
          of.length === 1 ? ref(schemaName(of[0]!)) : { anyOf: of.map((code) => ref(schemaName(code))) },
        ),
      },
    ]),
  );
}

function successes(route: RestRoute): Record<string, object> {
  const isPublicRead = route.method === 'GET' && route.isPublic;
  const schema = envelope(route);
  return {
    200: {
      description: 'The request succeeded.',
      headers: { ...BUDGET_HEADERS, ...(isPublicRead ? TAG_HEADER : {}) },
      content: json(schema, createExample(schema, schemas)),
    },
    ...(isPublicRead ? { 304: { description: 'The entity tag in If-None-Match is current.' } } : {}),
  };
}

function operation(route: RestRoute, schema: GraphQLSchema, rules: InputRules, argumentLimits: InputRules) {
  const { method, path, summary, tag, parameters = [], file, isPublic } = route;
  const limits = new Limits(route, schema, rules, argumentLimits);
  const body = route.body && limits.limitBody(route.body);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    description: describedBy(route, schema),
    tags: [tag],
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length
      ? {
          parameters: parameters.map(({ schema: declared, ...each }) => {
            const { description, ...limited } = limits.of(each.name, declared);
            return { ...each, required: each.in === 'path', description, schema: limited };
          }),
        }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: !!body.required?.length,
            content: json(body, createExample(body, schemas, true)),
          },
        }
      : {}),
    ...(file ? { requestBody: { required: true, content: form(file) } } : {}),
    responses: {
      ...successes(route),
      ...failures(getCodes(route, schema)),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/**
 * The OpenAPI 3.1 document of the REST endpoints. It is stored as schema/rest.openapi.json.
 * @param publicUrl URL of the platform. Without it, URLs are relative.
 */
export function openApiDocument(schema: GraphQLSchema, publicUrl = '') {
  const rules = inputRules(schema);
  const argumentLimits = argumentRules();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRouteTable)
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(route, schema, rules, argumentLimits),
    };
  Object.assign(paths, callbacks);
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST for legacy clients',
      version: '1',
      ...(publicUrl && { contact: { url: `${publicUrl}/developers` } }),
      description:
        'REST access to the API at POST /graphql, in the format of legacy clients. Each endpoint runs a stored GraphQL ' +
        'document. Send the header X-Requested-With: XMLHttpRequest and a bearer token. Cookies are used only for the sign-in with Google. ' +
        'Sensitive operations, such as making a user an administrator or changing an email address, require a recent ' +
        'sign-in on REST by password or Google, by default within the last 12 hours; a refresh does not count. If the sign-in is older, ' +
        'if administrators require a proof each time, or with a session of the web application, they fail (403) with the reason ' +
        'PROOF_NEEDED unless the header X-Identity-Proof has a token from POST /auth/prove-identity. API tokens cannot perform them. ' +
        'Below /auth, /client and /admin, fields and query parameters that an operation does not list are ignored. ' +
        'Elsewhere such parameters are rejected, except those that begin with an underscore. ' +
        'The parameter lang (vi or en) sets the language of a response and takes precedence over the header Accept-Language.',
    },
    servers: [{ url: `${publicUrl}/api`, description: 'Server of this platform.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Access token of a session (a JWT, valid for 15 minutes), or an API token (`sen_pat_…`) with the scopes that the endpoint requires. Public endpoints require no scope.',
        },
      },
      responses: {
        Failure: {
          description: `Failure, with the status of its code: ${Object.entries(HTTP_STATUSES)
            .map(([code, status]) => `${code} ${status}`)
            .join(', ')}.`,
          content: json(ref('Failure')),
        },
      },
      schemas,
    },
  };
}
