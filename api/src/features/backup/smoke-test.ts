import { randomBytes } from 'node:crypto';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { hashPassword, User } from '../accounts/index.ts';

const SIGN_IN = 'mutation S($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const ME = '{ me { id } }';
const COURSE = 'query C($id: String!) { course(idOrSlug: $id) { id title sections { id } } }';

/**
 * Sends typical first requests to a server with a restored database: signs in, queries the viewer, opens a course. A
 * person is created for it, because the passwords of the others are unknown.
 * @returns the number of successful requests
 * @throws Error if a request fails
 */
export async function smokeTest({ orm, inject }: Pick<Services, 'orm' | 'inject'>): Promise<number> {
  const em = orm.em.fork();
  const [email, password] = [
    `drill-${randomBytes(6).toString('hex')}@sen.test`,
    randomBytes(18).toString('base64url'),
  ];
  em.create(User, {
    email,
    fullName: 'Khôi phục thử',
    passwordHash: await hashPassword(password),
    emailVerifiedAt: new Date(),
  });
  await em.flush();
  const ask = async (
    query: string,
    variables: object,
    token?: string,
  ): Promise<Record<string, Record<string, unknown> | null>> => {
    const { text } = await inject('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(await text()) as {
      data: Record<string, Record<string, unknown> | null>;
      errors?: { message: string }[];
    };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
  const { signIn } = await ask(SIGN_IN, { input: { email, password } });
  const token = String(signIn?.accessToken);
  const { me } = await ask(ME, {}, token);
  if (!me) throw new Error('the query `me` returned no user after signing in');
  const [open] = await runSql<{ slug: string }>(
    em,
    sql`select slug from course where status = 'PUBLISHED' and visibility = 'PUBLIC' order by id limit 1`,
  );
  if (!open) return 2;
  const { course } = await ask(COURSE, { id: open.slug }, token);
  if (!course) throw new Error(`the course ${open.slug} was not found`);
  return 3;
}
