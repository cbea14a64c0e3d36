import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const config = { publicUrl: 'https://sen.example.vn', clientOrigins: ['https://legacy.example.vn/app'] };

test.each([
  'https://sen.example.vn/reset?x=1',
  'https://legacy.example.vn/app/any/page',
  'https://SEN.example.vn:443/',
])('%s is internal', (address) => expect(returnAddress(config, address)).toBeInstanceOf(URL));

test.each([
  'https://sen.example.vn.evil.example/',
  'https://legacy.example.vn/any/page',
  'https://sen.example.vn@evil.example/',
  'https://user:word@sen.example.vn/',
  'http://sen.example.vn/',
  'https://sen.example.vn:8443/',
  '//evil.example/',
  '/reset',
  'javascript:alert(1)//https://sen.example.vn',
  'data:text/html,https://sen.example.vn',
  // A `blob:` URL has the origin of the page that created it
  'blob:https://sen.example.vn/2f1c',
])('%s is foreign (T07)', (address) => expect(returnAddress(config, address)).toBeUndefined());

test('an allowed client with a path is limited to URLs below it', () => {
  const shared = { publicUrl: 'https://sen.example.vn', clientOrigins: ['https://pages.example.vn/school/'] };
  for (const path of ['/school', '/school/', '/school/login?x=1'])
    expect(returnAddress(shared, `https://pages.example.vn${path}`)).toBeInstanceOf(URL);
  for (const path of ['/', '/other', '/schools', '/school/../other', '/school/%2e%2e/other'])
    expect(returnAddress(shared, `https://pages.example.vn${path}`)).toBeUndefined();
});
