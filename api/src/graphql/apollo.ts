import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { AppError } from '../platform/errors.ts';
import type { ErrorReason } from '../platform/reasons.ts';
import { ignoresBearer } from './bearer.ts';
import type { Context } from './context.ts';
import type { DocumentCache } from './document-cache.ts';
import { EXECUTION_BOUNDS, VALIDATION_BOUNDS } from './error-bounds.ts';
import { formatError } from './errors.ts';
import { CachedResponse, MAX_TOKENS } from './read/index.ts';
import { responseHead } from './response-head.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Stands for the data of a response that is text already. */
export class WrittenData {
  [key: string]: unknown;

  constructor(
    /** `{"data":…}` */
    readonly text: string,
    private readonly cached?: CachedResponse,
  ) {}

  /** Parsed; of a cached response once for all callers. */
  answer(): { readonly data: Record<string, unknown> } {
    return this.cached ? { data: this.cached.data } : JSON.parse(this.text);
  }
}

/** One operation to run. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** An answer in the words of the viewer. */
export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** The part of the engine that Apollo's plugins call. */
interface Operations {
  readonly reads: { readonly schema: GraphQLSchema };
  admit(operation: Operation, context: Context): void;
  read(operation: Operation, context: Context): Promise<string | CachedResponse | Answer | undefined>;
  execution(): () => Promise<void>;
}

export interface ApolloOptions {
  /** Parsed and validated documents, by the SHA-256 of their text. */
  readonly documents: DocumentCache;
  readonly trusted: TrustedDocuments;
  readonly log: FastifyBaseLogger;
  /** Called after those that answer and word a response. */
  readonly plugins?: readonly ApolloServerPlugin<Context>[] | undefined;
}

/**
 * The Apollo Server that every query and mutation passes: those of the GraphQL endpoint over HTTP, those of REST and of
 * rendered pages by `executeOperation`. Compiled reads are answered by `responseForOperation`; graphql-js executes the
 * rest.
 */
export function createApollo(
  engine: Operations,
  { documents, trusted, log, plugins = [] }: ApolloOptions,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: engine.reads.schema,
    stringifyResult: ({ data, errors, extensions }) => {
      if (!(data instanceof WrittenData)) return JSON.stringify({ errors, data, extensions });
      return extensions ? `${data.text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}` : data.text;
    },
    formatError: wordProtocolFault,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: VALIDATION_BOUNDS,
    executionOptions: EXECUTION_BOUNDS.options,
    persistedQueries: { cache: trusted },
    documentStore: {
      get: async (key) => documents.get(hashIn(key)),
      set: async (key, document) => documents.offer(hashIn(key), document.loc?.source.body ?? '', document),
      delete: async (key) => documents.delete(hashIn(key)),
    },
    csrfPrevention: { requestHeaders: CSRF_HEADERS },
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      admission(engine),
      compiledReads(engine),
      responseHead,
      ...plugins,
    ],
  });
}

/** Headers that no form of another site can send. */
export const CSRF_HEADERS = ['x-requested-with', 'x-apollo-operation-name', 'apollo-require-preflight'];

/** Apollo puts a name of the schema before the hash. */
const hashIn = (key: string) => key.slice(key.lastIndexOf(':') + 1);

/** Errors of a request that is none: CSRF, a wrong method, a body without an operation. All others have their words already. */
function wordProtocolFault({ extensions, ...error }: GraphQLFormattedError): GraphQLFormattedError {
  if (extensions?.reason !== undefined) return { ...error, extensions };
  if (extensions?.code !== 'BAD_REQUEST') return { ...error, extensions: { code: extensions?.code } };
  const reason: ErrorReason = /CSRF/.test(error.message) ? 'CROSS_SITE' : 'MALFORMED_REQUEST';
  return { ...error, extensions: { code: 'BAD_INPUT', reason } };
}

/** Refuses operations that may not run, and those that are not paid for. */
const admission = (engine: Operations): ApolloServerPlugin<Context> => ({
  async requestDidStart({ request }) {
    // Some clients send an empty name where they have none
    if (request.operationName === '') delete request.operationName;
    return {
      async didResolveOperation({ schema, document, operation, operationName, contextValue: context }) {
        context.notes.name = operationName ?? undefined;
        if (!operation) throw new AppError('UNKNOWN_OPERATION');
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw new AppError('SUBSCRIPTION_OVER_HTTP');
        if (context.refusal && !ignoresBearer(schema, document, request.operationName)) throw context.refusal;
        engine.admit(
          { document, operationName: request.operationName, variables: request.variables },
          context,
        );
      },
    };
  },
});

/** Answers queries whose root fields are all compiled. */
const compiledReads = (engine: Operations): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async responseForOperation({ document, request, contextValue: context }) {
      const { operationName, variables } = request;
      try {
        const answer = await engine.read({ document, operationName, variables }, context);
        if (answer === undefined) return null;
        context.notes.path = 'sql';
        if (answer instanceof CachedResponse) context.notes.cached = answer;
        return single(
          typeof answer === 'string'
            ? { data: new WrittenData(answer) }
            : answer instanceof CachedResponse
              ? { data: new WrittenData(answer.body.text, answer) }
              : answer,
        );
      } catch (error) {
        // Apollo would make a bare 500 of it
        return single({ errors: [formatError(asGraphQLError(error), context)] });
      }
    },
    async executionDidStart({ contextValue: context }) {
      context.notes.path = 'graphql-js';
      return { executionDidEnd: engine.execution() };
    },
  }),
});

const single = (singleResult: Answer) => ({
  http: { status: undefined, headers: new HeaderMap() },
  body: { kind: 'single' as const, singleResult: { ...singleResult } },
});

const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError((error as Error).message, { originalError: error as Error });
