import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { course, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { useFeedTimeouts, waitForFeed } from './testing/wait-for-feed.ts';

useFeedTimeouts();

const isDrill = process.env.DRILL === '1';
/** Enrolments that exist before the client reads. */
const ENROLMENTS = isDrill ? 50_000 : 5_000;
const COURSES = 100;
/** Changes before the client begins. More follow meanwhile. */
const SOME = 100;

/**
 * Twice the share of the default budget per minute that this many rows need. The default suffices for 50,000 rows.
 */
const BUDGET = isDrill ? 600_000 : 120_000;

const app = await ownApp({ COST_PER_MINUTE: String(BUDGET) });
const { admin, ask, teacher } = helpersFor(app);
const FEED = `query Enrolments($after: String) { changedEnrolments(first: 500, after: $after) {
  nodes { id isDeleted enrolment { student { id fullName email } course { id slug title }
    access source enrolledAt completedLessons completedAt lastStudiedOn } }
  pageInfo { endCursor hasNextPage } } }`;

interface Page {
  readonly nodes: readonly {
    id: string;
    isDeleted: boolean;
    enrolment: { completedLessons: number } | null;
  }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}

/** A client that keeps a copy and relies only on the page for developers. */
class Client {
  readonly copy = new Map<string, number>();
  /** Every received object with its state, including repetitions. */
  readonly sent: string[] = [];
  after: string | null = null;
  requests = 0;
  cost = 0;

  constructor(private readonly token: string) {}

  async sync(): Promise<void> {
    for (;;) {
      const response = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${this.token}`, 'x-graphql-cost': '1' },
        payload: { query: FEED, variables: { after: this.after } },
      });
      this.requests++;
      const { data, errors, extensions } = response.json();
      expect(errors).toBeUndefined();
      this.cost += extensions.cost.requested as number;
      const { nodes, pageInfo } = data.changedEnrolments as Page;
      for (const { id, isDeleted, enrolment } of nodes) {
        if (isDeleted) this.copy.delete(id);
        else this.copy.set(id, enrolment!.completedLessons);
        this.sent.push(`${id} ${isDeleted ? 'gone' : enrolment!.completedLessons}`);
      }
      this.after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) return;
    }
  }
}

/** A naive feed for comparison: changes after the latest time that was seen. */
class ByTime {
  readonly seen = new Set<string>();
  #since = '-infinity';

  async poll(): Promise<void> {
    const rows = await select<{ id: string; at: string }>(
      app,
      "select id, noted_at::text as at from row_change where kind = 'enrolment' and noted_at > ?::timestamptz order by noted_at",
      [this.#since],
    );
    for (const { id } of rows) this.seen.add(id);
    this.#since = rows.at(-1)?.at ?? this.#since;
  }
}

async function fill(): Promise<string> {
  const [boss, owner] = [await admin(), await teacher()];
  const { id } = await course(app, owner.id, { lessons: 1 });
  const columns = 'title, description, teacher_id, category_id, price, status';
  await select(
    app,
    `insert into course (slug, ${columns}) select 'khoa-' || n, ${columns} from course, generate_series(2, ?::int) n where id = ?`,
    [COURSES, id],
  );
  await select(
    app,
    `insert into person (email, full_name) select 'hoc-vien-' || n || '@example.vn', 'Học viên ' || n from generate_series(1, ?::int) n`,
    [ENROLMENTS / COURSES],
  );
  await select(
    app,
    `insert into enrolment (student_id, course_id, source) select p.id, c.id, 'PURCHASE' from person p, course c where p.email like 'hoc-vien-%'`,
  );
  const made = await ask(
    boss,
    'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    {
      input: {
        name: 'Kho dữ liệu',
        scopes: ['enrolment:read-any', 'person:read'],
        expiresOn: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
      },
    },
  );
  return (made.data.createApiToken as { secret: string }).secret;
}

/** Rows to change and students to enrol, used one by one. */
interface Deck {
  readonly ids: readonly string[];
  readonly students: readonly string[];
  readonly courses: readonly string[];
  next: number;
}

const prepareDeck = async (): Promise<Deck> => {
  const ids = async (sql: string) => (await select<{ id: string }>(app, sql)).map(({ id }) => id);
  await select(
    app,
    "insert into person (email, full_name) select 'moi-' || n || '@example.vn', 'Học viên mới' from generate_series(1, 100) n",
  );
  return {
    ids: await ids('select id from enrolment'),
    students: await ids("select id from person where email like 'moi-%'"),
    courses: await ids('select id from course'),
    next: 0,
  };
};

const ADD = "insert into enrolment (student_id, course_id, source) values (?, ?, 'GIFT') returning id";
const STUDY = 'update enrolment set completed_lessons = completed_lessons + 1 where id = ?';

/** Enrols another student in a course. The transaction locks the course until its end. */
async function add(em: EntityManager, deck: Deck, course?: string): Promise<string> {
  const n = deck.next++;
  const { students, courses } = deck;
  const [row] = await em.execute<{ id: string }[]>(ADD, [
    students[Math.floor(n / courses.length) % students.length],
    course ?? courses[n % courses.length],
  ]);
  return row!.id;
}

/** Changes, adds and deletes rows all over the feed, each in its own transaction, until it is stopped. */
async function disturb(deck: Deck, seed: number, isOver: () => boolean): Promise<number> {
  const em = app.services.orm.em.fork();
  let done = 0;
  for (let i = seed; !isOver(); i += 3, done++) {
    const id = deck.ids[(i * 7919) % deck.ids.length]!;
    if (i % 5 === 0) await em.execute('delete from enrolment where id = ?', [id]);
    else if (i % 5 === 1) await add(em, deck);
    else await em.execute(STUDY, [id]);
    await pause(1);
  }
  return done;
}

test(`a copy of ${ENROLMENTS} rows is read in pages of 500 within one budget, and is complete despite simultaneous changes`, async () => {
  const client = new Client(await fill());
  const deck = await prepareDeck();
  // One transaction begins before all others and commits after the client has read to the end
  const late = app.services.orm.em.fork();
  await late.begin();
  const [began] = await late.execute<{ at: string }[]>('select now()::text as at');
  const [others, lateCourse] = [deck.courses.slice(1), deck.courses[0]];
  const lateRow = await add(late, deck, lateCourse);
  await late.execute(STUDY, [deck.ids[0]]);
  let isOver = false;
  const disturbed = Promise.all(
    [0, 1, 2].map((seed) =>
      disturb({ ...deck, ids: deck.ids.slice(1), courses: others, next: seed * 3_000 }, seed, () => isOver),
    ),
  );
  const byTime = new ByTime();
  await waitForFeed(async () => {
    const [seen] = await select<{ changes: number; begins: boolean }>(
      app,
      `select count(*) filter (where noted_at > ?::timestamptz)::int as changes,
          bool_or(xid < pg_snapshot_xmin(pg_current_snapshot())) as begins
        from row_change where kind = 'enrolment'`,
      [began!.at],
    );
    expect(seen!.begins && seen!.changes > SOME).toBe(true);
  });
  await client.sync();
  const { requests, cost } = client;
  await byTime.poll();
  expect([client.copy.has(lateRow), byTime.seen.has(lateRow)]).toEqual([false, false]);
  await late.commit();
  for (let i = 0; i < 5; i++) {
    await client.sync();
    await byTime.poll();
    await pause(100);
  }
  isOver = true;
  const changes = (await disturbed).reduce((a, b) => a + b);
  const stored = new Map(
    (await select<{ id: string; n: number }>(app, 'select id, completed_lessons as n from enrolment')).map(
      ({ id, n }) => [id, n],
    ),
  );
  await waitForFeed(async () => {
    await client.sync();
    expect(client.copy).toEqual(stored);
  });
  expect(client.sent).toHaveLength(new Set(client.sent).size);
  // The naive feed by time misses the late commit
  await byTime.poll();
  expect([client.copy.has(lateRow), byTime.seen.has(lateRow)]).toEqual([true, false]);
  expect(changes).toBeGreaterThan(SOME);
  // Changes since the start of the late transaction follow it
  expect(requests).toBeGreaterThan((ENROLMENTS / 500) * 0.8);
  expect(requests).toBeLessThanOrEqual(ENROLMENTS / 500 + 5);
  expect(cost).toBeLessThan(BUDGET);
});
