import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRANDING } from '../../platform/branding/branding.ts';
import { HTTP_STATUSES } from '../../platform/errors/errors.ts';
import { allReasons } from '../../platform/errors/reasons.ts';
import { hasClientLeft, reasonOfTransport } from '../../platform/errors/transport-errors.ts';
import { computeEntityTag, isPublicRead, tagResponse } from '../../platform/http/entity-tag.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import { sendPrecompressed } from '../../platform/http/send-precompressed.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { projectFolder } from '../../platform/process/project-folder.ts';
import type { Services } from '../../platform/process/services.ts';
import type { Context } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { TrustedDocuments } from '../trusted-documents.ts';
import { brandedPage, GRAPHIQL_POLICY, graphiqlPage, wantsPage } from './graphiql.ts';
import {
  apolloHeaders,
  chargeForDocument,
  getSearch,
  logOperation,
  logUnread,
  openContext,
} from './request.ts';

export interface GraphqlOptions {
  readonly services: Services;
  readonly engine: Engine;
  readonly documents: TrustedDocuments;
  readonly onAnswer?: (operation: string | undefined, ms: number, isFailed: boolean) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    graphql?: Context;
  }
}

export async function graphqlRoutes(
  server: FastifyInstance,
  { services, engine, documents, onAnswer }: GraphqlOptions,
): Promise<void> {
  const page = graphiqlPage(projectFolder());
  server.decorateRequest('graphql', undefined);
  server.setErrorHandler(transportError);
  // No redaction: log lines of operations have fixed fields without secrets
  const lines = services.log.child({}, { redact: [] });
  server.addHook('onResponse', ({ id, method, graphql }, { statusCode: status, elapsedTime: ms }, done) => {
    if (graphql) {
      logOperation(lines, graphql, { status, ms });
      onAnswer?.(graphql.notes.name, ms, status >= 500);
    } else logUnread(lines, { id, method, status, ms });
    done();
  });
  // All requests share a child logger without request lines: operations are logged above, and errors with their `reqId`
  const sharedLogger = services.log.child({}, { level: 'warn' });
  server.setChildLoggerFactory(() => sharedLogger as never);
  server.route({
    method: ['PUT', 'PATCH', 'DELETE', 'HEAD'],
    url: '/graphql',
    async onRequest(request, reply) {
      const { code, message } = allReasons.METHOD_NOT_ALLOWED;
      const text = translate(requestLocale(request), message);
      return reply
        .code(HTTP_STATUSES[code])
        .header('allow', 'GET, POST, OPTIONS')
        .send({ errors: [{ message: text, extensions: { code, reason: 'METHOD_NOT_ALLOWED' } }] });
    },
    handler: async () => undefined,
  });
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    exposeHeadRoute: false,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      if (page && request.method === 'GET' && !hasQuery(request) && wantsPage(request.headers.accept))
        return reply
          .header('content-security-policy', GRAPHIQL_POLICY)
          .type('text/html; charset=utf-8')
          .send(brandedPage(page, services.settings.getDocument(BRANDING)));
      const { status, headers, body } = await engine.apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: apolloHeaders(request),
          search: getSearch(request),
          body: request.body,
        },
        context: async () => {
          request.graphql = await openContext(services, request);
          await chargeForDocument({ engine, documents }, request, request.graphql);
          return request.graphql;
        },
      });
      // Apollo sets it for an unknown hash. The client could then cache that error
      headers.delete('cache-control');
      reply.code(status ?? 200).headers(Object.fromEntries(headers));
      if (body.kind !== 'complete') throw new Error('Apollo returned an incremental response');
      const { notes: { cached, hasErrors } = {}, wantsCost } = request.graphql ?? {};
      const isTagged = reply.statusCode === 200 && hasErrors !== true && isPublicRead(request);
      // A response with `extensions.cost` differs from the cached one
      const shared = wantsCost ? undefined : cached;
      // A CDN caches only requests that send the hash of a document
      const cdnSeconds = shared && !hasQuery(request) ? services.config.cdnSeconds : undefined;
      const caching = isTagged ? { cdnSeconds } : undefined;
      if (shared) return sendPrecompressed(request, reply, shared.body, caching);
      return caching && tagResponse(request, reply, computeEntityTag(body.string), cdnSeconds)
        ? ''
        : body.string;
    },
  });
}

const hasQuery = ({ query }: FastifyRequest) => typeof (query as { query?: unknown }).query === 'string';

/** Responds to requests that Fastify rejects, for example invalid JSON or a body that is too large. */
function transportError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, text } = toErrorResponse(request.log, error, request, hasClientLeft(error, request));
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

function toErrorResponse(
  log: FastifyBaseLogger,
  error: Error & { statusCode?: number; code?: string },
  request: Pick<FastifyRequest, 'id' | 'headers' | 'query'>,
  isAborted = false,
): { readonly status: number; readonly text: string } {
  const reason = reasonOfTransport(error);
  const { code, message: key } = allReasons[reason];
  if (code === 'INTERNAL' && !isAborted) log.error({ err: error, reqId: request.id }, 'unexpected error');
  const message = translate(requestLocale(request), key, { correlationId: request.id });
  return {
    status: HTTP_STATUSES[code],
    text: JSON.stringify({ errors: [{ message, extensions: { code, reason } }] }),
  };
}
