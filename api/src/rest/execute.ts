import type { FastifyRequest } from 'fastify';
import { callerOf, ignoresBearer } from '../graphql/bearer.ts';
import { type Context, createContext } from '../graphql/context.ts';
import type { Balance } from '../graphql/cost-budget.ts';
import type { Engine } from '../graphql/engine.ts';
import { formatError } from '../graphql/errors.ts';
import { PROOF_HEADER } from '../graphql/identity-proof.ts';
import { AppError, invalidFields } from '../platform/errors.ts';
import { type Locale, localeOf } from '../platform/messages/index.ts';
import type { Services } from '../platform/services.ts';
import { dropUpload } from '../platform/uploads.ts';
import { type FailureAnswer, failure, failureOf, type Success, success } from './envelope.ts';
import { receiveFile } from './file.ts';
import type { RestRequest, RestRoute } from './route.ts';

/** An answer with its head. */
export type RestAnswer = { readonly status: 200; readonly body: Success } | FailureAnswer;

/** Runs a route's document in-process, as the GraphQL endpoint would run it for the same person. */
export async function execute(
  { services, engine }: { services: Services; engine: Engine },
  route: RestRoute,
  request: FastifyRequest,
): Promise<{ answer: RestAnswer; balance: Balance | undefined }> {
  const { headers } = request;
  const { viewer, refusal } = await callerOf(services, headers.authorization);
  const locale = localeOf(headers['accept-language'], viewer?.locale);
  const context = createContext(
    services,
    {
      id: request.id,
      address: request.ip,
      device: headers['user-agent'],
      proof: headers[PROOF_HEADER]?.toString(),
      origin: 'rest',
    },
    locale,
    viewer,
  );
  const answer = await perform({ services, engine }, { route, request, context, locale, refusal });
  return { answer, balance: engine.balanceOf(context) };
}

interface Performance {
  readonly route: RestRoute;
  readonly request: FastifyRequest;
  readonly context: Context;
  readonly locale: Locale;
  readonly refusal: AppError | undefined;
}

async function perform(
  { services, engine }: { services: Services; engine: Engine },
  { route, request, context, locale, refusal }: Performance,
): Promise<RestAnswer> {
  let staged: string | undefined;
  let isTaken = false;
  try {
    if (refusal && !ignoresBearer(engine.ownDocument(route.document))) throw refusal;
    if (route.file) staged = await receiveFile(services, context.viewer, request, route.file);
    const input = readRequest(request, route);
    const { data, errors } = await engine.run(route.document, given(route.variables?.(input)), context);
    isTaken = !errors?.length;
    if (errors?.length) return failureOf(errors, locale, route.fieldNames);
    const legacy = route.data(data!, input);
    if (legacy === undefined) return failure('NOT_FOUND', locale);
    return { status: 200, body: success(legacy, route.beside?.(legacy as never)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failureOf([formatError(error, context)], locale, route.fieldNames);
  } finally {
    // Its sender knows no id to try again with
    if (staged && !isTaken) await dropUpload(services, staged);
  }
}

/** To graphql-js a variable that is undefined is null; left out, it takes its default. */
const given = (variables: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

function readRequest(
  { params, query, body, headers }: FastifyRequest,
  { isStrict, body: schema }: RestRoute,
): RestRequest {
  const fields = (body ?? {}) as Record<string, unknown>;
  if (typeof fields !== 'object' || Array.isArray(fields)) throw new AppError('BODY_NOT_OBJECT');
  const strange = isStrict ? Object.keys(fields).filter((name) => !schema?.properties?.[name]) : [];
  if (strange.length)
    throw invalidFields(strange.map((field) => ({ field, message: 'validation.unknownField' })));
  return {
    path: params as RestRequest['path'],
    query: query as RestRequest['query'],
    body: fields,
    authorization: headers.authorization,
  };
}
