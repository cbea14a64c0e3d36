import { expect } from 'vitest';
import { testApp } from '../../../../testing/app.ts';
import { type Actor, ask, codeOf, type Reply, select } from '../../../../testing/factories.ts';
import { codeTo } from '../../../../testing/mails.ts';
import { signIn as signInTo } from '../../../../testing/signing-in.ts';
import { sendPasswordReset } from '../request-password-reset.ts';

export const app = await testApp();
/** Call it before each test, because all requests come from one IP address. */
export const clearThrottle = () => select(app, 'delete from throttle');

export const NEW = 'mot-mat-khau-khac-2';
export const ME = '{ me { id email emailVerifiedAt } }';

export const change = (actor: Actor, input: object) =>
  ask(
    app,
    actor,
    'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword passwordChangedAt } }',
    {
      input,
    },
  );
export const signIn = (email: string, password: string) => signInTo(app, email, password);
export const requestReset = (input: object) =>
  ask(
    app,
    undefined,
    'mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted } }',
    { input },
  );
export const reset = (input: object) =>
  ask(
    app,
    undefined,
    'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { endedCount } }',
    { input },
  );
/** Requests a link and runs the job. */
export const resetCode = async (email: string) => {
  expect((await requestReset({ email })).data).toEqual({ requestPasswordReset: { accepted: true } });
  await sendPasswordReset.handle(app.services, { email });
  return codeTo(app, email, 'accounts.password-reset', 'reset');
};
export const confirm = (token: string) =>
  ask(app, undefined, 'mutation($t: String!) { confirmEmail(input: { token: $t }) { email } }', { t: token });
export const cancel = (token: string) =>
  ask(app, undefined, 'mutation($t: String!) { cancelEmailChange(input: { token: $t }) { email } }', {
    t: token,
  });
export const changeEmail = (actor: Pick<Actor, 'token'>, input: object) =>
  ask(
    app,
    actor,
    'mutation($input: ChangeEmailInput!) { changeEmail(input: $input) { email pendingEmail } }',
    { input },
  );
export const faults = (reply: Reply) => [
  codeOf(reply),
  reply.errors?.[0]?.extensions.details?.map(({ field }) => field),
];
let made = 0;
export const address = () => `address${++made}@example.vn`;
