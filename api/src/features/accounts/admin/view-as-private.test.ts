import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, admin, ask, codeOf, student } from '../../../testing/factories.ts';

const app = await testApp();
const START = 'mutation V($input: StartViewAsInput!) { startViewAs(input: $input) { accessToken } }';
let learner: Actor;
let eyes: Pick<Actor, 'token'>;
beforeAll(async () => {
  learner = await student(app);
  const input = { personId: learner.id, reason: 'Không mở được bài' };
  const { data } = await ask(app, await admin(app), START, { input });
  eyes = { token: (data.startViewAs as { accessToken: string }).accessToken };
});

test.each([
  '{ accountSecurity { email } }',
  '{ accountSecurity { hasPassword recoveryCodesLeft googleEmail } me { id } }',
  '{ a: mySessions { id address } }',
  'query($yes: Boolean = true) { me { id } mySessions @include(if: $yes) { device } }',
])('an administrator who views as a person cannot see %s', async (query) => {
  const reply = await ask(app, eyes, query);
  expect(codeOf(reply)).toBe('FORBIDDEN');
  expect(reply.errors![0]!.message).toContain('chỉ mình họ');
  expect(reply.data).toBeNull();
  expect(codeOf(await ask(app, learner, query))).toBeUndefined();
});

test('nor on REST', async () => {
  const answer = (who: Pick<Actor, 'token'>) =>
    app.server.inject({ url: '/api/auth/google/status', headers: { authorization: `Bearer ${who.token}` } });
  const refused = await answer(eyes);
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'FORBIDDEN']);
  expect((await answer(learner)).statusCode).toBe(200);
});

test('all other data of the person is visible', async () => {
  const reply = await ask(
    app,
    eyes,
    '{ me { email } notificationPreferences { kind } myDataRequests { id } }',
  );
  expect(reply.errors).toBeUndefined();
});

test('the list covers every query about sign-in methods', () => {
  const fields = Object.values(app.engine.reads.schema.getQueryType()!.getFields());
  const open = fields.filter(
    ({ extensions }) => extensions.allow === 'account:secure' && !extensions.isPrivate,
  );
  expect(open.map(({ name }) => name)).toEqual(['myDataRequests']);
});
