import pg from 'pg';

/** Of everyone who is made here. */
export const PASSWORD = 'mat-khau-du-dai';

/** Who asks. */
export interface Viewer {
  readonly id: string;
  readonly token: string;
}

export interface Viewers {
  /** A student with twenty courses. */
  readonly reader: Viewer;
  readonly administrator: Viewer;
  /** A student with so many opened lessons, each of another course, that reports of progress seldom meet. */
  readonly writer: Viewer & { readonly lessons: readonly string[] };
}

type Answer = { data: Record<string, unknown> };

/** Registers everyone whom the operations need. @param url of the program's GraphQL endpoint */
export async function makeViewers(databaseUrl: string, url: string): Promise<Viewers> {
  const ask = async (query: string, variables: object, token?: string): Promise<Answer> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    return response.json() as Promise<Answer>;
  };
  const register = async (name: string): Promise<Viewer> => {
    const input = { email: `${name}${Date.now()}@bench.test`, password: PASSWORD, fullName: 'Người Xem' };
    const { data } = await ask(
      'mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }',
      { input },
    );
    const { accessToken, user } = data.register as { accessToken: string; user: { id: string } };
    return { id: user.id, token: accessToken };
  };
  const [reader, administrator, writer] = [
    await register('viewer'),
    await register('admin'),
    await register('writer'),
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
  const { rows } = await db.query<{ id: string }>(
    `select (array_agg(l.id))[1] as id from lesson l join enrolment e on e.course_id = l.course_id
     where e.student_id = $1 group by e.id`,
    [writer.id],
  );
  await db.end();
  const lessons = rows.map(({ id }) => id);
  for (const id of lessons)
    await ask('mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id }, writer.token);
  return { reader, administrator, writer: { ...writer, lessons } };
}
