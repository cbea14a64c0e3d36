import { expect } from 'vitest';
import type { App } from '../app.ts';
import { eventually } from './eventually.ts';
import { type Actor, ask, getCode, PASSWORD, type Reply } from './factories.ts';

/** Signs in with a password, and with a code if one is required. */
export const signIn = (app: App, email: string, password = PASSWORD, code?: string): Promise<Reply> =>
  ask(app, undefined, 'mutation($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
    input: { email, password, code },
  });

export const signedIn = ({ data }: Reply): Pick<Actor, 'token'> => ({
  token: (data.signIn as { accessToken: string }).accessToken,
});

/** Registers a person with {@link PASSWORD}. */
export const register = (app: App, email: string, fullName = 'Lê Văn Thử'): Promise<Reply> =>
  ask(app, undefined, 'mutation($input: RegisterInput!) { register(input: $input) { accessToken } }', {
    input: { email, password: PASSWORD, fullName },
  });

export const isSignedOut = async (app: App, actor: Pick<Actor, 'token'>): Promise<boolean> =>
  getCode(await ask(app, actor, '{ me { id } }')) === 'UNAUTHENTICATED';

/** Waits for the end of a session, which every process must know within a second. */
export const expectSignedOut = (app: App, actor: Pick<Actor, 'token'>): Promise<void> =>
  eventually(async () => expect(await isSignedOut(app, actor)).toBe(true));
