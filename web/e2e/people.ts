import { randomBytes } from 'node:crypto';
import type { Visitor } from './visitor.ts';
import { world } from './world.ts';

/** Of the demo accounts (design/product.md). */
export const PASSWORD = 'Sen-demo-2026';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** An address that no account has yet. */
export const newEmail = (): string => `hanh-${randomBytes(5).toString('hex')}@example.vn`;

async function ask(query: string, input: object): Promise<Tokens> {
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: { tokens: Tokens } };
  return data.tokens;
}

/** Signs in without the form, which journeys of its own go through. */
export const tokensOf = (email: string, password = PASSWORD): Promise<Tokens> =>
  ask('mutation($input: SignInInput!) { tokens: signIn(input: $input) { accessToken refreshToken } }', {
    email,
    password,
  });

/** Registers a new student without the form. */
export const newStudent = (fullName = 'Nguyễn Thị Hạnh', email = newEmail()): Promise<Tokens> =>
  ask('mutation($input: RegisterInput!) { tokens: register(input: $input) { accessToken refreshToken } }', {
    email,
    password: PASSWORD,
    fullName,
  });

/** Puts a session into the visitor's browser, as an earlier visit would have left it. */
export async function startSession({ page }: Visitor, { accessToken, refreshToken }: Tokens): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [accessToken, refreshToken] as const,
  );
}
