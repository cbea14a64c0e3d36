import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { type Actor, admin, ask, select, student } from '../testing/factories.ts';

const app = await testApp();
let english: Actor;
const setLocale = (who: Actor, locale: string) =>
  select(app, 'update person set locale = ? where id = ?', [locale, who.id]);
beforeAll(async () => {
  english = await student(app);
  await setLocale(english, 'en');
});

const VI = 'Bạn không có quyền làm việc này.';
const EN = 'You do not have permission to do this.';

/** The message of an error, on both transports. */
async function getMessages(who: Pick<Actor, 'token'>, language?: string): Promise<string[]> {
  const headers = {
    authorization: `Bearer ${who.token}`,
    ...(language === undefined ? {} : { 'accept-language': language }),
  };
  const graphql = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: '{ people { total } }' },
  });
  const rest = await app.server.inject({ url: '/api/admin/users', headers });
  return [graphql.json().errors[0].message, rest.json().message];
}

describe('the language of errors', () => {
  test.each([
    ['nothing: the profile decides', undefined, EN],
    ['a supported language, which decides', 'vi', VI],
    ['several: the first that we speak', 'fr-FR, vi;q=0.8, en;q=0.5', VI],
    ['none that we speak: the profile decides', 'fr-FR, de;q=0.8', EN],
    ['nonsense: the profile decides', '*', EN],
  ])('depends on the header: %s', async (_, header, text) => {
    expect(await getMessages(english, header)).toEqual([text, text]);
  });

  test('is Vietnamese by default', async () => {
    expect(await getMessages(await student(app))).toEqual([VI, VI]);
    const [anonymous] = (await ask(app, undefined, '{ me { id } }')).errors!;
    expect(anonymous!.message).toContain('đăng nhập');
  });

  test('follows the profile immediately', async () => {
    const viewer = await student(app);
    expect(await getMessages(viewer)).toEqual([VI, VI]);
    await setLocale(viewer, 'en');
    await eventually(async () => expect(await getMessages(viewer)).toEqual([EN, EN]));
  });

  test('is that of the administrator while viewing as another user', async () => {
    const boss = await admin(app);
    const START = 'mutation V($input: StartViewAsInput!) { startViewAs(input: $input) { accessToken } }';
    const input = { personId: english.id, reason: 'Không mở được bài' };
    const { data } = await ask(app, boss, START, { input });
    const { accessToken } = data.startViewAs as { accessToken: string };
    expect(await getMessages({ token: accessToken })).toEqual([VI, VI]);
  });

  test('applies to errors of resumable uploads', async () => {
    const refused = await app.server.inject({
      method: 'DELETE',
      url: '/api/upload/files/00000000-0000-7000-8000-000000000000',
      headers: { authorization: `Bearer ${english.token}`, 'tus-resumable': '1.0.0' },
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'We could not find what you asked for.',
    ]);
  });
});
