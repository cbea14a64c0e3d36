import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { challenge } from '../graphql/bearer.ts';
import { budgetHeaders } from '../graphql/cost-budget.ts';
import type { Engine } from '../graphql/engine.ts';
import type { ErrorReason } from '../platform/errors/reasons.ts';
import { hasClientLeft, reasonOfTransport } from '../platform/errors/transport-errors.ts';
import { computeEntityTag, tagResponse } from '../platform/http/entity-tag.ts';
import { requestLocale } from '../platform/http/request-locale.ts';
import type { Services } from '../platform/process/services.ts';
import { callbacks } from './callbacks.ts';
import { documentationRoutes } from './documentation.ts';
import { type FailureAnswer, failure } from './envelope.ts';
import { execute, isPublicRequest, type RestAnswer } from './execute.ts';
import { acceptMultipart } from './file.ts';
import type { RestRoute } from './route.ts';
import { restRouteTable } from './routes/index.ts';

export interface RestOptions {
  readonly services: Services;
  readonly engine: Engine;
}

/** `/api`: the REST endpoints, their documentation, and error envelopes for all other URLs. */
export async function restRoutes(server: FastifyInstance, options: RestOptions): Promise<void> {
  // Validates all documents at startup instead of at their first request
  for (const { document } of restRouteTable) options.engine.ownDocument(document);
  await server.register((api) => mount(api, options), { prefix: '/api' });
}

async function mount(api: FastifyInstance, options: RestOptions): Promise<void> {
  api.setErrorHandler(onTransportError);
  api.setNotFoundHandler(async (request, reply) => refuse(request, reply, 'NOT_FOUND'));
  for (const route of restRouteTable)
    if (!route.file)
      api.route({
        method: route.method,
        url: pattern(route.path),
        config: BY_OPERATION,
        onRequest: requireAjaxHeader,
        handler: async (request, reply) => answerRoute(options, route, request, reply),
      });
  await api.register(async (scope) => mountFiles(scope, options));
  await documentationRoutes(api, options.engine.reads.schema, options.services.config.publicUrl);
  for (const [path, methods] of methodsByPath(restRouteTable)) otherMethods(api, path, methods);
  for (const [path, operations] of Object.entries(callbacks))
    otherMethods(
      api,
      path,
      Object.keys(operations).map((method) => method.toUpperCase()),
    );
  for (const url of ['/', '/*'])
    api.route({
      method: api.supportedMethods,
      url,
      config: WITHOUT_DATA,
      onRequest: async (request, reply) => refuse(request, reply, 'NOT_FOUND'),
      handler: neverCalled,
    });
}

/** Routes with a file. The sender is authenticated before the body is read. */
async function mountFiles(scope: FastifyInstance, options: RestOptions): Promise<void> {
  await acceptMultipart(scope);
  for (const route of restRouteTable)
    if (route.file) {
      const { file } = route;
      scope.route({
        method: route.method,
        url: pattern(route.path),
        bodyLimit: (file.maxMegabytes + 1) * 1024 * 1024,
        config: BY_OPERATION,
        onRequest: requireMultipart,
        handler: async (request, reply) => answerRoute(options, route, request, reply),
      });
    }
}

/**
 * For the other methods of known paths: OPTIONS returns the allowed methods, and all others are rejected with them.
 */
function otherMethods(api: FastifyInstance, path: string, methods: readonly string[]): void {
  const handled = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  const allow = [...handled, 'OPTIONS'].join(', ');
  api.route({
    method: api.supportedMethods.filter((method) => !handled.includes(method)),
    url: pattern(path),
    config: WITHOUT_DATA,
    async onRequest(request, reply) {
      reply.header('allow', allow);
      if (request.method === 'OPTIONS') return reply.code(204).send();
      return refuse(request, reply, 'METHOD_NOT_ALLOWED');
    },
    handler: neverCalled,
  });
}

/**
 * CSRF protection: forms of other sites can send neither JSON nor custom headers, so a writing request must have one
 * of them. Cookies do not authenticate today; the check remains valid if that changes.
 */
async function requireAjaxHeader(request: FastifyRequest, reply: FastifyReply) {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const isJson = /^application\/json(\s*;|$)/i.test(headers['content-type'] ?? '');
  if (hasBody && !isJson) return refuse(request, reply, 'CONTENT_TYPE');
  if (!isJson && headers['x-requested-with'] === undefined) return refuse(request, reply, 'CROSS_SITE');
  // Some clients send a content type without a body, which would be invalid JSON
  if (!hasBody) delete headers['content-type'];
  return undefined;
}

/** CSRF protection: forms of other sites can send multipart bodies, but no custom headers. */
async function requireMultipart(request: FastifyRequest, reply: FastifyReply) {
  const { headers } = request;
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
    return refuse(request, reply, 'CONTENT_TYPE');
  if (headers['x-requested-with'] === undefined) return refuse(request, reply, 'CROSS_SITE');
  return undefined;
}

function onTransportError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const reason = reasonOfTransport(error);
  if (reason === 'UNEXPECTED' && !hasClientLeft(error, request))
    request.log.error({ err: error }, 'unexpected error');
  return refuse(request, reply, reason);
}

function refuse(request: FastifyRequest, reply: FastifyReply, reason: ErrorReason) {
  return send(reply, failure(reason, requestLocale(request), { correlationId: request.id }));
}

async function answerRoute(
  options: RestOptions,
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { answer, balance, isCached } = await execute(options, route, request);
  if (balance) reply.headers(budgetHeaders(balance));
  if (!answer.body.success || !isPublicRequest(route, request)) return send(reply, answer);
  const text = JSON.stringify(answer.body);
  const cdnSeconds = isCached ? options.services.config.cdnSeconds : undefined;
  return reply
    .type(JSON_TYPE)
    .send(tagResponse(request, reply, computeEntityTag(text), cdnSeconds) ? '' : text);
}

function send(reply: FastifyReply, answer: RestAnswer) {
  const { retryAfter } = answer as FailureAnswer;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (!answer.body.success && answer.status === 401)
    reply.header('www-authenticate', challenge(answer.body.error));
  return reply.code(answer.status).send(answer.body);
}

function methodsByPath(routes: readonly RestRoute[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, method } of routes) found.set(path, [...(found.get(path) ?? []), method]);
  return found;
}

/** The operations of an endpoint decide what outsiders of a members-only site receive. */
const BY_OPERATION = { verdict: 'operation' } as const;
/** Errors about methods and paths. */
const WITHOUT_DATA = { verdict: 'open' } as const;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Converts `{id}` of OpenAPI to `:id` of Fastify. */
const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const neverCalled = async () => undefined;
