import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { accessible } from './looks.ts';
import { newStudent, startSession, type Tokens, tokensOf } from './people.ts';
import { expectToast, type Visitor, visitor } from './visitor.ts';

/** The refresh tokens that the program has given out in the session of this access token. */
const sessionOf = ({ accessToken }: Tokens) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

const stored = ({ page }: Visitor) =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));

/** The same token, as it looks to the browser shortly before its end. The server would not take it any more. */
const endingSoon = (accessToken: string): string => {
  const [head, claims, signature] = accessToken.split('.');
  const changed = {
    ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()),
    exp: Date.now() / 1000 + 60,
  };
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
};

const account = ({ page }: Visitor, name: string) => page.getByRole('button', { name: `Tài khoản: ${name}` });

describe('tokens in the address', () => {
  const person = visitor('desktop');

  test('sign in and leave the address, and no page carries them', async () => {
    const { accessToken, refreshToken } = await newStudent('Lê Văn Địa');
    const query = new URLSearchParams({ token: accessToken, refresh_token: refreshToken, sale: '1' });
    const answer = await person.page.goto(`/courses?${query}#ket-qua`);
    expect(await answer?.text()).not.toContain(accessToken);
    await account(person, 'Lê Văn Địa').waitFor();
    await expect.poll(() => new URL(person.page.url()).search).toBe('?sale=1');
    await expect.poll(() => new URL(person.page.url()).hash).toBe('#ket-qua');
    await expect.poll(() => stored(person)).toEqual({ accessToken, refreshToken });
  });

  test('do not replace a signed-in viewer without asking', async () => {
    const { page } = person;
    const before = await stored(person);
    const other = await newStudent('Phạm Thị Mới');
    const address = `/?${new URLSearchParams({ token: other.accessToken, refresh_token: other.refreshToken })}`;
    await person.go(address);
    const question = page.getByRole('dialog', { name: 'Đăng nhập bằng tài khoản khác?' });
    await question.waitFor();
    await accessible(page);
    await expect.poll(() => page.url()).not.toContain('token');
    await question.getByRole('button', { name: 'Giữ tài khoản hiện tại' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await stored(person)).toEqual(before);
    await person.go(address);
    await question.getByRole('button', { name: 'Dùng tài khoản mới' }).click();
    await account(person, 'Phạm Thị Mới').waitFor();
    await expect
      .poll(() => stored(person))
      .toEqual({ accessToken: other.accessToken, refreshToken: other.refreshToken });
  });
});

describe('a session', () => {
  const person = visitor('desktop');

  test('is renewed once for two tabs, and both stay signed in', async () => {
    const tokens = await newStudent('Trần Hai Cửa');
    await startSession(person, { ...tokens, accessToken: endingSoon(tokens.accessToken) });
    const renewals: string[] = [];
    person.context.on('request', (request) => {
      if (/refreshSession/.test(request.postData() ?? '')) renewals.push(request.url());
    });
    const second = await person.tab();
    await Promise.all([person.page.goto('/learning'), second.goto('/learning')]);
    for (const page of [person.page, second]) {
      await page.getByText('Bạn chưa có khoá học nào').waitFor();
      await page.getByRole('button', { name: 'Tài khoản: Trần Hai Cửa' }).waitFor();
    }
    expect(renewals).toHaveLength(1);
    const now = await stored(person);
    expect(now.refreshToken).not.toBe(tokens.refreshToken);
    expect(await second.evaluate(() => localStorage.getItem('refreshToken'))).toBe(now.refreshToken);
    await second.close();
  });

  test('is renewed after an answer that refuses the token', async () => {
    const tokens = await newStudent('Vũ Hết Hạn');
    const [head, claims] = tokens.accessToken.split('.');
    person.expectsNoise(/status of 401/);
    await startSession(person, { ...tokens, accessToken: `${head}.${claims}.${'A'.repeat(86)}` });
    await person.go('/learning');
    await account(person, 'Vũ Hết Hạn').waitFor();
    await person.page.getByText('Bạn chưa có khoá học nào').waitFor();
    expect((await stored(person)).refreshToken).not.toBe(tokens.refreshToken);
  });

  test('that has ended is forgotten, and the person is asked to sign in', async () => {
    const tokens = await newStudent('Đỗ Đã Xong');
    await sql("update session set ended_at = now(), end_reason = 'signed-out' where id = $1", [
      sessionOf(tokens),
    ]);
    person.expectsNoise(/status of 40[01]/);
    await startSession(person, { ...tokens, accessToken: endingSoon(tokens.accessToken) });
    await person.page.goto('/learning');
    await person.page.waitForURL(/\/login\?next=%2Flearning/);
    await expect.poll(() => stored(person)).toEqual({ accessToken: null, refreshToken: null });
    await person.page.goto('/robots.txt');
  });

  test('ends in every tab when one signs out', async () => {
    await startSession(person, await tokensOf('student@sen.test'));
    await person.go('/');
    const second = await person.tab();
    await second.goto('/learning');
    await second.getByRole('heading', { level: 1, name: 'Khoá học của tôi' }).waitFor();
    // What a page still asks for when the session ends is refused, as it should be
    for (const tab of [person.page, second]) await tab.waitForLoadState('networkidle');
    await account(person, 'Đỗ Khánh Linh').click();
    await expectToast(person.page, 'Đăng xuất thành công', () =>
      person.page.getByRole('button', { name: 'Đăng xuất' }).click(),
    );
    await second.waitForURL(/\/login/);
    await second.close();
  });
});

describe('GraphiQL', () => {
  const reader = visitor('desktop');
  /** Writes an operation and runs it. */
  const run = async (name: string, document: string) => {
    const { page } = reader;
    await page.locator('.graphiql-query-editor .view-lines').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(document);
    // The editor closes brackets by itself, behind what was written
    await page.keyboard.press('ControlOrMeta+Shift+End');
    await page.keyboard.press('Delete');
    // It has read what was written when the tab bears the operation's name
    await page.getByRole('tab', { name }).waitFor();
    await page.getByRole('button', { name: /^Execute query/ }).click();
  };
  const answer = async () =>
    (await reader.page.locator('.graphiql-response .view-lines').innerText()).replaceAll('\u00a0', ' ');

  test('asks as whoever is signed in here; a token near its end is renewed first', async () => {
    const tokens = await tokensOf('student@sen.test');
    await startSession(reader, { ...tokens, accessToken: endingSoon(tokens.accessToken) });
    await reader.page.goto('/graphql');
    await run('Reader', 'query Reader { me { fullName } }');
    await expect.poll(answer).toContain('"fullName": "Đỗ Khánh Linh"');
    expect((await stored(reader)).refreshToken).not.toBe(tokens.refreshToken);
  });

  test('listens over the socket', async () => {
    const [order] = await sql<{ id: string; number: string }>(
      `select id, number from orders where status = 'PAID'
       and buyer_id = (select id from person where email = 'student@sen.test') limit 1`,
    );
    await run(
      'Order',
      `subscription Order { orderStatusChanged(orderId: "${order!.id}") { number status } }`,
    );
    await expect.poll(answer).toMatch(new RegExp(`"number": "${order!.number}",\\s+"status": "PAID"`));
    await reader.page.getByRole('button', { name: /^Stop/ }).click();
  });

  test('listens as whom the header editor names', async () => {
    const { page } = reader;
    const { accessToken } = await newStudent('Vũ Có Đầu');
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden) .view-lines').click();
    await page.keyboard.insertText(`{"Authorization":"Bearer ${accessToken}"`);
    await run('Who', 'query Who { me { fullName } }');
    await expect.poll(answer).toContain('"fullName": "Vũ Có Đầu"');
    const [order] = await sql<{ id: string }>(
      "select id from orders where buyer_id = (select id from person where email = 'student@sen.test') limit 1",
    );
    await run('Foreign', `subscription Foreign { orderStatusChanged(orderId: "${order!.id}") { number } }`);
    await expect.poll(answer).toContain('NOT_FOUND');
  });
});
