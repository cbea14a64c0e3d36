import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../src/app.ts';
import { createContext } from '../src/graphql/context.ts';
import { eventually, withinASecond } from '../src/testing/eventually.ts';
import { ask, type CourseFacts, course, select, teacher } from '../src/testing/factories.ts';
import { keepingAndPlain } from './keeping-and-plain.ts';
import { everythingOf } from './matrix/everything.ts';
import { ACTORS, type ActorName, type Fixture, fixture } from './matrix/fixture.ts';
import { documentOf } from './matrix/rows/row.ts';
import { ROWS } from './matrix/rows.ts';
import { variablesOf } from './matrix/variables.ts';

/** Statements of the program that keeps nothing. */
const read: unknown[] = [];
let keeping: App;
let plain: App;
let world: Fixture;
beforeAll(async () => {
  ({ keeping, plain } = await keepingAndPlain(({ pool, text, values }) => {
    if (pool === 'read') read.push([text, values]);
  }));
  world = await fixture(plain);
});

const hits = () => keeping.shared!.figures.hits;

const rows = ROWS.filter(({ op }) => op.startsWith('Query.'));

describe('every read of the matrix is answered the same by both, whoever asked before', () => {
  const as = (actor: ActorName) => (actor === 'anonymous' ? undefined : world.actors[actor]);

  it.each(rows.map((row) => ({ row, name: `${row.op} ${row.what ?? ''}` })))('$name', async ({ row }) => {
    const query = documentOf(row);
    for (const variables of await variablesOf(row, world, plain))
      for (let round = 0; round < 4; round++)
        for (let i = 0; i < ACTORS.length; i++) {
          const actor = ACTORS[(i + 2 * round) % ACTORS.length]!;
          const answer = await ask(keeping, as(actor), query, variables);
          expect(answer, `${actor}, round ${round}`).toEqual(await ask(plain, as(actor), query, variables));
        }
  });

  it('by what was kept as well, else nothing is proved', () => {
    expect(hits()).toBeGreaterThan(50);
    expect(keeping.wholes!.figures.hits).toBeGreaterThan(50);
  });
});

// Where an operation is answered whole, its resolvers are not asked: what they see of the clock must decide nothing
describe('what is written for a public read is the same on any day and by any chance', () => {
  afterEach(() => void vi.useRealTimers());
  // Guests are not refused
  const open = rows.filter((row) => !row.expect.startsWith('A'));
  let statements = 0;

  it.each(open.map((row) => ({ row, name: `${row.op} ${row.what ?? ''}` })))('$name', async ({ row }) => {
    const { engine, services } = plain;
    const request = { id: 'walk', address: '127.0.0.1', origin: 'graphql' } as const;
    for (const variables of await variablesOf(row, world, plain)) {
      const written = async () => {
        read.length = 0;
        // Anew, so that resolvers are asked that would be asked once for all
        const document = everythingOf(row, engine.reads, 'sql');
        await engine.read({ document, variables }, createContext(services, request, 'vi'));
        return [...read];
      };
      const now = await written();
      // Less than a timer can wait: one that counts by the clock meanwhile would fire again and again
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 86_400_000 + 12_345 });
      const chance = vi.spyOn(Math, 'random').mockReturnValue(0.123);
      expect(await written()).toEqual(now);
      chance.mockRestore();
      vi.useRealTimers();
      statements += now.length;
    }
  });

  it('and they are written at all', () => {
    expect(statements).toBeGreaterThan(25);
  });
});

describe('a change is seen within a second in what is not GraphQL', () => {
  let facts: CourseFacts;
  beforeAll(async () => {
    const owner = await teacher(plain);
    facts = await course(plain, owner.id, { price: 400_000 });
  });
  const get = async (app: App, url: string) => {
    const { statusCode, body } = await app.server.inject({ url });
    // The state of a page has the order in which its parts were read
    const parts = body
      .replaceAll(/"timestamp":"[^"]*"/g, '')
      .split('<script type="application/json" id="state">');
    return { statusCode, body: parts[0]! };
  };

  it.each<[string, (facts: CourseFacts) => string, string]>([
    ['the catalogue of REST', () => '/api/courses', '351000'],
    ['a course of REST', ({ id }) => `/api/courses/${id}`, '352000'],
    ['the catalogue page', () => '/courses', '353.000'],
    ['the page of a course', ({ slug }) => `/courses/${slug}`, '354.000'],
  ])('%s', async (what, addressOf, price) => {
    const url = addressOf(facts);
    for (const [column, value, shown] of [
      ['title', `Tên mới của ${what}`, `Tên mới của ${what}`],
      ['price', Number(price.replace('.', '')), price],
    ] as const) {
      for (let i = 0; i < 4; i++) expect((await get(keeping, url)).body).not.toContain(shown);
      await select(plain, `update course set ${column} = ? where id = ?`, [value, facts.id]);
      await withinASecond(async () => {
        const answer = await get(keeping, url);
        expect(answer.body.includes(shown)).toBe(true);
        // Rendered pages are kept by both
        expect(answer.body === (await get(plain, url)).body).toBe(true);
      });
    }
  });

  it('and gives what it keeps in between', async () => {
    for (const url of ['/api/courses', `/api/courses/${facts.id}`])
      await eventually(async () => {
        await get(keeping, url);
        const before = hits();
        await get(keeping, url);
        expect(hits()).toBeGreaterThan(before);
      });
  });
});
