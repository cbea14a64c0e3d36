import { decodeJwt, decodeProtectedHeader, type JWTHeaderParameters, SignJWT } from 'jose';
import pg from 'pg';
import { Keys } from '../src/platform/access/keys.ts';
import { letStudy } from './dashboard.ts';
import { enrolStudious } from './learning.ts';
import { BUYER, SELLER } from './money.ts';
import { post } from './request.ts';
import { SECRET } from './servers.ts';
import { enrolListener } from './transcripts.ts';

/** The password of all viewers. */
export const PASSWORD = 'mat-khau-du-dai';

export interface Viewer {
  readonly id: string;
  readonly token: string;
}

export interface Viewers {
  /** A student with twenty courses who studies ten of them. */
  readonly reader: Viewer;
  readonly administrator: Viewer;
  /** A student with opened lessons in 400 courses, so that simultaneous progress reports rarely lock the same row. */
  readonly writer: Viewer & { readonly lessons: readonly string[] };
  /** Has bought forty courses. */
  readonly buyer: Viewer;
  /** Has sold a thousand times. */
  readonly seller: Viewer;
  /** Has opened all lessons with captions. */
  readonly listener: Viewer;
  /** Has done half of a course with 200 lessons. */
  readonly studious: Viewer;
  /** People without purchases, enough for simultaneous checkouts of different buyers. */
  readonly buyers: readonly Viewer[];
}

const BUYERS = 80;

type Answer = { data: Record<string, unknown>; errors?: unknown };

const keys = new Keys([SECRET]);
const LASTING_MS = 86_400_000;

/** Extends the lifetime of a token to a whole run, which takes longer than Sen's tokens live. */
const lasting = (token: string): Promise<string> =>
  new SignJWT(decodeJwt(token))
    .setProtectedHeader(decodeProtectedHeader(token) as JWTHeaderParameters)
    .setExpirationTime(new Date(Date.now() + LASTING_MS))
    .sign(keys.signing.privateKey);

/**
 * Registers the viewers of the operations.
 * @param url URL of Sen's GraphQL endpoint
 */
export async function makeViewers(databaseUrl: string, url: string): Promise<Viewers> {
  const ask = async (query: string, variables: object, token?: string): Promise<Answer> => {
    const response = await post(url, JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    });
    const answer = (await response.json()) as Answer;
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer;
  };
  const register = async (name: string): Promise<Viewer> => {
    const input = { email: `${name}${Date.now()}@bench.test`, password: PASSWORD, fullName: 'Người Xem' };
    const { data } = await ask(
      'mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }',
      { input },
    );
    const { accessToken, user } = data.register as { accessToken: string; user: { id: string } };
    return { id: user.id, token: await lasting(accessToken) };
  };
  const signIn = async ({ id, email }: { id: string; email: string }): Promise<Viewer> => {
    const { data } = await ask('mutation($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
      input: { email, password: PASSWORD },
    });
    return { id, token: await lasting((data.signIn as { accessToken: string }).accessToken) };
  };
  const [reader, administrator, writer, listener, studious] = [
    await register('viewer'),
    await register('admin'),
    await register('writer'),
    await register('listener'),
    await register('studious'),
  ];
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(`update person set roles = '{USER,ADMIN}' where id = $1`, [administrator.id]);
  for (const [{ id }, courses] of [[reader, 20] as const, [writer, 400] as const])
    await db.query(
      `insert into enrolment (student_id, course_id, source, last_studied_at)
       select $1, id, 'PURCHASE', now() - student_count * interval '1 minute' from course order by slug limit $2`,
      [id, courses],
    );
  await letStudy(db, reader.id);
  await enrolListener(db, listener.id);
  const { rows } = await db.query<{ id: string }>(
    `select (array_agg(l.id))[1] as id from lesson l join enrolment e on e.course_id = l.course_id
     where e.student_id = $1 group by e.id`,
    [writer.id],
  );
  const signedIn: Viewer[] = [];
  for (const person of await peopleWhoSignIn(db)) {
    // So many sign-ins from one address would be throttled as password guessing
    await db.query('delete from throttle');
    signedIn.push(await signIn(person));
  }
  await enrolStudious(db, studious.id);
  await db.end();
  const [buyer, seller, ...buyers] = signedIn as [Viewer, Viewer, ...Viewer[]];
  const lessons = rows.map(({ id }) => id);
  for (const id of lessons)
    await ask('mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id }, writer.token);
  const people = { reader, administrator, buyer, seller, listener, studious, buyers };
  return { ...people, writer: { ...writer, lessons } };
}

/** {@link BUYER}, {@link SELLER} and new people. All get the password of the person who registered last. */
async function peopleWhoSignIn(db: pg.Client): Promise<{ id: string; email: string }[]> {
  const hash =
    '(select password_hash from person where password_hash is not null order by created_at desc limit 1)';
  const { rows: known } = await db.query<{ id: string; email: string }>(
    `update person set password_hash = ${hash} where id in ($1, $2) returning id, email`,
    [BUYER, SELLER],
  );
  const { rows: fresh } = await db.query<{ id: string; email: string }>(
    `insert into person (email, full_name, password_hash)
     select 'buyer' || i || '-' || extract(epoch from now())::bigint || '@bench.test', 'Người Mua', ${hash}
     from generate_series(1, $1::int) i returning id, email`,
    [BUYERS],
  );
  return [...known.sort((a) => (a.id === BUYER ? -1 : 1)), ...fresh];
}
