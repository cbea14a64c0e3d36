import { HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '../../platform/errors/errors.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import type { Services } from '../../platform/process/services.ts';
import { CSRF_HEADERS } from '../apollo.ts';
import { findCaller } from '../bearer.ts';
import { type Context, createContext, TEACHER_LINK_HEADER } from '../context.ts';
import { budgetHeaders } from '../cost-budget.ts';
import type { Engine } from '../engine.ts';
import { formatError } from '../errors.ts';
import { PROOF_HEADER } from '../identity-proof.ts';
import { getHead } from '../response-head.ts';
import type { TrustedDocuments } from '../trusted-documents.ts';

export async function openContext(services: Services, request: FastifyRequest): Promise<Context> {
  const { id, ip, headers } = request;
  const { viewer, refusal } = await findCaller(services, headers.authorization, ip);
  const context = createContext(
    services,
    {
      id,
      address: ip,
      device: headers['user-agent'],
      teacherLink: headers[TEACHER_LINK_HEADER]?.toString(),
      cookies: headers.cookie,
      proof: headers[PROOF_HEADER]?.toString(),
      origin: 'graphql',
    },
    requestLocale(request, viewer?.locale),
    viewer,
  );
  return Object.assign(context, { refusal, wantsCost: headers['x-graphql-cost'] === '1' });
}

/**
 * Charges for a document that Apollo is going to parse.
 * @throws GraphQLError in the viewer's language and with its HTTP status, if the budget is spent
 */
export async function chargeForDocument(
  { engine, documents }: { engine: Engine; documents: TrustedDocuments },
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  const text = await toDocument(request, documents);
  if (text === undefined) return;
  try {
    engine.chargeForDocument(text, context);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, extensions } = formatError(error, context);
    const { status, headers } = getHead([{ message, extensions }], false, request.headers.accept);
    for (const [name, value] of Object.entries(budgetHeaders(context.notes.balance!)))
      headers.set(name, value);
    throw new GraphQLError(message, { extensions: { ...extensions, http: { status, headers } } });
  }
}

/** @returns the document of a request, in full or by the hash of a persisted query; undefined if it is unknown */
async function toDocument(request: FastifyRequest, documents: TrustedDocuments): Promise<string | undefined> {
  const params: { query?: unknown; extensions?: unknown } =
    request.method === 'GET'
      ? Object.fromEntries(new URLSearchParams(getSearch(request)))
      : (request.body ?? {});
  if (typeof params.query === 'string') return params.query;
  const extensions = typeof params.extensions === 'string' ? parseJson(params.extensions) : params.extensions;
  const hash = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null)?.persistedQuery
    ?.sha256Hash;
  return typeof hash === 'string' ? documents.get(hash) : undefined;
}

/** The query string for Apollo. Fastify's contains what follows a `#`, too. */
export const getSearch = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').search;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Characters of a header that are passed to Apollo. */
const MAX_HEADER_LENGTH = 1000;

export function apolloHeaders({ method, headers }: FastifyRequest): HeaderMap {
  const result = new HeaderMap();
  for (const name of ['accept', 'content-type', ...CSRF_HEADERS]) {
    const value = headers[name]?.toString();
    // Apollo compares content types with those of forms, which means nothing for a GET without a body
    if (value !== undefined && !(method === 'GET' && name === 'content-type'))
      result.set(name, value.slice(0, MAX_HEADER_LENGTH));
  }
  // A GET runs queries only, and no cookie authenticates a caller, so CSRF is impossible
  if (method === 'GET') result.set('apollo-require-preflight', '1');
  return result;
}

const MAX_NAME_LENGTH = 80;

/** Writes the log line of an operation, without variables and tokens, which contain passwords and personal data. */
export function logOperation(
  log: Logger,
  { request, viewer, notes: { name, path, cost } }: Context,
  { status, ms }: { status: number; ms: number },
): void {
  log.info(
    {
      reqId: request.id,
      operation: name?.slice(0, MAX_NAME_LENGTH),
      path,
      cost,
      viewer: viewer?.id,
      status,
      ms: round(ms),
    },
    'graphql',
  );
}

/** Writes the log line of a request without an operation: GraphiQL, and what Fastify rejects. */
export function logUnread(
  log: Logger,
  { id, ms, ...facts }: { id: string; method: string; status: number; ms: number },
): void {
  log.info({ reqId: id, path: 'none', ...facts, ms: round(ms) }, 'graphql');
}

const round = (ms: number) => Math.round(ms * 10) / 10;
