import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { HTTP_STATUSES } from '../platform/errors/errors.ts';
import type { ErrorCode } from '../platform/errors/reasons.ts';
import { challenge } from './bearer.ts';
import type { Context } from './context.ts';
import { type Balance, budgetHeaders } from './cost-budget.ts';
import type { ErrorExtensions } from './error.types.ts';
import { formatError, UNKNOWN_HASH } from './errors.ts';
import { LIMITS } from './read/index.ts';

export const responseHead: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ errors: thrown, operation, request, response, contextValue: context }) {
      if (response.body.kind !== 'single') return;
      const { http, body } = response;
      const { notes, wantsCost } = context;
      // Those of a response of `responseForOperation` are in its body alone
      const { data, errors: answered } = body.singleResult;
      const isMutation = operation?.operation === OperationTypeNode.MUTATION;
      const errors = (thrown ?? answered)?.map((error) =>
        error instanceof GraphQLError ? formatError(error, context, isMutation) : error,
      );
      const extensions = costExtensions(context, errors ?? [], wantsCost ?? false);
      body.singleResult = {
        ...(errors?.length && { errors }),
        ...(data !== undefined && { data }),
        ...(extensions && { extensions }),
      };
      if (notes.balance)
        for (const [name, value] of Object.entries(budgetHeaders(notes.balance)))
          http.headers.set(name, value);
      if (!errors?.length) return;
      notes.hasErrors = true;
      if (thrown && isRequestError(thrown[0]!)) return;
      const head = getHead(errors, data !== undefined, request.http?.headers.get('accept'));
      http.status = head.status;
      for (const [name, value] of head.headers) http.headers.set(name, value);
    },
  }),
};

/** Apollo has set the status of errors that concern the HTTP request and not the document. */
const isRequestError = ({ extensions: { code } }: GraphQLError) =>
  code === 'BAD_REQUEST' || code === UNKNOWN_HASH;

/** Codes whose status is sent with every media type, because proxies and clients react to it. */
const SENT_AS_STATUS: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'TOO_COSTLY',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
]);

const getExtensions = (error: GraphQLFormattedError | undefined) =>
  error?.extensions as ErrorExtensions | undefined;

/**
 * The status and headers of a response with errors.
 *
 * A response with data is 200. Without data, `application/graphql-response+json` gets the status of the code;
 * under `application/json` clients treat every status but 200 as a network error, so invalid documents
 * get 200 there (GraphQL over HTTP, sections 6.4.1 and 6.4.2).
 */
export function getHead(
  errors: readonly GraphQLFormattedError[],
  hasData: boolean,
  accept: string | undefined,
): { readonly status: number; readonly headers: HeaderMap } {
  const headers = new HeaderMap();
  const retryAfter = errors
    .map((error) => getExtensions(error)?.retryAfter)
    .find((seconds) => seconds !== undefined);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (hasData) return { status: 200, headers };
  const first = getExtensions(errors[0]);
  const code = first?.code ?? 'INTERNAL';
  const status = SENT_AS_STATUS.has(code) || prefersResponseJson(accept) ? HTTP_STATUSES[code] : 200;
  if (status === 401 && first) headers.set('www-authenticate', challenge(first));
  return { status, headers };
}

/** True if the response will be `application/graphql-response+json`; Apollo's own negotiation decides the same. */
function prefersResponseJson(accept = ''): boolean {
  const quality = (type: string) => {
    for (const part of accept.split(',')) {
      const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      if (name !== type) continue;
      const q = parameters.find((text) => text.startsWith('q='));
      return q ? Number(q.slice(2)) : 1;
    }
    return 0;
  };
  const own = quality('application/graphql-response+json');
  if (!own) return false;
  const plain = quality('application/json');
  if (own !== plain) return own > plain;
  return accept.indexOf('graphql-response+json') < accept.indexOf('application/json');
}

/** `extensions.cost` of a response, if the client requests it or the operation is too costly. */
function costExtensions(
  { notes: { cost, balance } }: Pick<Context, 'notes'>,
  errors: readonly GraphQLFormattedError[],
  isRequested: boolean,
): { readonly cost: unknown } | undefined {
  const found = errors.map(getExtensions);
  if (!isRequested && !found.some((each) => each?.code === 'TOO_COSTLY')) return undefined;
  const refused = found.find((each) => each?.cost);
  if (refused) return { cost: refused.cost };
  return cost === undefined ? undefined : { cost: getCost(cost, balance) };
}

const getCost = (cost: number, balance: Balance | undefined) => ({
  requested: cost,
  limit: LIMITS.cost,
  ...(balance && { remaining: balance.remaining, budget: balance.limit, reset: balance.reset }),
});
