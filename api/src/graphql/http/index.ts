import { join } from 'node:path';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicRead, tagAnswer } from '../../platform/entity-tag.ts';
import { statusOf } from '../../platform/errors.ts';
import { localeOf, translate } from '../../platform/messages/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { allReasons } from '../../platform/reasons.ts';
import type { Services } from '../../platform/services.ts';
import { hasClientLeft, reasonOfTransport } from '../../platform/transport-errors.ts';
import type { Engine } from '../engine.ts';
import { type ApolloContext, startApollo } from './apollo.ts';
import { GRAPHIQL_POLICY, graphiqlPage, wantsPage } from './graphiql.ts';
import { logRequest, openRequestState, type RequestState } from './request-state.ts';
import { ShortCut } from './short-cut.ts';
import { TrustedDocuments } from './trusted-documents.ts';
import { ValidatedDocuments } from './validated-documents.ts';

export interface GraphqlOptions {
  readonly services: Services;
  readonly engine: Engine;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on requests to /graphql. */
    graphql?: RequestState;
  }
}

/** `/graphql`: GraphQL over HTTP for programs, GraphiQL for people. */
export async function graphqlRoutes(
  server: FastifyInstance,
  { services, engine }: GraphqlOptions,
): Promise<void> {
  const folder = projectFolder();
  const page = graphiqlPage(folder);
  const documents = new TrustedDocuments(join(folder, 'schema'));
  const validated = new ValidatedDocuments(documents);
  const shortCut = new ShortCut(engine, documents, validated);
  const apollo = await startApollo({ server, services, engine, documents, validated });
  const byApollo = fastifyApolloHandler(apollo, {
    context: async (request): Promise<ApolloContext> => ({ state: request.graphql! }),
  });

  server.decorateRequest('graphql', undefined);
  server.setErrorHandler(transportError);
  // Its fields are chosen, so nothing has to be looked for that may not be logged
  const lines = services.log.child({}, { redact: [] });
  server.addHook('onResponse', ({ graphql: state }, { statusCode }, done) => {
    if (state) logRequest(lines, state, statusCode);
    done();
  });
  // One for all requests: the state has a line of its own, and what goes wrong names the request by itself
  const quiet = services.log.child({}, { level: 'warn' });
  server.setChildLoggerFactory(() => quiet as never);
  server.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    async handler(request: FastifyRequest, reply: FastifyReply) {
      if (page && request.method === 'GET' && !hasQuery(request) && wantsPage(request.headers.accept))
        return reply
          .header('content-security-policy', GRAPHIQL_POLICY)
          .type('text/html; charset=utf-8')
          .send(page);
      reply.header('cache-control', 'no-store');
      request.graphql = await openRequestState(services, request);
      // A GET runs queries only, and no cookie speaks for anyone: nothing another site sends could do harm
      if (request.method === 'GET') request.headers['apollo-require-preflight'] = '1';
      const short = await shortCut.answer(request.graphql, reply);
      if (short !== undefined) return short;
      const answer: unknown = await byApollo.call(server, request, reply);
      const type = reply.getHeader('content-type');
      if (reply.statusCode === 200 && typeof type === 'string')
        shortCut.learnType(request.headers.accept, type);
      if (isPublicRead(request) && !request.graphql.hasErrors && typeof answer === 'string')
        return tagAnswer(request, reply, answer) ? '' : answer;
      return answer;
    },
  });
}

const hasQuery = ({ query }: FastifyRequest) => typeof (query as { query?: unknown }).query === 'string';

/** What Fastify refuses before a request gets here: broken JSON, a strange content type, too much of it. */
function transportError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const reason = reasonOfTransport(error);
  const { code, message: key } = allReasons[reason];
  const locale = localeOf(request.headers['accept-language']);
  if (code === 'INTERNAL' && !hasClientLeft(error, request))
    request.log.error({ err: error, reqId: request.id }, 'unexpected error');
  const message = translate(locale, key, { correlationId: request.id });
  return reply
    .code(statusOf[code])
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code, reason } }] });
}
