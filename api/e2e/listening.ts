import type { Logger } from 'pino';
import type { App } from '../src/app.ts';
import { ownApp, testApp } from '../src/testing/app.ts';
import { assertMatchesContract } from './rest-contract.ts';

export interface Listening {
  readonly app: App;
  /** Without a trailing slash. */
  readonly url: string;
}

/** The application of the worker on its port. It stays open until the run ends. */
let ofWorker: Promise<Listening> | undefined;

/**
 * @param settings Without settings: the worker's application, which other test files share. With settings: a separate
 * application, which closes with the test file.
 */
export function listening(settings?: Record<string, string>, log?: Logger): Promise<Listening> {
  if (settings) return ownApp(settings, { log }).then(listen);
  ofWorker ??= testApp().then(listen);
  return ofWorker;
}

const listen = async (app: App): Promise<Listening> => ({
  app,
  url: await app.server.listen({ port: 0, host: '127.0.0.1' }),
});

export interface JsonResponse<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Sends a request and parses the response. An object as body is sent as JSON. */
export async function send<Body = Record<string, unknown>>(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<JsonResponse<Body>> {
  const response = await fetch(url, {
    method,
    headers: { ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : undefined) as Body;
  if (/\/api\/(?!upload)/.test(url) && text) assertMatchesContract(method, url, response.status, answer);
  return { status: response.status, headers: response.headers, body: answer };
}

export interface GraphqlBody {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { message: string; extensions: { code: string; [more: string]: unknown } }[];
  readonly extensions?: { cost?: { requested: number; limit: number } };
}

interface AskOptions {
  readonly variables?: object;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly [field: string]: unknown;
}

export const graphql = (
  { url }: Pick<Listening, 'url'>,
  query: string,
  { variables, token, headers = {}, ...more }: AskOptions = {},
): Promise<JsonResponse<GraphqlBody>> =>
  send(`${url}/graphql`, {
    method: 'POST',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: { query: query || undefined, variables, ...more },
  });
