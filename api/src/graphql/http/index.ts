import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicRead, tagAnswer, tagOf } from '../../platform/entity-tag.ts';
import { statusOf } from '../../platform/errors.ts';
import { translate } from '../../platform/messages/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { allReasons } from '../../platform/reasons.ts';
import { requestLocale } from '../../platform/request-locale.ts';
import { sendReady } from '../../platform/send-ready.ts';
import type { Services } from '../../platform/services.ts';
import { hasClientLeft, reasonOfTransport } from '../../platform/transport-errors.ts';
import type { Context } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { TrustedDocuments } from '../trusted-documents.ts';
import { GRAPHIQL_POLICY, graphiqlPage, wantsPage } from './graphiql.ts';
import { apolloHeaders, chargeForDocument, logOperation, logUnread, openContext } from './request.ts';

export interface GraphqlOptions {
  readonly services: Services;
  readonly engine: Engine;
  readonly documents: TrustedDocuments;
  /** Told how long each operation took. */
  readonly onAnswer?: (operation: string | undefined, ms: number, isFailed: boolean) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on operations at /graphql. */
    graphql?: Context;
  }
}

/** `/graphql`: GraphQL over HTTP for programs, GraphiQL for people. */
export async function graphqlRoutes(
  server: FastifyInstance,
  { services, engine, documents, onAnswer }: GraphqlOptions,
): Promise<void> {
  const page = graphiqlPage(projectFolder());
  server.decorateRequest('graphql', undefined);
  server.setErrorHandler(transportError);
  // Also GraphiQL and 405, which shared caches store by themselves and would give instead of a cached response
  server.addHook('onRequest', (_, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // Its fields are chosen, so nothing has to be looked for that may not be logged
  const lines = services.log.child({}, { redact: [] });
  server.addHook('onResponse', ({ id, method, graphql }, { statusCode: status, elapsedTime: ms }, done) => {
    if (graphql) {
      logOperation(lines, graphql, { status, ms });
      onAnswer?.(graphql.notes.name, ms, status >= 500);
    } else logUnread(lines, { id, method, status, ms });
    done();
  });
  // One for all requests: each operation has a line of its own, and what goes wrong names the request by itself
  const quiet = services.log.child({}, { level: 'warn' });
  server.setChildLoggerFactory(() => quiet as never);
  server.route({
    method: ['PUT', 'PATCH', 'DELETE', 'HEAD'],
    url: '/graphql',
    async onRequest(request, reply) {
      const { code, message } = allReasons.METHOD_NOT_ALLOWED;
      const text = translate(requestLocale(request), message);
      return reply
        .code(statusOf[code])
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
          .send(page);
      const { status, headers, body } = await engine.apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: apolloHeaders(request),
          search: new URL(request.url, 'http://localhost').search,
          body: request.body,
        },
        context: async () => {
          request.graphql = await openContext(services, request);
          await chargeForDocument({ engine, documents }, request, request.graphql);
          return request.graphql;
        },
      });
      reply.code(status ?? 200).headers(Object.fromEntries(headers));
      if (body.kind !== 'complete') throw new Error('Apollo answered in parts');
      const { notes: { cached, hasErrors } = {}, wantsCost } = request.graphql ?? {};
      const isTagged = reply.statusCode === 200 && hasErrors !== true && isPublicRead(request);
      // With its cost beside it, a response is not what is cached
      const shared = wantsCost ? undefined : cached;
      // Only by hash: what others send is theirs
      const cdnSeconds = shared && !hasQuery(request) ? services.config.cdnSeconds : undefined;
      const caching = isTagged ? { cdnSeconds } : undefined;
      if (shared) return sendReady(request, reply, shared.body, caching);
      return caching && tagAnswer(request, reply, tagOf(body.string), cdnSeconds) ? '' : body.string;
    },
  });
}

const hasQuery = ({ query }: FastifyRequest) => typeof (query as { query?: unknown }).query === 'string';

/** What Fastify refuses before a request gets here: broken JSON, a strange content type, too much of it. */
function transportError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, text } = faultOf(request.log, error, request, hasClientLeft(error, request));
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

/** The answer to a fault of a request's form, or to one that no one expected, which is logged. */
function faultOf(
  log: FastifyBaseLogger,
  error: Error & { statusCode?: number; code?: string },
  request: Pick<FastifyRequest, 'id' | 'headers' | 'query'>,
  isOver = false,
): { readonly status: number; readonly text: string } {
  const reason = reasonOfTransport(error);
  const { code, message: key } = allReasons[reason];
  if (code === 'INTERNAL' && !isOver) log.error({ err: error, reqId: request.id }, 'unexpected error');
  const message = translate(requestLocale(request), key, { correlationId: request.id });
  return {
    status: statusOf[code],
    text: JSON.stringify({ errors: [{ message, extensions: { code, reason } }] }),
  };
}
