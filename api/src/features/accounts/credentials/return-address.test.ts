import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const config = { publicUrl: 'https://sen.example.vn', clientOrigins: ['https://legacy.example.vn/app'] };

test.each([
  'https://sen.example.vn/reset?x=1',
  'https://legacy.example.vn/any/page',
  'https://SEN.example.vn:443/',
])('%s is ours', (address) => expect(returnAddress(config, address)).toBeInstanceOf(URL));

test.each([
  'https://sen.example.vn.evil.example/',
  'https://sen.example.vn@evil.example/',
  'https://user:word@sen.example.vn/',
  'http://sen.example.vn/',
  'https://sen.example.vn:8443/',
  '//evil.example/',
  '/reset',
  'javascript:alert(1)//https://sen.example.vn',
  'data:text/html,https://sen.example.vn',
  // Its origin is that of the page that made it
  'blob:https://sen.example.vn/2f1c',
])('%s is a stranger’s (T07)', (address) => expect(returnAddress(config, address)).toBeUndefined());
