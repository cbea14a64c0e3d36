import { expect } from 'vitest';
import { testApp } from '../../../../testing/app.ts';
import { type Actor, getCode, type Reply } from '../../../../testing/factories.ts';
import { helpersFor } from '../../../../testing/helpers.ts';
import { signIn as signInTo } from '../../../../testing/signing-in.ts';
import { sendPasswordReset } from '../request-password-reset.ts';

export const app = await testApp();
const { ask, codeTo, db, mutate } = helpersFor(app);
/** Call it before each test, because all requests come from one IP address. */
export const clearThrottle = () => db('delete from throttle');

export const NEW = 'mot-mat-khau-khac-2';
export const ME = '{ me { id email emailVerifiedAt } }';

export const change = (actor: Actor, input: object) =>
  mutate(actor, 'changePassword', input, 'hasPassword passwordChangedAt');
export const signIn = (email: string, password: string) => signInTo(app, email, password);
export const requestReset = (input: object) => mutate(undefined, 'requestPasswordReset', input, 'accepted');
export const reset = (input: object) => mutate(undefined, 'resetPassword', input, 'endedCount');
/** Requests a link and runs the job. */
export const resetCode = async (email: string) => {
  expect((await requestReset({ email })).data).toEqual({ requestPasswordReset: { accepted: true } });
  await sendPasswordReset.handle(app.services, { email });
  return codeTo(email, 'accounts.password-reset', 'reset');
};
export const confirm = (token: string) =>
  ask(undefined, 'mutation($t: String!) { confirmEmail(input: { token: $t }) { email } }', { t: token });
export const cancel = (token: string) =>
  ask(undefined, 'mutation($t: String!) { cancelEmailChange(input: { token: $t }) { email } }', { t: token });
export const changeEmail = (actor: Pick<Actor, 'token'>, input: object) =>
  mutate(actor, 'changeEmail', input, 'email pendingEmail');
export const faults = (reply: Reply) => [
  getCode(reply),
  reply.errors?.[0]?.extensions.details?.map(({ field }) => field),
];
let made = 0;
export const address = () => `address${++made}@example.vn`;
/** Links a Google account, `days` ago. */
export const linkGoogle = (personId: string, email = 'e@x.vn', days = 0) =>
  db(
    "insert into google_identity (person_id, issuer, subject, email, linked_at) values (?, 'i', ?, ?, now() - ?::int * interval '1 day')",
    ...[personId, personId, email, days],
  );
export const enableTwoStep = (personId: string) =>
  db("insert into authenticator (person_id, secret, confirmed_at) values (?, '', now())", personId);
