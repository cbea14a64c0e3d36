import { newStudent, signIn, type Tokens } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { type Visitor } from '../visitor.ts';

/** @returns the ID of the session of an access token */
const getSession = ({ accessToken }: Tokens) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

const storedTokens = ({ page }: Visitor) =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));

/** The same token with a changed expiry, so that the browser renews it. The server rejects it. */
const withEarlyExpiry = (accessToken: string): string => {
  const [head, claims, signature] = accessToken.split('.');
  const changed = {
    ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()),
    exp: Date.now() / 1000 + 60,
  };
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
};

const accountButton = ({ page }: Visitor, name: string) =>
  page.getByRole('button', { name: `${t('common:nav.account')}: ${name}` });

test('Tokens in the URL start a session', { tag: '@desktop' }, async ({ visitor: person }) => {
  await test.step('Tokens in the URL sign in and disappear from the URL', async () => {
    const { accessToken, refreshToken } = (await newStudent('Lê Văn Địa')).tokens;
    const query = new URLSearchParams({ token: accessToken, refresh_token: refreshToken, sale: '1' });
    const responseText = await person.page.goto(`/courses?${query}#ket-qua`);
    expect(await responseText?.text()).not.toContain(accessToken);
    await expect(accountButton(person, 'Lê Văn Địa')).toBeVisible();
    await expect.poll(() => new URL(person.page.url()).search).toBe('?sale=1');
    await expect.poll(() => new URL(person.page.url()).hash).toBe('#ket-qua');
    await expect.poll(() => storedTokens(person)).toEqual({ accessToken, refreshToken });
  });

  await test.step('Tokens in the URL do not replace a session without a confirmation', async () => {
    const { page } = person;
    const before = await storedTokens(person);
    const other = (await newStudent('Phạm Thị Mới')).tokens;
    const urlWithTokens = `/?${new URLSearchParams({ token: other.accessToken, refresh_token: other.refreshToken })}`;
    await person.go(urlWithTokens);
    const question = page.getByRole('dialog', { name: t('common:replaceSession.title') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => page.url()).not.toContain('token');
    await question.getByRole('button', { name: t('common:replaceSession.keep') }).click();
    await expect(question).toBeHidden();
    expect(await storedTokens(person)).toEqual(before);
    await person.go(urlWithTokens);
    await question.getByRole('button', { name: t('common:replaceSession.replace') }).click();
    await expect(accountButton(person, 'Phạm Thị Mới')).toBeVisible();
    await expect
      .poll(() => storedTokens(person))
      .toEqual({ accessToken: other.accessToken, refreshToken: other.refreshToken });
  });
});

test('The browser renews and ends sessions', { tag: '@desktop' }, async ({ visitor: person }) => {
  await test.step('Two tabs renew a session once and stay signed in', async () => {
    const tokens = (await newStudent('Trần Hai Cửa')).tokens;
    await person.signIn({ ...tokens, accessToken: withEarlyExpiry(tokens.accessToken) });
    const renewals: string[] = [];
    person.context.on('request', (request) => {
      if (/refreshSession/.test(request.postData() ?? '')) renewals.push(request.url());
    });
    const second = await person.newTab();
    await Promise.all([person.page.goto('/learning'), second.goto('/learning')]);
    for (const page of [person.page, second]) {
      await expect(page.getByText(t('learning:mine.emptyTitle'))).toBeVisible();
      await expect(
        page.getByRole('button', { name: `${t('common:nav.account')}: Trần Hai Cửa` }),
      ).toBeVisible();
    }
    expect(renewals).toHaveLength(1);
    const now = await storedTokens(person);
    expect(now.refreshToken).not.toBe(tokens.refreshToken);
    expect(await second.evaluate(() => localStorage.getItem('refreshToken'))).toBe(now.refreshToken);
    await second.close();
  });

  await test.step('A response that rejects the token renews the session', async () => {
    const tokens = (await newStudent('Vũ Hết Hạn')).tokens;
    const [head, claims] = tokens.accessToken.split('.');
    person.allowConsoleErrors(/status of 401/);
    await person.signIn({ ...tokens, accessToken: `${head}.${claims}.${'A'.repeat(86)}` });
    await person.go('/learning');
    await expect(accountButton(person, 'Vũ Hết Hạn')).toBeVisible();
    await expect(person.page.getByText(t('learning:mine.emptyTitle'))).toBeVisible();
    expect((await storedTokens(person)).refreshToken).not.toBe(tokens.refreshToken);
  });

  await test.step('A request of an ended session clears its tokens and redirects to the sign-in', async () => {
    const tokens = (await newStudent('Đỗ Đã Xong')).tokens;
    await sql("update session set ended_at = now(), end_reason = 'signed-out' where id = $1", [
      getSession(tokens),
    ]);
    person.allowConsoleErrors(/status of 40[01]/);
    await person.signIn({ ...tokens, accessToken: withEarlyExpiry(tokens.accessToken) });
    await person.page.goto('/learning');
    await person.page.waitForURL(/\/login\?next=%2Flearning/);
    await expect.poll(() => storedTokens(person)).toEqual({ accessToken: null, refreshToken: null });
    await person.page.goto('/robots.txt');
  });

  await test.step('A sign-out ends the session in every tab', async () => {
    await person.signIn(await signIn('student@sen.test'));
    await person.go('/');
    const second = await person.newTab();
    await second.goto('/learning');
    await expect(second.getByRole('heading', { level: 1, name: t('common:nav.learning') })).toBeVisible();
    // The server rejects requests that are pending when the session ends
    for (const tab of [person.page, second]) await tab.waitForLoadState('networkidle');
    await accountButton(person, 'Đỗ Khánh Linh').click();
    await expectToast(person.page, t('common:signedOut'), () =>
      person.page.getByRole('button', { name: t('security:sessions.end') }).click(),
    );
    await second.waitForURL(/\/login/);
    await second.close();
  });
});

test('GraphiQL acts as the signed-in person', { tag: '@desktop' }, async ({ visitor: reader }) => {
  /** Writes an operation and runs it. */
  const run = async (name: string, document: string) => {
    const { page } = reader;
    await page.locator('.graphiql-query-editor .view-lines').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(document);
    // The editor adds closing brackets after the text
    await page.keyboard.press('ControlOrMeta+Shift+End');
    await page.keyboard.press('Delete');
    // The tab shows the operation's name when the editor has parsed it
    await expect(page.getByRole('tab', { name })).toBeVisible();
    await page.getByRole('button', { name: /^Execute query/ }).click();
  };
  const responseText = async () =>
    (await reader.page.locator('.graphiql-response .view-lines').innerText()).replaceAll('\u00a0', ' ');

  await test.step('GraphiQL sends the session of the browser, which it renews before its end', async () => {
    const tokens = await signIn('student@sen.test');
    await reader.signIn({ ...tokens, accessToken: withEarlyExpiry(tokens.accessToken) });
    await reader.page.goto('/graphql');
    await run('Reader', 'query Reader { me { fullName } }');
    await expect.poll(responseText).toContain('"fullName": "Đỗ Khánh Linh"');
    expect((await storedTokens(reader)).refreshToken).not.toBe(tokens.refreshToken);
  });

  await test.step('GraphiQL subscribes through the socket', async () => {
    const [order] = await sql<{ id: string; number: string }>(
      `select id, number from orders where status = 'PAID'
       and buyer_id = (select id from person where email = 'student@sen.test') limit 1`,
    );
    await run(
      'Order',
      `subscription Order { orderStatusChanged(orderId: "${order!.id}") { number status } }`,
    );
    await expect.poll(responseText).toMatch(new RegExp(`"number": "${order!.number}",\\s+"status": "PAID"`));
    await reader.page.getByRole('button', { name: /^Stop/ }).click();
  });

  await test.step('GraphiQL subscribes with the token of the header editor', async () => {
    const { page } = reader;
    const { accessToken } = (await newStudent('Vũ Có Đầu')).tokens;
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden) .view-lines').click();
    await page.keyboard.insertText(`{"Authorization":"Bearer ${accessToken}"`);
    await run('Who', 'query Who { me { fullName } }');
    await expect.poll(responseText).toContain('"fullName": "Vũ Có Đầu"');
    const [order] = await sql<{ id: string }>(
      "select id from orders where buyer_id = (select id from person where email = 'student@sen.test') limit 1",
    );
    await run('Foreign', `subscription Foreign { orderStatusChanged(orderId: "${order!.id}") { number } }`);
    await expect.poll(responseText).toContain('NOT_FOUND');
  });
});
