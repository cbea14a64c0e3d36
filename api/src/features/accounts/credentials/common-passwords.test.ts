import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '12345678',
  'aaaaaaaa',
  'abcabcabc',
  'password!',
  'P@ssw0rd',
  'qwertyuiop',
  '19901990',
  '20021990',
  '0912345678',
  'matkhau123',
  'anhyeuem1',
  'iloveyou2',
  'p'.repeat(128),
])('%s is weak', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['mot-mat-khau-dai-1', 'Sen-demo-2026', 'correct horse battery', 'k3#vQz9p', 'Tr0ub4dor&3'])(
  '%s is not weak',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('personal data of the owner is weak', () => {
  const about = ['khanh.linh.do@example.vn', 'Đỗ Khánh Linh'];
  expect(isCommonPassword('khanh.linh.do1')).toBe(false);
  expect(isCommonPassword('khanh.linh.do1', about)).toBe(true);
});

test('the longest password is checked within the time of a request', { timeout: 20_000 }, () => {
  expect(isCommonPassword('1qQ@aA$sS5'.repeat(13).slice(0, 128))).toBe(false);
});
