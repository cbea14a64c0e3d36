import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';

const app = await testApp();

test('T54: who has a network of IPv6 has no more attempts than who has one address', async () => {
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
