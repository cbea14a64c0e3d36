import { expect, test } from 'vitest';
import { addressRule, isLoopback, toNetwork } from './network.ts';

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
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ['no proxy is trusted', [], '203.0.113.9'],
  ['the proxy is trusted', ['203.0.113.9'], '198.51.100.2'],
  ['its network is trusted', ['203.0.113.0/24', '198.51.100.0/24'], '192.0.2.1'],
  ['another one is trusted', ['203.0.113.1'], '203.0.113.9'],
  ['one proxy is in front', 1, '198.51.100.2'],
  ['two proxies are in front', 2, '192.0.2.1'],
] as const)('the client address of a request is found if %s', (_, trustProxy, address) => {
  const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.2' };
  const request = { headers, socket: { remoteAddress: '203.0.113.9' } };
  expect(addressRule(trustProxy)(request as never)).toBe(address);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['127.0.0.1.nip.io', false],
  ['127.evil.example', false],
  ['localhost.evil.example', false],
  ['0.0.0.0', false],
  ['', false],
])('%j is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
