import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { member, PASSWORD, select } from '../../../testing/factories.ts';

const app = await testApp();

test('T54: counts the addresses of an IPv6 network together', async () => {
  const attempt = async (n: number) => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `2001:db8:1:2::${n.toString(16)}`,
      headers: { 'x-forwarded-for': `198.51.100.${n}` },
      payload: { email: 'ai-do@example.vn', password: 'khong-dung' },
    });
    return reply.statusCode;
  };
  const statuses = [];
  for (let n = 1; n <= 6; n++) statuses.push(await attempt(n));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('admits known networks despite failed attempts of others', async () => {
  const owner = await member(app);
  const login = async (email: string, password: string, remoteAddress: string) =>
    (
      await app.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { email, password },
      })
    ).statusCode;
  expect(await login(owner.email, PASSWORD, '203.0.113.7')).toBe(200);
  await select(app, 'delete from throttle');
  await select(
    app,
    `insert into throttle (key, attempts, window_started_at) values
       ('password:address:203.0.113.7', 60, now()), ('password:address:203.0.113.8', 60, now()),
       ('password:account:' || ?::text, 200, now())`,
    [owner.email],
  );
  expect(await login(owner.email, PASSWORD, '203.0.113.8')).toBe(429);
  expect(await login(owner.email, PASSWORD, '203.0.113.9')).toBe(429);
  // Success forgives failures, so a wrong password comes first
  expect(await login(owner.email, 'khong-dung', '203.0.113.7')).toBe(401);
  expect(await login(owner.email, PASSWORD, '203.0.113.7')).toBe(200);
  const wrong = [];
  for (let n = 0; n < 6; n++) wrong.push(await login(owner.email, 'khong-dung', '203.0.113.7'));
  expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
});
