import { expect } from 'vitest';
import type { Got } from './listening.ts';

/** Weights are negotiated by Fastify, so such a request is never answered directly. */
export const BY_FASTIFY = { 'accept-encoding': 'identity;q=1' };
const DIRECTLY = { 'accept-encoding': 'identity' };

/** What differs from one answer to the next whoever gives it. */
const OF_ITS_OWN = ['x-request-id', 'ratelimit', 'date', 'content-length'];

/** Of a head, what is the same in two answers to one request. */
export const comparable = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OF_ITS_OWN.includes(name)));

/** Moments at which a statement ran, and what is left of a budget: another each time. */
const MOMENTS: ReadonlySet<string> = new Set(['pricedAt', 'serverTime', 'budget']);

/** Of an answer as JSON, what is the same in two answers to one request. */
export const withoutMoments = (json: string): unknown =>
  JSON.parse(json, (key, value: unknown) => (MOMENTS.has(key) ? undefined : value));

/** What is read may have changed between two answers; one that differs for another reason does so each time. */
const TRIES = 3;

/** Sends a read directly and by Fastify: both must answer the same. @param ask sends it with these headers besides */
export async function mustAnswerAlike(
  ask: (headers: Record<string, string>) => Promise<Got<unknown>>,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    const [ordinary, direct] = [await ask(BY_FASTIFY), await ask(DIRECTLY)].map(
      ({ status, headers, body }) => ({ status, head: comparable(headers), body }),
    );
    try {
      return expect(direct, 'directly and by Fastify').toEqual(ordinary);
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}
