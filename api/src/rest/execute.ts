import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { findCaller, ignoresBearer } from '../graphql/bearer.ts';
import { type Context, createContext, TEACHER_LINK_HEADER } from '../graphql/context.ts';
import type { Balance } from '../graphql/cost-budget.ts';
import type { Engine } from '../graphql/engine.ts';
import { formatError } from '../graphql/errors.ts';
import { PROOF_HEADER } from '../graphql/identity-proof.ts';
import { AppError, type Detail, MAX_ERRORS, tooCostly } from '../platform/errors/errors.ts';
import type { FaultMessage } from '../platform/errors/field-faults.ts';
import { dropUpload } from '../platform/files/uploads.ts';
import { isPublicRead } from '../platform/http/entity-tag.ts';
import { LANGUAGE_PARAMETER, requestLocale } from '../platform/http/request-locale.ts';
import type { Locale } from '../platform/i18n/messages/index.ts';
import type { Services } from '../platform/process/services.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { type FailureAnswer, failure, type Success, success, toFailure } from './envelope.ts';
import { receiveFile } from './file.ts';
import { changesNamePart, NAME_PARTS, withStoredName } from './names.ts';
import type { AsRead, RestRequest, RestRoute } from './route.ts';

/**
 * Paths of legacy clients. They may send undocumented fields and parameters, so unknown ones are ignored instead of
 * rejected.
 */
const LEGACY_PATHS = /^\/(auth|client|admin)\//;

/** Maximum number of fields of a body and of query parameters. Routes declare fewer than 20. */
const MAX_KEYS = 200;

export type RestAnswer = { readonly status: 200; readonly body: Success } | FailureAnswer;

interface Executed {
  readonly answer: RestAnswer;
  readonly balance: Balance | undefined;
  /** True if the data comes from the cache, which is the same for all guests. */
  readonly isCached: boolean;
}

/** Executes the document of a route in-process, as the GraphQL endpoint would for the same viewer. */
export async function execute(
  { services, engine }: { services: Services; engine: Engine },
  route: RestRoute,
  request: FastifyRequest,
): Promise<Executed> {
  const { headers } = request;
  const { viewer, refusal } = await findCaller(services, headers.authorization, request.ip);
  const locale = requestLocale(request, viewer?.locale);
  const context = createContext(
    services,
    {
      id: request.id,
      address: request.ip,
      device: headers['user-agent'],
      teacherLink: headers[TEACHER_LINK_HEADER]?.toString(),
      cookies: headers.cookie,
      proof: headers[PROOF_HEADER]?.toString(),
      origin: 'rest',
    },
    locale,
    viewer,
  );
  const answer = await perform({ services, engine }, { route, request, context, locale, refusal });
  const { balance, cached } = context.notes;
  return { answer, balance, isCached: cached !== undefined };
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
  let isUsed = false;
  const { publicUrl } = services.config;
  try {
    if (refusal && !ignoresBearer(engine.reads.schema, engine.ownDocument(route.document))) throw refusal;
    if (route.file) staged = await receiveFile(services, context.viewer, request, route.file);
    const { input, faults } = readRequest(request);
    const { asRead } = route;
    if (asRead && (asRead.readOnly.some((name) => name in input.body) || changesNamePart(input.body))) {
      const { current } = asRead;
      const { data, errors } = await engine.run(
        current.document,
        withoutUndefined(current.variables?.(input)),
        context,
      );
      if (errors?.length) return toFailure(errors, locale);
      const found = withAbsoluteUrls(current.data(data!, input) ?? {}, current.response, publicUrl);
      const stored = found as Record<string, unknown>;
      input.body = withStoredName(changesOnly(input, asRead, stored), stored);
    }
    if (!LEGACY_PATHS.test(route.path)) refuseUnknown(input, route);
    const variables = route.variables?.(input);
    // Validates the other variables, too, so that the response lists all invalid fields
    context.onlyValidates = faults.length > 0;
    const { data, errors = [] } = await engine.run(route.document, withoutUndefined(variables), context);
    if (errors.length || faults.length) return toFailure(errors, locale, route.fieldNames, faults);
    isUsed = true;
    const legacy = route.data(data!, input);
    if (legacy === undefined) return failure('NOT_FOUND', locale);
    const body = success(
      withAbsoluteUrls(legacy, route.response, publicUrl),
      route.topLevelFields?.(legacy as never),
    );
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return toFailure([formatError(error, context)], locale, route.fieldNames);
  } finally {
    // The client has no ID to claim the file with later
    if (staged && !isUsed) await dropUpload(services, staged);
  }
}

export const isPublicRequest = ({ isPublic }: RestRoute, request: FastifyRequest): boolean =>
  !!isPublic && isPublicRead(request);

/** Removes undefined variables: graphql-js treats them as null instead of applying the default. */
const withoutUndefined = (variables: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

interface ReadRequest {
  readonly input: { -readonly [Name in keyof RestRequest]: RestRequest[Name] };
  readonly faults: readonly Detail[];
}

function readRequest({ params, query, body, headers }: FastifyRequest): ReadRequest {
  const fields = (body ?? {}) as Record<string, unknown>;
  if (typeof fields !== 'object' || Array.isArray(fields)) throw new AppError('BODY_NOT_OBJECT');
  for (const values of [fields, query as object])
    if (Object.keys(values).length > MAX_KEYS) throw tooCostly('VALUE_LIMIT', { limit: MAX_KEYS });
  const faults: Detail[] = [];
  const input = {
    path: params as RestRequest['path'],
    query: query as RestRequest['query'],
    body: fields,
    authorization: headers.authorization,
    refuse(field: string, message: FaultMessage): undefined {
      if (faults.length < MAX_ERRORS && !faults.some((each) => each.field === field))
        faults.push({ field, message });
    },
  };
  return { input, faults };
}

/** Rejects misspelt filters, which would otherwise return everything. Names of cache busters begin with `_`. */
function refuseUnknown(request: RestRequest, { parameters = [] }: RestRoute): void {
  const inQuery = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
  for (const name of Object.keys(request.query))
    if (!inQuery.has(name) && name !== LANGUAGE_PARAMETER && !name.startsWith('_'))
      request.refuse(name, 'validation.unknownField');
}

/** The fields of an object that differ from the stored one, for clients that send back whole objects. */
function changesOnly(
  request: RestRequest,
  { readOnly, moving = [] }: AsRead,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isChanged = (name: string) =>
    name in request.body && !moving.includes(name) && !isDeepStrictEqual(request.body[name], stored[name]);
  const isMeant = (name: string) =>
    isChanged(name) || (NAME_PARTS.includes(name) && NAME_PARTS.some(isChanged));
  const changed = Object.entries(request.body).filter(([name]) => isMeant(name));
  for (const [name] of changed) if (readOnly.includes(name)) request.refuse(name, 'validation.readOnly');
  return Object.fromEntries(changed);
}
