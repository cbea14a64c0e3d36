import { createLog } from '../../src/platform/process/log.ts';
import { toHeaders } from '../../src/testing/factories.ts';
import type { GraphqlBody } from '../listening.ts';
import type { ActorName, Fixture } from './fixture.ts';

export interface GraphqlRequest {
  readonly body: object;
  readonly headers: Record<string, string>;
}

/** The parts of a response that are equal in two responses to the same request. */
export interface Answer {
  readonly status: number;
  readonly head: Record<string, string>;
  readonly body: GraphqlBody;
}

export type Sent = Answer & { readonly requestId: string };

interface Line {
  readonly msg: string;
  readonly path?: string;
  readonly reqId?: string;
}

/** Headers that differ in each response. */
const VARYING_HEADERS = ['x-request-id', 'ratelimit', 'date', 'content-length'];

/** The headers that are equal in two responses to the same request. */
const comparable = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !VARYING_HEADERS.includes(name)));

export class GraphqlLog {
  readonly #lines = new Map<string, Line>();
  readonly #waiting = new Map<string, (line: Line) => void>();
  readonly log = createLog('info', {
    write: (text) => {
      const line = JSON.parse(text) as Line;
      if (line.msg !== 'graphql' || !line.reqId) return;
      this.#lines.set(line.reqId, line);
      this.#waiting.get(line.reqId)?.(line);
    },
  });

  /** The line is written after the response. */
  getLine(requestId: string): Line | Promise<Line> {
    return (
      this.#lines.get(requestId) ??
      new Promise((resolve) => {
        this.#waiting.set(requestId, resolve);
      })
    );
  }
}

export const headersOfActor = (fixture: Fixture, actor: ActorName): Record<string, string> =>
  actor === 'anonymous' ? {} : toHeaders(fixture.actors[actor]);

/** Removes the remaining budget, which differs between two responses. The cost of the operation does not. */
export function withoutBudget<Body extends object>(body: Body): Body {
  const { extensions } = body as GraphqlBody;
  if (!extensions?.cost) return body;
  const { requested, limit } = extensions.cost;
  return { ...body, extensions: { ...extensions, cost: { requested, limit } } };
}

/** Every compared request also requests its cost. */
export const WITH_COST = { 'x-graphql-cost': '1' };

export async function sendTo(url: string, { body, headers }: GraphqlRequest): Promise<Sent> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...WITH_COST,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    head: comparable(response.headers),
    body: withoutBudget((await response.json()) as GraphqlBody),
    requestId: response.headers.get('x-request-id')!,
  };
}
