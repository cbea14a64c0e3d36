import { expect } from 'vitest';
import type { App } from '../../../src/app.ts';
import { ACTORS, type ActorName } from '../fixture.ts';
import { WITH_COST, withoutBudget } from '../requests.ts';

/**
 * All actors in a different order each time, so that every actor gets responses that were cached for every other one.
 * A response is cached from its fourth request on, so with two rounds of seven actors most come from the cache.
 */
export const alternate = (rounds: number): ActorName[] =>
  Array.from({ length: rounds }, (_, round) =>
    ACTORS.map((_, i) => ACTORS[(i + 2 * round) % ACTORS.length]!),
  ).flat();

/** Compares the responses of a caching and a plain application to all actors. */
export async function compareCached(
  { caching, plain }: { caching: App; plain: App },
  sent: object,
  getHeaders: (actor: ActorName) => Record<string, string>,
  what: string,
): Promise<readonly object[]> {
  const ask = async (app: App, actor: ActorName) => {
    const headers = { ...WITH_COST, ...getHeaders(actor) };
    const { statusCode, body } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: sent,
    });
    return { statusCode, body: withoutBudget(JSON.parse(body) as object) };
  };
  const expected = new Map<ActorName, Awaited<ReturnType<typeof ask>>>();
  for (const actor of ACTORS) expected.set(actor, await ask(plain, actor));
  for (const actor of alternate(2))
    expect(await ask(caching, actor), `${what}, ${actor}: from the cache`).toEqual(expected.get(actor));
  return [...expected.values()].map(({ body }) => body);
}
