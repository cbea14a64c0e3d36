import { type DocumentNode, execute } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../src/app.ts';
import { CANARY_KEY } from '../../src/features/assessment/testing/made-quiz.ts';
import { CANARY_GRADE } from '../../src/features/assignment/testing/made-assignment.ts';
import type { OperationResult } from '../../src/graphql/apollo.ts';
import { type Context, createContext } from '../../src/graphql/context.ts';
import { formatError } from '../../src/graphql/errors.ts';
import { CachedResponse } from '../../src/graphql/read/index.ts';
import { migratedDatabase } from '../../src/testing/database.ts';
import { ask, select } from '../../src/testing/factories.ts';
import { cachingAndPlain } from '../caching-and-plain.ts';
import { type Clock, controlClock } from '../frozen-clock.ts';
import { toFullQuery } from './everything.ts';
import { type ActorName, createFixture, type Fixture } from './fixture.ts';
import { ROWS } from './rows.ts';
import { getVariables } from './variables.ts';

/**
 * Sends every query with all fields below it as each actor, and searches the responses for data that the actor may
 * not read: course → students → e-mail, rating → author → orders, and every other path, including future ones. On
 * both execution paths.
 */
let plain: App;
let clock: Clock;
let fixture: Fixture;
const statements: unknown[] = [];

/** Texts that are stored in one place only, and the actors that may read them. */
const SECRETS = {
  'student-mail@canary.example.vn': ['enrolled', 'admin'],
  '0900000111': ['enrolled', 'admin'],
  'canary device of the student': ['enrolled', 'admin'],
  'canary notification': ['enrolled'],
  'teacher-mail@canary.example.vn': ['owner', 'admin'],
  '0900000222': ['owner', 'admin'],
  '0123456789012': ['owner'],
  'Canary draft': ['owner', 'admin'],
  'Canary private course': ['owner', 'admin'],
  'canary words of a paid lesson': ['owner', 'admin'],
  'canary note of the reviewer': ['owner', 'admin'],
  'canary reason in the log': ['admin'],
  [CANARY_KEY]: ['owner', 'admin'],
  [CANARY_GRADE]: ['owner'],
  $argon2id: [],
} as const satisfies Record<string, readonly ActorName[]>;
/** Written by ordinary resolvers, so never by SQL alone. */
const WORDED: ReadonlySet<string> = new Set(['canary notification']);
/**
 * Each actor comes after others who may read more or different data, with the same document: a response cached for
 * one of them must not be returned to the next.
 */
const IN_TURN = ['admin', 'owner', 'enrolled', 'other', 'stranger', 'anonymous', 'owner', 'admin'] as const;
const QUERIES = ROWS.filter(({ op, args }) => op.startsWith('Query.') && !args?.startsWith('token')).map(
  (row) => ({
    ...row,
    name: row.what ? `${row.op} (${row.what})` : row.op,
  }),
);
/** Public queries, whose responses may be cached. */
const OPEN = QUERIES.filter((row) => /^[+0]/.test(row.expect));

beforeAll(async () => {
  const databaseUrl = await migratedDatabase();
  clock = await controlClock(databaseUrl);
  await limitPlanning(databaseUrl);
  ({ plain } = await cachingAndPlain({
    databaseUrl,
    onStatement: ({ pool, text, values }) => {
      if (pool === 'read') statements.push([text, values]);
    },
  }));
  const app = plain;
  fixture = await createFixture(app);
  const { enrolled, owner, admin } = fixture.actors;
  const set = (sql: string, ...values: unknown[]) => select(app, sql, values);
  await set(
    "update person set email = 'student-mail@canary.example.vn', phone = '0900000111' where id = ?",
    enrolled.id,
  );
  await set(
    "update person set email = 'teacher-mail@canary.example.vn', phone = '0900000222' where id = ?",
    owner.id,
  );
  await set("update teacher_profile set tax_id = '0123456789012' where person_id = ?", owner.id);
  await set("update session set device = 'canary device of the student' where person_id = ?", enrolled.id);
  await set("update course set title = 'Canary draft' where id = ?", fixture.draft.id);
  await set("update course set title = 'Canary private course' where id = ?", fixture.hidden.id);
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'canary words of a paid lesson' }] }],
  };
  await set(
    'update lesson set body = ?::jsonb where id = ?',
    JSON.stringify(body),
    fixture.published.lessonIds[1],
  );
  await set("update course_review set notes = 'canary note of the reviewer' where id = ?", fixture.reviewId);
  await set(
    "insert into notification (person_id, kind, params) values (?, 'ENROLLED', ?::jsonb)",
    enrolled.id,
    JSON.stringify({ course: 'canary notification' }),
  );
  await ask(
    app,
    admin,
    'mutation D($id: ID!) { deactivatePerson(input: { personId: $id, reason: "canary reason in the log" }) { id } }',
    {
      id: fixture.target.id,
    },
  );
  const [enrolment] = await select<{ id: string }>(app, 'select id from enrolment where student_id = ?', [
    enrolled.id,
  ]);
  await set(
    "insert into rating (course_id, author_id, enrolment_id, stars, text) values (?, ?, ?, 5, 'Hay lắm')",
    fixture.published.id,
    enrolled.id,
    enrolment!.id,
  );
  await clock.freeze();
});
afterAll(() => clock.resume());

