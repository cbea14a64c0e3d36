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
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { AppError } from '../platform/errors/errors.ts';
import { ignoresBearer } from './bearer.ts';
import type { Context } from './context.ts';
import type { DocumentCache } from './document-cache.ts';
import { EXECUTION_BOUNDS, VALIDATION_BOUNDS } from './error-bounds.ts';
import { formatError } from './errors.ts';
import { CachedResponse, MAX_TOKENS } from './read/index.ts';
import { responseHead } from './response-head.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Response data that is already serialized. An object, because Apollo accepts no text as data. */
export class SerializedData {
  [key: string]: unknown;

  constructor(
    /** `{"data":…}` */
    readonly text: string,
    private readonly cached?: CachedResponse,
  ) {}

  /** Parses the response. A cached response is parsed only once. */
  answer(): { readonly data: Record<string, unknown> } {
    return this.cached ? { data: this.cached.data } : JSON.parse(this.text);
  }
}

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

export interface OperationResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** The part of the engine that Apollo calls. */
interface Operations {
  readonly reads: { readonly schema: GraphQLSchema };
  admit(operation: Operation, context: Context): void;
  read(
    operation: Operation,
    context: Context,
  ): Promise<string | CachedResponse | ExecutionResult | undefined>;
  execution(): () => Promise<void>;
}

export interface ApolloOptions {
  readonly documents: DocumentCache;
  readonly trusted: TrustedDocuments;
  readonly log: FastifyBaseLogger;
  readonly plugins?: readonly ApolloServerPlugin<Context>[] | undefined;
}

/**
 * The Apollo Server that every query and mutation passes. The GraphQL endpoint calls it by HTTP; REST and rendered
 * pages call `executeOperation`. `responseForOperation` answers compiled reads; graphql-js executes the rest.
 */
export function createApollo(
  engine: Operations,
  { documents, trusted, log, plugins = [] }: ApolloOptions,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: engine.reads.schema,
    stringifyResult: ({ data, errors, extensions }) => {
      if (!(data instanceof SerializedData)) return JSON.stringify({ errors, data, extensions });
      return extensions ? `${data.text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}` : data.text;
    },
    // This hook has no context, so it formats errors without one. Errors of operations are formatted again, with the
    // context, by `willSendResponse` (response-head.ts).
    formatError: (_, error) => formatError(asGraphQLError(error), undefined),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: VALIDATION_BOUNDS,
    executionOptions: EXECUTION_BOUNDS.options,
    persistedQueries: { cache: trusted },
    documentStore: {
      get: async (key) => documents.get(toDocumentHash(key)),
      set: async (key, document) =>
        documents.offer(toDocumentHash(key), document.loc?.source.body ?? '', document),
      delete: async (key) => documents.delete(toDocumentHash(key)),
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

/** Headers that a form on another site cannot send. A request needs one of them or a JSON body. */
export const CSRF_HEADERS = ['x-requested-with', 'x-apollo-operation-name', 'apollo-require-preflight'];

/** Returns the document hash of a cache key. Apollo prefixes it with the hash of the schema. */
const toDocumentHash = (key: string) => key.slice(key.lastIndexOf(':') + 1);

/** Rejects operations that may not run or exceed the caller's budget. */
const admission = (engine: Operations): ApolloServerPlugin<Context> => ({
  async requestDidStart({ request }) {
    // Some clients send an empty name for an anonymous operation
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
        return singleResponse(
          typeof answer === 'string'
            ? { data: new SerializedData(answer) }
            : answer instanceof CachedResponse
              ? { data: new SerializedData(answer.body.text, answer) }
              : answer,
        );
      } catch (error) {
        // Apollo would respond to a thrown error with status 500 and without our error code
        return singleResponse({ errors: [asGraphQLError(error)] });
      }
    },
    async executionDidStart({ contextValue: context }) {
      context.notes.path = 'graphql-js';
      return { executionDidEnd: engine.execution() };
    },
  }),
});

const singleResponse = (singleResult: ExecutionResult) => ({
  http: { status: undefined, headers: new HeaderMap() },
  body: { kind: 'single' as const, singleResult: { ...singleResult } },
});

const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError((error as Error).message, { originalError: error as Error });
