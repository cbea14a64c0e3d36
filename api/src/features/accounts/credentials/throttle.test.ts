import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { networkOf } from './throttle.ts';

const app = await testApp();

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:01:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

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
