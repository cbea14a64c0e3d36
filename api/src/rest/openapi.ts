import type { GraphQLSchema } from 'graphql';
import { statusOf } from '../platform/errors.ts';
import { fieldFaults } from '../platform/field-faults.ts';
import { type ErrorCode, reasonsOf } from '../platform/reasons.ts';
import { callbacks } from './callbacks.ts';
import { codesOf } from './error-codes.ts';
import type { FileField } from './file.ts';
import { components } from './legacy.ts';
import type { RestRoute } from './route.ts';
import { courseComponents } from './routes/courses/course.ts';
import { restRouteTable } from './routes/index.ts';
import { integer, type JsonSchema, list, object, ref, text } from './schema.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const form = ({ name, description }: FileField) => ({
  'multipart/form-data': { schema: object({ [name]: text(description, { format: 'binary' }) }) },
});

/** What a program needs to act on some failures. */
const facts = {
  state: text('The present state that forbids it.'),
  version: integer('The version that is stored now.'),
  limit: integer('The most that is allowed.'),
  total: integer('What it comes to now, in đồng.'),
  least: integer('The least that is allowed, where there is one besides the limit.'),
  value: integer('What was asked for.'),
  count: integer('How many things stand in the way.'),
  number: text('The number of the order in question.'),
  lessonId: text('The lesson that stands in the way.'),
  title: text('What that is called which stands in the way.'),
  since: text('Since when it is so: a moment in UTC.'),
  permission: text('The permission that is lacking.'),
  retryAfter: integer('Seconds until the same request may do better; also in the header Retry-After.'),
  correlationId: text('With INTERNAL: what to quote to the support.'),
};

/** `BAD_INPUT` is described as `BadInput`. */
const schemaName = (code: string): string =>
  code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());

/** A failure of one code, so that clients can narrow by it. */
const failureSchema = (code: ErrorCode): JsonSchema =>
  object(
    {
      success: { type: 'boolean', const: false, description: 'Always false.' },
      message: text('In the language of Accept-Language (vi or en), else of the profile, else Vietnamese.'),
      error: object(
        {
          code: text('What went wrong.', { const: code }),
          reason: text(
            'Why exactly; the enum ErrorReason of the GraphQL schema describes each. New ones are added without ' +
              'notice: treat one that you do not know by its code.',
            { enum: reasonsOf(code) },
          ),
          message: text('The same as message.'),
          ...facts,
        },
        Object.keys(facts),
      ),
      details: list(
        object({
          field: text('Path of the field.'),
          code: text('What is wrong with it, for programs.', { enum: Object.keys(fieldFaults) }),
          message: text('What is wrong with it, for people.'),
        }),
        'Fields at fault.',
      ),
    },
    ['details'],
  );

const CODES = Object.keys(statusOf) as ErrorCode[];
const failureSchemas: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(CODES.map((code) => [schemaName(code), failureSchema(code)])),
  Failure: { anyOf: CODES.map((code) => ref(schemaName(code))), description: 'Any failure.' },
};

const envelope = ({ response, beside }: RestRoute): JsonSchema =>
  object({
    success: { type: 'boolean', const: true, description: 'Always true.' },
    data: response,
    // What stands beside `data` is a copy of it
    ...(beside ? response.properties : {}),
  });

/** The failures of one operation by status; those that any may meet are the default. */
function failures(codes: ReadonlySet<ErrorCode>): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of CODES)
    if (codes.has(code)) byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: `${of.join(' or ')}.`,
        ...(status === 401
          ? { headers: { 'WWW-Authenticate': { description: 'RFC 6750.', schema: { type: 'string' } } } }
          : {}),
        content: json(
          of.length === 1 ? ref(schemaName(of[0]!)) : { anyOf: of.map((code) => ref(schemaName(code))) },
        ),
      },
    ]),
  );
}

function operation(route: RestRoute, schema: GraphQLSchema) {
  const { method, path, summary, tag, parameters = [], body, file, needsSignIn } = route;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    tags: [tag],
    security: needsSignIn ? [{ bearer: [] }] : [{}, { bearer: [] }],
    ...(parameters.length
      ? {
          parameters: parameters.map(({ schema: { description, ...schema }, ...each }) => ({
            ...each,
            required: each.in === 'path',
            description,
            schema,
          })),
        }
      : {}),
    ...(body ? { requestBody: { required: !!body.required?.length, content: json(body) } } : {}),
    ...(file ? { requestBody: { required: true, content: form(file) } } : {}),
    responses: {
      200: { description: 'Done.', content: json(envelope(route)) },
      ...failures(codesOf(route, schema)),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** The OpenAPI 3.1 document of the REST endpoints; committed as schema/rest.openapi.json. */
export function openApiDocument(schema: GraphQLSchema) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRouteTable)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schema) };
  Object.assign(paths, callbacks);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sen: REST for legacy clients',
      version: '1',
      description:
        'The same platform as POST /graphql, in the form that earlier clients know: each endpoint runs a stored GraphQL ' +
        'document. Send the header X-Requested-With: XMLHttpRequest and a bearer token; cookies play no part but on the way through Google. ' +
        'Making a person an administrator and moving an address also take the header X-Identity-Proof with what ' +
        'POST /auth/prove-identity answers; without it they are refused (403) with the reason PROOF_NEEDED.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Failure: {
          description: `What went wrong, with the status of its code: ${Object.entries(statusOf)
            .map(([code, status]) => `${code} ${status}`)
            .join(', ')}.`,
          content: json(ref('Failure')),
        },
      },
      schemas: { ...components, ...courseComponents, ...failureSchemas },
    },
  };
}
