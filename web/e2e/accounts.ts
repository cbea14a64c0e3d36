import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { graphql, sql } from './app.ts';

/** Password of the demo accounts and of every account that a test creates. */
export const PASSWORD = 'Sen-demo-2026';
/** Full name of new accounts that need no particular one. */
export const FULL_NAME = 'Nguyễn Thị Hạnh';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Account {
  readonly email: string;
  readonly fullName: string;
  readonly tokens: Tokens;
}

/** Email address that no account has yet. */
export const newEmail = (): string => `hanh-${randomBytes(5).toString('hex')}@example.vn`;

const TOKENS = '{ accessToken refreshToken }';

/** Signs in without the form. */
export const signIn = async (email: string, password = PASSWORD): Promise<Tokens> => {
  const { tokens } = await graphql<{ tokens: Tokens }>(
    `mutation($input: SignInInput!) { tokens: signIn(input: $input) ${TOKENS} }`,
    { input: { email, password } },
  );
  return tokens;
};

/** Registers a new student without the form. */
export async function newStudent(fullName = FULL_NAME, email = newEmail()): Promise<Account> {
  const { tokens } = await graphql<{ tokens: Tokens }>(
    `mutation($input: RegisterInput!) { tokens: register(input: $input) ${TOKENS} }`,
    { input: { email, password: PASSWORD, fullName } },
  );
  return { email, fullName, tokens };
}

/** Creates a teacher who has no course yet. */
export async function newTeacher(fullName = 'Trần Thị Mới'): Promise<Account> {
  const { email } = await newStudent(fullName);
  await sql("update person set roles = roles || '{TEACHER}' where email = $1", [email]);
  return { email, fullName, tokens: await signIn(email) };
}

/** Stores a session in the browser, as an earlier visit would have left it. */
export async function startSession(page: Page, { accessToken, refreshToken }: Tokens): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [accessToken, refreshToken] as const,
  );
}
