import pg from 'pg';
import { type Load, measure, type Result } from './measure.ts';

/** People who sign in at the same time, each again as soon as they are in. */
const PEOPLE = 50;
/** Requests of others under way at once: few, so that what is measured is their pace and not a queue of their own. */
const OTHERS = 4;

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { accessToken } }';

export interface Storm {
  readonly alone: Result;
  readonly during: Result;
  /** Sign-ins that succeeded, a second. */
  readonly signInsPerSecond: number;
  readonly failed: number;
}

/** How a hot read fares alone, and while many sign in: argon2 may not take every core from everyone else. */
export async function signInStorm(
  databaseUrl: string,
  read: Load,
  password: string,
  seconds: number,
): Promise<Storm> {
  const emails = await somePeople(databaseUrl);
  await measure({ ...read, connections: OTHERS }, 1);
  const alone = await measure({ ...read, connections: OTHERS }, seconds);
  let isOver = false;
  let done = 0;
  let failed = 0;
  const started = performance.now();
  const loops = emails.map(async (email) => {
    while (!isOver) {
      const answer = await fetch(read.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: SIGN_IN, variables: { input: { email, password } } }),
      }).then((response) => response.json() as Promise<{ errors?: unknown }>);
      if (answer.errors) failed++;
      else done++;
    }
  });
  const during = await measure({ ...read, connections: OTHERS }, seconds);
  isOver = true;
  await Promise.all(loops);
  return { alone, during, failed, signInsPerSecond: done / ((performance.now() - started) / 1000) };
}

/** Accounts with the password that the last one who registered has: its hash need not be made fifty times. */
async function somePeople(databaseUrl: string): Promise<string[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<{ email: string }>(
    `insert into person (email, full_name, password_hash)
     select 'storm' || i || '-' || extract(epoch from now())::bigint || '@bench.test', 'Người Vào', (
       select password_hash from person where password_hash is not null order by created_at desc limit 1)
     from generate_series(1, $1::int) i returning email`,
    [PEOPLE],
  );
  await db.end();
  return rows.map(({ email }) => email);
}

const spread = ({ p50, p95, p99 }: Result) => `${p50} / ${p95} / ${p99}`;

/** One line for people. */
export const describeStorm = ({ alone, during, signInsPerSecond, failed }: Storm): string =>
  `a hot read, p50 / p95 / p99 ms: alone ${spread(alone)}, while ${PEOPLE} people sign in at once ${spread(during)} ` +
  `(${signInsPerSecond.toFixed(1)} sign-ins a second; failed: ${failed + alone.failed + during.failed})`;
