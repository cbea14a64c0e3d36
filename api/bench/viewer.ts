import pg from 'pg';

/** Of everybody who is made here. */
export const PASSWORD = 'mat-khau-du-dai';

/** Who asks. */
export interface Viewer {
  readonly id: string;
  readonly token: string;
  /** Of somebody who is an administrator. */
  readonly adminToken: string;
  readonly lessons: readonly string[];
}

/** A signed-in student with twenty courses, one lesson of each opened. */
export async function makeViewer(databaseUrl: string, url: string): Promise<Viewer> {
  const ask = async (query: string, variables: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    return (
      await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      })
    ).json() as Promise<{ data: Record<string, unknown> }>;
  };
  const register = async (name: string) => {
    const input = { email: `${name}${Date.now()}@bench.test`, password: PASSWORD, fullName: 'Người Xem' };
    const answer = await ask(
      'mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }',
      { input },
    );
    return answer.data.register as { accessToken: string; user: { id: string } };
  };
  const { accessToken: token, user } = await register('viewer');
  const administrator = await register('admin');
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(`update person set roles = '{USER,ADMIN}' where id = $1`, [administrator.user.id]);
  await db.query(
    `insert into enrolment (student_id, course_id, source, last_studied_at) select $1, id, 'PURCHASE', now() - student_count * interval '1 minute' from course order by slug limit 20`,
    [user.id],
  );
  const { rows } = await db.query(
    `select (array_agg(l.id))[1] as id from lesson l join enrolment e on e.course_id = l.course_id where e.student_id = $1 group by e.id`,
    [user.id],
  );
  await db.end();
  const lessons = rows.map(({ id }) => id as string);
  for (const id of lessons)
    await ask('mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id }, token);
  return { id: user.id, token, adminToken: administrator.accessToken, lessons };
}
