import { type DocumentNode, isCompositeType, parse, print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createContext } from '../src/graphql/context.ts';
import { KeptAnswer } from '../src/graphql/read/index.ts';
import { headersOf } from '../src/testing/factories.ts';
import { withoutMoments } from './both-ways.ts';
import { keepingAndPlain } from './keeping-and-plain.ts';
import { everythingBelow, everythingOf, isWritable, typeOf, walkOf } from './matrix/everything.ts';
import { fieldsBelow } from './matrix/fields-below.ts';
import { ACTORS, type ActorName, type Fixture, fixture } from './matrix/fixture.ts';
import { ROWS } from './matrix/rows.ts';
import { variablesOf } from './matrix/variables.ts';
import { byHash, isPublic, type OwnQuery, ownPublicQueries } from './own-queries.ts';

/**
 * Everything below public roots, of a program that keeps answers and of one that does not: whatever a field shows to one
 * viewer, no other one is given it by way of what is kept.
 */
let keeping: App;
let plain: App;
let world: Fixture;
beforeAll(async () => {
  ({ keeping, plain } = await keepingAndPlain());
  world = await fixture(plain);
});

/** All actors so many times, in another order each time. */
const turns = (rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    ACTORS.map((_, i) => ({ round, actor: ACTORS[(i + 2 * round) % ACTORS.length]! })),
  ).flat();

/** What a program answers an actor, whatever that costs; undefined: their session has ended. */
async function answerOf(
  { services, engine }: App,
  actor: ActorName,
  document: DocumentNode,
  variables: Record<string, unknown>,
) {
  const token = actor === 'anonymous' ? undefined : `Bearer ${world.actors[actor].token}`;
  const viewer = await services.sessions.viewerOf(token, '127.0.0.1').catch(() => null);
  if (viewer === null) return undefined;
  const request = { id: 'walk', address: '127.0.0.1', origin: 'graphql' } as const;
  const context = createContext(services, request, 'vi', viewer);
  const operation = { document, variables };
  const answer = (await engine.read(operation, context)) ?? (await engine.execute(operation, context));
  if (answer instanceof KeptAnswer) return withoutMoments(answer.body.text);
  return withoutMoments(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

/** Both programs say the same to everyone, whoever asked before. */
async function mustAgree(
  document: DocumentNode,
  variables: readonly Record<string, unknown>[],
  rounds: number,
  what: string,
): Promise<void> {
  for (const each of variables)
    for (const { round, actor } of turns(rounds)) {
      const given = await answerOf(keeping, actor, document, each);
      expect(given, `${what}, ${actor}, round ${round}`).toEqual(
        // A document that no one has asked before
        await answerOf(plain, actor, parse(print(document)), each),
      );
    }
}
/** Whether a guest who asks again is given what is kept. */
async function isGiven(document: DocumentNode, variables: Record<string, unknown>): Promise<boolean> {
  const before = hits();
  // What it reads is found out beside the second one, it is seen with the third and kept with the fourth
  for (let i = 0; i < 8 && hits() === before; i++) await answerOf(keeping, 'anonymous', document, variables);
  return hits() > before;
}
const hits = () => keeping.shared!.figures.hits;
const wholeHits = () => keeping.wholes!.figures.hits;

describe('below every public root of the matrix', () => {
  const open = ROWS.filter((row) => row.op.startsWith('Query.') && /^[+0]/.test(row.expect));
  /** For example `Course.title`. */
  const kept = new Set<string>();
  /** How many of them the widest document has that is kept, of each root. */
  const widths: number[] = [];

  it.each(open.map((row) => ({ row, name: `${row.op} ${row.what ?? ''}` })))(
    '$name',
    async ({ row }) => {
      const { reads } = plain.engine;
      const type = typeOf(row, reads);
      const variables = await variablesOf(row, world, plain);
      expect(isPublic(reads.schema, row.op.slice('Query.'.length))).toBe(true);
      await mustAgree(everythingOf(row, reads, 'sql'), variables, 2, 'everything');
      if (!isCompositeType(type)) return;
      // What is read from tables that are not announced is kept by no one, and neither is what it stands beside
      if (!(await isGiven(walkOf(row, '{ __typename }'), variables[0]!))) return;
      const walk = (fields: ReadonlySet<string>) =>
        walkOf(
          row,
          everythingBelow(reads.schema, type, (owner, { name }) => fields.has(`${owner.name}.${name}`)),
        );
      const ofTypes = new Map<string, string[]>();
      for (const { name, owner, field, selection } of fieldsBelow(reads.schema, type)) {
        if (!isWritable(reads)(owner, field)) continue;
        const document = walkOf(row, selection);
        if (!kept.has(name)) {
          if (!(await isGiven(document, variables[0]!))) continue;
          await mustAgree(document, variables.slice(0, 1), 2, name);
        }
        kept.add(name);
        ofTypes.set(owner.name, [...(ofTypes.get(owner.name) ?? []), name]);
      }
      let widest = new Set<string>();
      const widen = async (names: readonly string[]) => {
        const wider = new Set([...widest, ...names]);
        const isWider = await isGiven(walk(wider), variables[0]!);
        if (isWider) widest = wider;
        return isWider;
      };
      // Beside others, a field may lead to what it does not by itself
      for (const names of ofTypes.values())
        if (!(await widen(names))) for (const name of names) await widen([name]);
      widths.push(widest.size);
      await mustAgree(walk(widest), variables, 3, 'all that is kept');
    },
    120_000,
  );

  it('most of it comes from what is kept, else nothing is proved', () => {
    expect(Math.max(...widths)).toBeGreaterThan(100);
    expect(kept.size).toBeGreaterThan(100);
  });
});

describe('what the web asks, by hash', () => {
  let queries: OwnQuery[];
  beforeAll(async () => {
    queries = await ownPublicQueries(plain, world);
  });
  const answer = async (app: App, actor: ActorName, query: OwnQuery, variables: object) => {
    const headers = actor === 'anonymous' ? {} : headersOf(world.actors[actor]);
    const payload = byHash(query, { ...variables });
    const asked = { method: 'POST', url: '/graphql', headers, payload } as const;
    const { statusCode, body } = await app.server.inject(asked);
    return { statusCode, body: withoutMoments(body) as { data?: object; errors?: object[] } };
  };

  it('is answered the same by both', async () => {
    const before = wholeHits();
    const unanswered = new Set(queries.map(({ name }) => name));
    for (const query of queries)
      for (const variables of query.variables)
        for (const { round, actor } of turns(3)) {
          const given = await answer(keeping, actor, query, variables);
          expect(given, `${query.name}, ${actor}, round ${round}`).toEqual(
            await answer(plain, actor, query, variables),
          );
          if (!given.body.errors) unanswered.delete(query.name);
        }
    expect([...unanswered]).toEqual([]);
    expect(wholeHits() - before).toBeGreaterThan(200);
  }, 120_000);
});
