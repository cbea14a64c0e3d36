import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/platform/log.ts';
import { migratedDatabase } from '../src/testing/database.ts';
import { eventually } from '../src/testing/eventually.ts';
import { type Actor, student } from '../src/testing/factories.ts';
import { line } from '../src/testing/line.ts';
import { runFolder } from '../src/testing/run-folder.ts';
import { BY_FASTIFY, comparable } from './both-ways.ts';
import { type GraphqlBody, graphql } from './listening.ts';

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly isDirect?: true;
  readonly status?: number;
}

/** What is answered directly and what is not, while the database is away and after that. */
const lines: Line[] = [];
const through = await line(await migratedDatabase());
let app: App;
let url: string;
let known: Actor;
/** Whose session the program has not looked up yet. */
let unknown: Actor;
beforeAll(async () => {
  app = await createApp({
    config: readConfig({
      NODE_ENV: 'test',
      DATA_DIR: runFolder('away'),
      SEED: 'none',
      COST_PER_MINUTE: '1000000000',
      READ_CACHE_MB: '0',
    }),
    databaseUrl: through.url,
    log: createLog('info', { write: (text) => void lines.push(JSON.parse(text)) }),
  });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  known = await student(app);
  unknown = await student(app);
});
afterAll(async () => {
  through.mend();
  await app.close();
});

const OPEN = '{ categories { id } }';
const MINE = '{ me { id } }';

async function ask(query: string, token: string | undefined, headers: Record<string, string>) {
  const given = await graphql({ url }, query, { token, headers });
  const id = given.headers.get('x-request-id');
  await eventually(() =>
    expect(lines.some((each) => each.reqId === id && each.msg === 'graphql')).toBe(true),
  );
  const told = lines.find((each) => each.reqId === id && each.msg === 'graphql')!;
  return {
    answer: { status: given.status, head: comparable(given.headers), body: given.body, logged: told.status },
    isDirect: told.isDirect ?? false,
  };
}
/** By both ways, which must agree. @returns what they say */
async function byBoth(query: string, token?: string): Promise<{ status: number; body: GraphqlBody }> {
  const direct = await ask(query, token, { 'accept-encoding': 'identity' });
  const ordinary = await ask(query, token, BY_FASTIFY);
  expect(ordinary.isDirect).toBe(false);
  // A session that the program has forgotten meanwhile is looked up, which is Fastify's to answer for
  if (token === undefined) expect(direct.isDirect).toBe(true);
  expect(direct.answer).toEqual(ordinary.answer);
  return direct.answer;
}
const codeOf = ({ body }: { body: GraphqlBody }) => body.errors?.[0]?.extensions.reason;

describe('while the database is away', () => {
  beforeAll(async () => {
    for (const query of [OPEN, MINE]) for (let i = 0; i < 3; i++) await ask(query, known.token, {});
    for (const query of [OPEN, MINE]) expect((await byBoth(query, known.token)).status).toBe(200);
    through.breakOff();
  });

  it('a guest is told so by both ways, and it is logged', async () => {
    const before = lines.length;
    const answer = await byBoth(OPEN);
    expect(codeOf(answer)).toBe('DATABASE_UNREACHABLE');
    expect(lines.slice(before).filter(({ msg }) => msg === 'a read was cut off')).toHaveLength(2);
  });

  it('whoever is signed in is as well', async () => {
    for (const query of [OPEN, MINE])
      expect(codeOf(await byBoth(query, known.token))).toBe('DATABASE_UNREACHABLE');
  });

  it('and whoever has a token whose session can not be looked up', async () => {
    const before = lines.length;
    const direct = await ask(MINE, unknown.token, { 'accept-encoding': 'identity' });
    const ordinary = await ask(MINE, unknown.token, BY_FASTIFY);
    // What needs no viewer runs all the same, so Fastify has to know the operation
    expect(direct).toEqual(ordinary);
    expect(codeOf(direct.answer)).toBe('DATABASE_UNREACHABLE');
    const told = lines.slice(before).filter(({ msg }) => msg === 'a session could not be looked up');
    expect(told.length).toBeGreaterThanOrEqual(2);
  });
});

it('when it is back, both answer everyone again', async () => {
  through.mend();
  await eventually(async () => expect((await ask(OPEN, undefined, {})).answer.status).toBe(200));
  for (const token of [undefined, known.token, unknown.token])
    expect((await byBoth(OPEN, token)).body.errors).toBeUndefined();
  for (const { id, token } of [known, unknown])
    expect((await byBoth(MINE, token)).body.data).toEqual({ me: { id } });
});
