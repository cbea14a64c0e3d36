import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { type GraphQLError, OperationTypeNode } from 'graphql';
import { AppError } from '../../platform/errors.ts';
import type { ErrorReason } from '../../platform/reasons.ts';
import type { Services } from '../../platform/services.ts';
import { ignoresBearer } from '../bearer.ts';
import { budgetHeaders } from '../cost-budget.ts';
import { DocumentCache } from '../document-cache.ts';
import type { Engine, Operation } from '../engine.ts';
import { VALIDATION_BOUNDS } from '../error-bounds.ts';
import { formatError } from '../errors.ts';
import { KeptAnswer, MAX_TOKENS } from '../read/index.ts';
import { costOfRefused, noteErrors, writeAnswer } from './answer.ts';
import { admit, type RequestState, runAdmitted } from './request-state.ts';
import type { TrustedDocuments } from './trusted-documents.ts';
import type { ValidatedDocuments } from './validated-documents.ts';

/** Apollo copies what it is given, so the state goes in a box of its own. */
export interface ApolloContext {
  readonly state: RequestState;
}

type Gateway = ApolloServerOptionsWithGateway<ApolloContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Stands for a whole answer that is text already. */
const WRITTEN = Symbol('written');

export interface ApolloOptions {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly engine: Engine;
  readonly documents: TrustedDocuments;
  /** Takes what has been validated here. */
  readonly validated: ValidatedDocuments;
}

/**
 * Apollo Server for the protocol (media types, CSRF, persisted queries, parsing, validation), with the engine as
 * its executor: it hands over the finished answer as text, so that nothing is formatted or printed twice.
 */
export async function startApollo({
  server,
  services,
  engine,
  documents,
  validated,
}: ApolloOptions): Promise<ApolloServer<ApolloContext>> {
  const executor: Executor = async ({ document, operationName, request, context, source }) => {
    const { state } = context as ApolloContext;
    const operation: Operation = {
      document,
      operationName: request.operationName ?? operationName,
      variables: request.variables,
    };
    // The short cut may have paid for it already
    if (state.cost === undefined) admit(engine, state, operation);
    validated.add(source, document);
    const answer = await runAdmitted(engine, state, operation);
    if (answer instanceof KeptAnswer && !state.wantsCost) state.kept = answer.body;
    return { data: { [WRITTEN]: writeAnswer(state, answer) } };
  };
  const gateway: Gateway = {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(loaded) {
      loaded({ apiSchema: engine.reads.schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
  const apollo = new ApolloServer<ApolloContext>({
    gateway,
    stringifyResult: (answer) =>
      (answer.data as { [WRITTEN]?: string } | undefined)?.[WRITTEN] ?? JSON.stringify(answer),
    // What is refused before there is a state: CSRF, a body that is no request
    formatError: ({ message, extensions, ...rest }) => ({
      ...rest,
      message,
      extensions:
        extensions?.code === 'BAD_REQUEST'
          ? {
              code: 'BAD_INPUT',
              reason: /CSRF/.test(message) ? 'CROSS_SITE' : ('MALFORMED_REQUEST' satisfies ErrorReason),
            }
          : { code: extensions?.code },
    }),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: VALIDATION_BOUNDS,
    persistedQueries: { cache: documents },
    documentStore: documentStore(documents),
    csrfPrevention: {
      requestHeaders: ['x-requested-with', 'x-apollo-operation-name', 'apollo-require-preflight'],
    },
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: services.log,
    plugins: [
      fastifyApolloDrainPlugin(server),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ourOwnWords,
    ],
  });
  await apollo.start();
  return apollo;
}

/** Bytes of documents that Apollo keeps parsed and validated. */
const MOST_BYTES = 48 * 2 ** 20;

type DocumentStore = NonNullable<
  ConstructorParameters<typeof ApolloServer<ApolloContext>>[0]['documentStore']
>;

/** Apollo's own store counts a document's JSON, a small part of what it holds, and keeps whatever comes once. */
function documentStore(documents: TrustedDocuments): DocumentStore {
  const cache = new DocumentCache({ most: MOST_BYTES, isOurs: (text) => documents.isOurs(text) });
  return {
    get: async (key) => cache.get(key),
    set: async (key, document) => cache.offer(key, document.loc?.source.body ?? '', document),
    delete: async (key) => cache.delete(key),
  };
}

/** Refuses what may not run, words what was refused, and gives the answer its status. */
const ourOwnWords: ApolloServerPlugin<ApolloContext> = {
  async requestDidStart({ request }) {
    // Some clients send an empty name where they have none
    if (request.operationName === '') delete request.operationName;
    return {
      async didResolveOperation({
        schema,
        document,
        operation,
        operationName,
        request,
        contextValue: { state },
      }) {
        state.name = operationName ?? undefined;
        if (!operation) throw new AppError('UNKNOWN_OPERATION');
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw new AppError('SUBSCRIPTION_OVER_HTTP');
        if (state.refusal && !ignoresBearer(schema, document, request.operationName)) throw state.refusal;
      },
      async willSendResponse({ errors, response, contextValue: { state } }) {
        if (errors?.length && response.body.kind === 'single') {
          response.body.singleResult = reworded(errors, response.body.singleResult.errors ?? [], state);
          if (!isProtocolFault(errors[0]!)) response.http.status = state.status;
        } else if (state.status) response.http.status = state.status;
        if (state.balance)
          for (const [name, value] of Object.entries(budgetHeaders(state.balance)))
            response.http.headers.set(name, value);
        if (state.challenge) response.http.headers.set('www-authenticate', state.challenge);
        if (state.retryAfter !== undefined)
          response.http.headers.set('retry-after', String(state.retryAfter));
      },
    };
  },
};

type Formatted = NonNullable<
  GraphQLRequestContext<ApolloContext>['response']['body'] & { kind: 'single' }
>['singleResult'];

function reworded(
  errors: readonly GraphQLError[],
  formatted: NonNullable<Formatted['errors']>,
  state: RequestState,
): Formatted {
  const worded = errors.map((error, i) =>
    isUnknownHash(error) ? formatted[i]! : formatError(error, state.context),
  );
  noteErrors(state, worded, false);
  const extensions = costOfRefused(state, worded);
  return { errors: worded, ...(extensions && { extensions }) };
}

/** The client's cue to send the text as well: clients know it by its words, and its status is 200. */
const isUnknownHash = (error: GraphQLError) => error.extensions.code === 'PERSISTED_QUERY_NOT_FOUND';
/** Not a fault of the document but of the request around it: Apollo has given it its status. */
const isProtocolFault = (error: GraphQLError) =>
  error.extensions.code === 'BAD_REQUEST' || isUnknownHash(error);