/**
 * Planning such a large statement takes ten times as long as running it, and any plan is good enough for so few rows.
 */
async function limitPlanning(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const database = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  for (const setting of ['join_collapse_limit', 'from_collapse_limit'])
    await client.query(`alter database ${database} set ${setting} = 1`);
  await client.end();
}

type Path = 'graphql-js' | 'sql';
const request = { id: 'walk', address: '127.0.0.1', origin: 'graphql' } as const;

/**
 * The response to an actor as JSON.
 * @returns undefined if the session has ended, or if the path cannot execute it
 */
async function getAnswer(
  { services, engine }: App,
  actor: ActorName,
  document: DocumentNode,
  variables: Record<string, unknown>,
  path?: Path,
): Promise<string | undefined> {
  const token = actor === 'anonymous' ? undefined : `Bearer ${fixture.actors[actor].token}`;
  const viewer = await services.sessions.findViewer(token, request.address).catch(() => null);
  if (viewer === null) return undefined;
  const context = createContext(services, request, 'vi', viewer);
  const bySql = path === 'graphql-js' ? undefined : await engine.read({ document, variables }, context);
  const answer =
    bySql ?? (path === 'sql' ? undefined : await executeOn(engine, document, variables, context));
  if (answer === undefined || typeof answer === 'string') return answer;
  if (answer instanceof CachedResponse) return answer.body.text;
  const unexpected = answer.errors?.filter(
    ({ extensions }) => !['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(String(extensions?.code)),
  );
  expect(unexpected ?? [], 'a walk ends in data or in a refusal').toEqual([]);
  return JSON.stringify(answer);
}

async function executeOn(
  { reads: { schema } }: App['engine'],
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  contextValue: Context,
): Promise<OperationResult> {
  const { data, errors } = await execute({ schema, document, variableValues, contextValue });
  return { data, errors: errors?.map((error) => formatError(error, contextValue)) };
}

const seen = { 'graphql-js': new Map<string, Set<string>>(), sql: new Map<string, Set<string>>() };

function assertNoSecret(text: string | undefined, actor: ActorName, path: Path): void {
  for (const [secret, readers] of Object.entries(SECRETS)) {
    if (!text?.includes(secret)) continue;
    expect(readers, `${secret}, read by ${actor}`).toContain(actor);
    seen[path].set(secret, (seen[path].get(secret) ?? new Set()).add(actor));
  }
}

describe('private data', () => {
  it.each(QUERIES)('$name', async (row) => {
    for (const path of ['graphql-js', 'sql'] as const) {
      const document = toFullQuery(row, plain.engine.reads, path);
      for (const actor of IN_TURN) {
        const variables = (await row.variables?.(fixture, actor, plain)) ?? {};
        assertNoSecret(await getAnswer(plain, actor, document, variables, path), actor, path);
      }
    }
  });

  it.each(['graphql-js', 'sql'] as const)('has been read by every permitted viewer by %s', (path) => {
    for (const [secret, readers] of Object.entries(SECRETS)) {
      const reached = path === 'sql' && WORDED.has(secret) ? [] : readers;
      expect([...(seen[path].get(secret) ?? [])].sort(), secret).toEqual([...reached].sort());
    }
  });
});

// The resolvers of a cached operation are not called, so nothing in them may depend on the clock
describe('the statements of a public read are deterministic across days and random numbers', () => {
  let compared = 0;

  it.each(OPEN)('$name', async (row) => {
    const { engine, services } = plain;
    for (const variables of await getVariables(row, fixture, plain)) {
      const sent = async () => {
        statements.length = 0;
        const document = toFullQuery(row, engine.reads, 'sql');
        await engine.read({ document, variables }, createContext(services, request, 'vi'));
        return [...statements];
      };
      const now = Date.now();
      const before = await sent();
      // Less than the maximum of a timer
      vi.setSystemTime(now + 20 * 86_400_000 + 12_345);
      const random = vi.spyOn(Math, 'random').mockReturnValue(0.123);
      expect(await sent()).toEqual(before);
      random.mockRestore();
      vi.setSystemTime(now);
      compared += before.length;
    }
  });

  it('include at least one', () => {
    expect(compared).toBeGreaterThan(25);
  });
});
