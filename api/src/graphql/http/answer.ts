import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { statusOf } from '../../platform/errors.ts';
import type { ErrorCode } from '../../platform/reasons.ts';
import { challenge } from '../bearer.ts';
import type { Balance } from '../cost-budget.ts';
import type { Answer } from '../engine.ts';
import type { ErrorExtensions } from '../error.types.ts';
import { formatError } from '../errors.ts';
import { KeptAnswer, LIMITS } from '../read/index.ts';
import type { RequestState } from './request-state.ts';

/** Refusals that say as much about the server as about the document: their status is told on every media type. */
const ALWAYS_TOLD: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'TOO_COSTLY',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
]);

const extensionsOf = (error: GraphQLFormattedError | undefined) =>
  error?.extensions as ErrorExtensions | undefined;

/**
 * Notes what the head of an answer has to say about its errors.
 *
 * An answer with data is 200. Without data, `application/graphql-response+json` gets the status of the code;
 * under `application/json` clients take everything but 200 for a broken network, so faults of the document
 * stay 200 there (GraphQL over HTTP, sections 6.4.1 and 6.4.2).
 */
export function noteErrors(
  state: RequestState,
  errors: readonly GraphQLFormattedError[],
  hasData: boolean,
): void {
  state.hasErrors = true;
  state.retryAfter = errors
    .map((error) => extensionsOf(error)?.retryAfter)
    .find((seconds) => seconds !== undefined);
  if (hasData) return;
  const first = extensionsOf(errors[0]);
  const code = first?.code ?? 'INTERNAL';
  state.status = ALWAYS_TOLD.has(code) || prefersResponseJson(state) ? statusOf[code] : 200;
  if (state.status === 401 && first) state.challenge = challenge(first);
}

/** Whether the answer will be `application/graphql-response+json`; the adapter's own negotiation decides the same. */
function prefersResponseJson({ request: { headers } }: RequestState): boolean {
  const quality = (type: string) => {
    for (const part of (headers.accept ?? '').split(',')) {
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
  return headers.accept!.indexOf('graphql-response+json') < headers.accept!.indexOf('application/json');
}

/** What an operation was worth, may be worth, and leaves of the caller's budget, beside every answer that asked for it. */
export const costExtensions = (cost: number, balance: Balance | undefined) => ({
  cost: {
    requested: cost,
    limit: LIMITS.cost,
    ...(balance && { remaining: balance.remaining, budget: balance.limit, reset: balance.reset }),
  },
});

/**
 * An answer as text, with the cost beside it where the client asks: finished by PostgreSQL, or with errors, which stand
 * first so that people see them (specification, section 7.1).
 */
export function writeAnswer(state: RequestState, given: string | KeptAnswer | Answer): string {
  const { wantsCost, cost, balance } = state;
  const extensions = wantsCost && cost !== undefined ? costExtensions(cost, balance) : undefined;
  const answer = given instanceof KeptAnswer ? given.body.text : given;
  if (typeof answer === 'string')
    return extensions ? `${answer.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}` : answer;
  const { errors, data } = answer;
  if (errors) noteErrors(state, errors, data !== undefined);
  return JSON.stringify({ errors, data, extensions });
}

/** The answer to an operation that was refused before anything ran. */
export function writeRefusal(state: RequestState, error: GraphQLError): string {
  const errors = [formatError(error, state.context)];
  noteErrors(state, errors, false);
  return JSON.stringify({ errors, extensions: costOfRefused(state, errors) });
}

/** What stands beside the errors of an operation that was refused: its cost, where that was at fault or is asked for. */
export function costOfRefused(
  { cost, balance, wantsCost }: RequestState,
  errors: readonly GraphQLFormattedError[],
): Record<'cost', unknown> | undefined {
  const extensions = errors.map((error) => extensionsOf(error));
  if (!wantsCost && !extensions.some((each) => each?.code === 'TOO_COSTLY')) return undefined;
  const found = extensions.find((each) => each?.cost);
  if (found) return { cost: found.cost };
  return cost === undefined ? undefined : costExtensions(cost, balance);
}
