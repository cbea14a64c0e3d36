import { expect, test } from 'vitest';
import { readStorageUrl } from './s3-settings.ts';

test('a storage URL is parsed into server, bucket and decoded credentials', () => {
  expect(readStorageUrl('s3://key:se%2Fcr%25et@s3.example.vn:9000/tep-sen?region=vn-1&tls=off')).toEqual({
    endpoint: 'http://s3.example.vn:9000',
    region: 'vn-1',
    bucket: 'tep-sen',
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cr%et' },
  });
  expect(readStorageUrl('s3://s3.ap-southeast-1.amazonaws.com/tep-sen?region=ap-southeast-1')).toEqual({
    endpoint: 'https://s3.ap-southeast-1.amazonaws.com',
    region: 'ap-southeast-1',
    bucket: 'tep-sen',
    credentials: undefined,
  });
});

test.each([
  ['files', /must be like s3:/],
  ['https://key:secret@s3.example.vn/tep', /must be like s3:/],
  ['s3://key:secret@s3.example.vn', /names no bucket/],
  ['s3://key:secret@s3.example.vn/Tep_Sen', /names no bucket/],
  ['s3://key:secret@s3.example.vn/tep/folder', /names no bucket/],
  ['s3://key@s3.example.vn/tep', /a key without a secret/],
  ['s3://key:100%@s3.example.vn/tep', /“%”/],
  ['s3://key:secret@s3.example.vn/tep?tls=maybe', /neither on nor off/],
  ['s3://key:secret@s3.example.vn/tep?regoin=vn-1', /“regoin”/],
])('%s is rejected with a message', (address, words) => {
  expect(readStorageUrl(address)).toMatch(words);
});
