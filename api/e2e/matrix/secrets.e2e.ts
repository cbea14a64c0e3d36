import type { DocumentNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { CANARY_KEY } from '../../src/features/assessment/testing/made-quiz.ts';
import { CANARY_MARK } from '../../src/features/assignment/testing/made-assignment.ts';
import { createContext } from '../../src/graphql/context.ts';
import { KeptAnswer } from '../../src/graphql/read/index.ts';
import { ask, select } from '../../src/testing/factories.ts';
import { type Listening, listening } from '../listening.ts';
import { everythingOf } from './everything.ts';
import { type ActorName, type Fixture, fixture } from './fixture.ts';
import type { Row } from './rows/row.ts';
import { ROWS } from './rows.ts';

/**
 * Every query is asked for everything below it, as each actor, and what comes back is searched for what is not
 * theirs: course → students → e-mail, rating → author → orders, and every other way, those of tomorrow too: over both execution paths.
 */
let sen: Listening;
let world: Fixture;

/** A text that stands in one place only, and who may read it. */
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
  [CANARY_MARK]: ['owner'],
  $argon2id: [],
} as const satisfies Record<string, readonly ActorName[]>;
/** Ordinary resolvers put these into words: PostgreSQL alone never writes them. */
const WORDED: ReadonlySet<string> = new Set(['canary notification']);
const ACTORS = ['anonymous', 'stranger', 'enrolled', 'other', 'owner', 'admin'] as const;
const QUERIES = ROWS.filter(({ op, args }) => op.startsWith('Query.') && !args?.startsWith('token'));

beforeAll(async () => {
  sen = await listening();
  const { app } = sen;
  world = await fixture(app);
  const { enrolled, owner, admin } = world.actors;
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
  await set("update course set title = 'Canary draft' where id = ?", world.draft.id);
  await set("update course set title = 'Canary private course' where id = ?", world.hidden.id);
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'canary words of a paid lesson' }] }],
  };
  await set(
    'update lesson set body = ?::jsonb where id = ?',
    JSON.stringify(body),
    world.published.lessonIds[1],
  );
  await set("update course_review set notes = 'canary note of the reviewer' where id = ?", world.reviewId);
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
      id: world.target.id,
    },
  );
  const [enrolment] = await select<{ id: string }>(app, 'select id from enrolment where student_id = ?', [
    enrolled.id,
  ]);
  await set(
    "insert into rating (course_id, author_id, enrolment_id, stars, text) values (?, ?, ?, 5, 'Hay lắm')",
    world.published.id,
    enrolled.id,
    enrolment!.id,
  );
});

const PATHS = ['graphql-js', 'sql'] as const;

/** Everything below a query as JSON; undefined where it needs graphql-js but was asked of the other path. */
async function everything(
  row: Row,
  document: DocumentNode,
  actor: (typeof ACTORS)[number],
  path: (typeof PATHS)[number],
): Promise<string | undefined> {
  const { services, engine } = sen.app;
  const token = actor === 'anonymous' ? undefined : world.actors[actor].token;
  const viewer = await services.sessions.viewerOf(token && `Bearer ${token}`, '127.0.0.1');
  const context = createContext(
    services,
    { id: 'walk', address: '127.0.0.1', origin: 'graphql' },
    'vi',
    viewer,
  );
  const operation = { document, variables: await row.variables?.(world, actor, sen.app) };
  const answer = await (path === 'sql'
    ? engine.read(operation, context)
    : engine.execute(operation, context));
  if (answer === undefined || typeof answer === 'string') return answer;
  if (answer instanceof KeptAnswer) return answer.body.text;
  const strange = answer.errors?.filter(
    ({ extensions }) => !['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(String(extensions?.code)),
  );
  expect(strange ?? [], 'a walk must end in data or in a refusal').toEqual([]);
  return JSON.stringify(answer.data ?? null);
}

describe('no one reads what is not theirs', () => {
  const seen = { 'graphql-js': new Map<string, Set<string>>(), sql: new Map<string, Set<string>>() };

  describe.each(PATHS)('by way of %s', (path) => {
    it.each(QUERIES.map((row) => ({ ...row, name: row.what ? `${row.op} (${row.what})` : row.op })))(
      '$name',
      async (row) => {
        // One for all, so that what is remembered of one actor meets the next, and all of them once more
        const document = everythingOf(row, sen.app.engine.reads, path);
        for (const actor of [...ACTORS, ...ACTORS.toReversed()]) {
          const text = await everything(row, document, actor, path);
          for (const [secret, readers] of Object.entries(SECRETS)) {
            if (!text?.includes(secret)) continue;
            expect(readers, `${secret}, read by ${actor}`).toContain(actor);
            seen[path].set(secret, (seen[path].get(secret) ?? new Set()).add(actor));
          }
        }
      },
    );

    it('and whoever may read something has read it: the walk reaches every secret', () => {
      for (const [secret, readers] of Object.entries(SECRETS)) {
        const reached = path === 'sql' && WORDED.has(secret) ? [] : readers;
        expect([...(seen[path].get(secret) ?? [])].sort(), secret).toEqual([...reached].sort());
      }
    });
  });
});
