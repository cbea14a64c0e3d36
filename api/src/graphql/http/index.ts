import { join } from 'node:path';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicRead, tagAnswer, tagOf } from '../../platform/entity-tag.ts';
import { AppError, statusOf } from '../../platform/errors.ts';
import { localeOf, translate } from '../../platform/messages/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { allReasons } from '../../platform/reasons.ts';
import { sendReady } from '../../platform/send-ready.ts';
import type { Services } from '../../platform/services.ts';
import { hasClientLeft, reasonOfTransport } from '../../platform/transport-errors.ts';
import type { Engine } from '../engine.ts';
import { writeRefusal } from './answer.ts';
import { type ApolloContext, startApollo } from './apollo.ts';
import { DirectAnswers } from './direct-answers.ts';
import { GRAPHIQL_POLICY, graphiqlPage, wantsPage } from './graphiql.ts';
import { type Asked, logRequest, logUnread, openRequestState, type RequestState } from './request-state.ts';
import { headOf, ShortCut } from './short-cut.ts';
import { TrustedDocuments } from './trusted-documents.ts';
import { ValidatedDocuments } from './validated-documents.ts';

export interface GraphqlOptions {
  readonly services: Services;
  readonly engine: Engine;
  /** What every answer of the server says in its head. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the program is about to end. */
  readonly isLeaving: () => boolean;
  /** Told how long each operation took. */
  readonly onAnswer?: (operation: string | undefined, ms: number, isFailed: boolean) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on requests to /graphql. */
    graphql?: RequestState;
  }
  interface FastifyContextConfig {
    /** Whether a GET of this route writes, so that the next read must not come from a replica that lags. */
    isWrite?: boolean;
  }
}

/** `/graphql`: GraphQL over HTTP for programs, GraphiQL for people. */
export async function graphqlRoutes(
  server: FastifyInstance,
  { services, engine, headers, isLeaving, onAnswer }: GraphqlOptions,
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

  /** Charges for a document that is going to be parsed. @returns the refusal if the budget is spent */
  const chargeForDocument = async (request: FastifyRequest): Promise<string | undefined> => {
    const state = request.graphql!;
    const text = await documentOf(request, documents);
    if (text === undefined || documents.isOurs(text) || validated.get(text)) return undefined;
    try {
      engine.payForDocument(text, state.context);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      state.balance = engine.balanceOf(state.context);
      state.type = 'application/json; charset=utf-8';
      return writeRefusal(state, error);
    }
  };

  server.decorateRequest('graphql', undefined);
  server.setErrorHandler(transportError);
  // Its fields are chosen, so nothing has to be looked for that may not be logged
  const lines = services.log.child({}, { redact: [] });
  const onResponse = (state: RequestState, status: number) => {
    logRequest(lines, state, status);
    onAnswer?.(state.name, performance.now() - state.startedAt, status >= 500);
  };
  server.addHook('onResponse', ({ id, method, graphql: state }, { statusCode, elapsedTime }, done) => {
    if (state) onResponse(state, statusCode);
    else logUnread(lines, { id, method, status: statusCode, ms: elapsedTime });
    done();
  });
  const direct = new DirectAnswers({
    services,
    shortCut,
    headers,
    isLeaving,
    onResponse,
    onUnread: (facts) => logUnread(lines, facts),
    onFault: (error, asked) => faultOf(services.log, error, asked),
  });
  direct.install(server.server);
  server.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, direct.bodyOf(request.raw) ?? payload);
  });
  // One for all requests: the state has a line of its own, and what goes wrong names the request by itself
  const quiet = services.log.child({}, { level: 'warn' });
  server.setChildLoggerFactory(() => quiet as never);
  server.route({
    method: ['PUT', 'PATCH', 'DELETE', 'HEAD'],
    url: '/graphql',
    async onRequest({ headers }, reply) {
      const { code, message } = allReasons.METHOD_NOT_ALLOWED;
      const text = translate(localeOf(headers['accept-language']), message);
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
      reply.header('cache-control', 'no-store');
      request.graphql = { ...(await openRequestState(services, request)), ...direct.paidBy(request.raw) };
      // A GET runs queries only, and no cookie speaks for anyone: nothing another site sends could do harm
      if (request.method === 'GET') request.headers['apollo-require-preflight'] = '1';
      const refusal = await chargeForDocument(request);
      if (refusal !== undefined)
        return reply
          .code(request.graphql.status ?? 200)
          .headers(headOf(request.graphql))
          .send(refusal);
      // Apollo would parse it to compare it with what forms can send, which a GET without a body is not
      if (request.method === 'GET') delete request.headers['content-type'];
      const plain = shortCut.plain(request);
      const short = plain && (await shortCut.answer(request.graphql, plain));
      if (short !== undefined)
        return reply
          .code(request.graphql.status ?? 200)
          .headers(headOf(request.graphql))
          .send(typeof short === 'string' ? short : short.text);
      const answer: unknown = await byApollo.call(server, request, reply);
      const type = reply.getHeader('content-type');
      if (reply.statusCode === 200 && typeof type === 'string')
        shortCut.learnType(request.headers.accept, type);
      const { kept, hasErrors } = request.graphql;
      if (hasErrors || typeof answer !== 'string' || !isPublicRead(request)) return answer;
      if (kept) return sendReady(request, reply, kept);
      return tagAnswer(request, reply, tagOf(answer)) ? '' : answer;
    },
  });
}

/** The text of the document that a request sends, or names by the hash of a persisted query. */
async function documentOf(
  { method, query, body }: FastifyRequest,
  documents: TrustedDocuments,
): Promise<string | undefined> {
  const params = ((method === 'GET' ? query : body) ?? {}) as { query?: unknown; extensions?: unknown };
  if (typeof params.query === 'string') return params.query;
  const extensions = typeof params.extensions === 'string' ? parseJson(params.extensions) : params.extensions;
  const hash = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null)?.persistedQuery
    ?.sha256Hash;
  return typeof hash === 'string' ? documents.get(hash) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
  { id, headers }: Asked,
  isOver = false,
): { readonly status: number; readonly text: string } {
  const reason = reasonOfTransport(error);
  const { code, message: key } = allReasons[reason];
  if (code === 'INTERNAL' && !isOver) log.error({ err: error, reqId: id }, 'unexpected error');
  const message = translate(localeOf(headers['accept-language']), key, { correlationId: id });
  return {
    status: statusOf[code],
    text: JSON.stringify({ errors: [{ message, extensions: { code, reason } }] }),
  };
}
