import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { AppError } from '../../platform/errors.ts';
import { localeOf } from '../../platform/messages/index.ts';
import type { ReadyBody } from '../../platform/ready-body.ts';
import type { Services } from '../../platform/services.ts';
import { callerOf } from '../bearer.ts';
import { type Context, createContext, TEACHER_LINK_HEADER } from '../context.ts';
import type { Balance } from '../cost-budget.ts';
import type { Answer, Engine, Operation } from '../engine.ts';
import { PROOF_HEADER } from '../identity-proof.ts';
import type { KeptAnswer } from '../read/index.ts';

/** Who wrote the answer: PostgreSQL as a whole (`sql`), graphql-js, or neither (`none`: refused before it ran). */
export type ExecutionPath = 'sql' | 'graphql-js' | 'none';

/** What is known of a request, whoever took it from the connection. */
export interface Asked {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed, not checked. */
  readonly body: unknown;
  /** The body as it came, a byte in each character, where the same is likely to come again. */
  readonly text?: string | undefined;
  /** Where it comes from, by TRUST_PROXY. */
  readonly ip: string;
  readonly id: string;
}

/** One request to the GraphQL endpoint while it is answered; the short cut and Apollo share it. */
export interface RequestState {
  readonly request: Asked;
  readonly context: Context;
  /** The bearer token is bad: only some operations run all the same. */
  readonly refusal?: AppError;
  /** The client asks for `extensions.cost`. */
  readonly wantsCost: boolean;
  readonly startedAt: number;
  name?: string;
  path: ExecutionPath;
  cost?: number;
  /** Of the caller's budget, after this operation. */
  balance?: Balance;
  /** What the answer is, word for word, where that is kept. */
  kept?: ReadyBody;
  /** Answered without Apollo. */
  isShort?: true;
  /** Answered without Fastify as well. */
  isDirect?: true;
  /** The media type of an answer without Apollo. */
  type?: string;
  /** Status of an answer that has no data; set by whoever wrote it. */
  status?: number;
  /** The answer has some. */
  hasErrors?: true;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  /** What a 401 says of signing in, for `WWW-Authenticate`. */
  challenge?: string;
}

/** Opens the state of a request: looks at its token, language and wishes. */
export async function openRequestState(services: Services, request: Asked): Promise<RequestState> {
  const { headers, ip } = request;
  const { viewer, refusal } = await callerOf(services, headers.authorization, ip);
  const context = createContext(
    services,
    {
      id: request.id,
      address: ip,
      device: headers['user-agent'],
      teacherLink: headers[TEACHER_LINK_HEADER]?.toString(),
      cookies: headers.cookie,
      proof: headers[PROOF_HEADER]?.toString(),
      origin: 'graphql',
    },
    localeOf(headers['accept-language'], viewer?.locale),
    viewer,
  );
  return {
    request,
    context,
    refusal,
    wantsCost: headers['x-graphql-cost'] === '1',
    startedAt: performance.now(),
    path: 'none',
  };
}

/**
 * Lets an operation run, and notes its cost and what is left, also where that is not enough.
 * @param asked the operation, or the cost that it was found to have before @throws as Engine.admit
 */
export function admit(engine: Engine, state: RequestState, asked: Operation | number): void {
  try {
    if (typeof asked === 'number') engine.pay(asked, state.context);
    state.cost = typeof asked === 'number' ? asked : engine.admit(asked, state.context);
  } finally {
    state.balance = engine.balanceOf(state.context);
  }
}

/** Answers an operation that was let run, and notes who wrote the answer. */
export async function runAdmitted(
  engine: Engine,
  state: RequestState,
  operation: Operation,
): Promise<string | KeptAnswer | Answer> {
  const read = await engine.read(operation, state.context);
  state.path = read === undefined ? 'graphql-js' : 'sql';
  return read ?? engine.execute(operation, state.context);
}

/** Longest operation name that is worth a log line. */
const LONGEST_NAME = 80;

/** What is known of a request nothing of which was read. */
export interface Unread {
  readonly id: string;
  readonly method: string;
  readonly status: number;
  readonly ms?: number;
}

/** One line for each operation. Never its variables or tokens: they hold passwords and personal data. */
export function logRequest(
  log: Logger,
  { context, name, path, cost, isShort, isDirect, startedAt }: RequestState,
  status: number,
): void {
  log.info(
    {
      reqId: context.request.id,
      operation: name?.slice(0, LONGEST_NAME),
      path,
      isShort,
      isDirect,
      cost,
      viewer: context.viewer?.id,
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    },
    'graphql',
  );
}

/** The same for what was answered before anything was read of an operation: GraphiQL, and what Fastify refuses. */
export function logUnread(log: Logger, { id, ms, ...facts }: Unread): void {
  log.info({ reqId: id, path: 'none', ...facts, ms: ms && Math.round(ms * 10) / 10 }, 'graphql');
}
