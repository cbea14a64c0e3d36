import { expect, test } from 'vitest';
import { writeMail } from '../../../platform/mail/write-mail.tsx';
import { confirmNewEmail, emailChangeNotice, passwordReset, verifyEmail } from './credential-mails.mail.tsx';
import { securityNotice } from './security-notice.mail.tsx';

const link = 'https://sen.example.vn/forgot-password#reset=a-code';
const props = { fullName: 'Lê Thị Thử', link, minutes: 30, email: 'moi@example.vn' };

test.each([
  [verifyEmail, 'Xác nhận email của bạn', 'Confirm your email address'],
  [passwordReset, 'Đặt lại mật khẩu Sen', 'Reset your Sen password'],
  [confirmNewEmail, 'Xác nhận email mới của bạn', 'Confirm your new email address'],
  [
    emailChangeNotice,
    'Email tài khoản Sen của bạn sắp thay đổi',
    'The email address of your Sen account is about to change',
  ],
])('mail %# states its subject in both languages and contains its link', async (mail, vi, en) => {
  for (const [locale, subject] of [
    ['vi', vi],
    ['en', en],
  ] as const) {
    const rendered = await writeMail(mail as typeof passwordReset, props, locale, 'https://sen.example.vn');
    expect(rendered.subject).toBe(subject);
    expect(rendered.html).toContain(`href="${link}"`);
    expect(rendered.text).toContain(link);
    expect(rendered.text).toContain('Lê Thị Thử');
    expect(rendered.text).not.toMatch(/[{}]|\bmail\.\w+\./);
  }
});

test('a notice states the time in Vietnam and the origin', async () => {
  const facts = {
    fullName: 'Lê Thị Thử',
    event: 'password-changed',
    at: '2026-11-21T18:30:00.000Z',
    address: '203.0.113.9',
  } as const;
  const { subject, text } = await writeMail(securityNotice, facts, 'en', 'https://sen.example.vn');
  expect(subject).toBe('Your Sen password was changed');
  expect(text).toMatch(/Nov 22, 2026, 1:30\sAM/);
  expect(text).toContain('203.0.113.9');
  expect(text).toContain('https://sen.example.vn/dashboard/profile/security');
  expect(text).not.toContain('Google');
  const linked = await writeMail(
    securityNotice,
    { ...facts, googleEmail: 'own@x.vn' },
    'vi',
    'https://sen.example.vn',
  );
  expect(linked.text).toContain('tài khoản Google own@x.vn vẫn đăng nhập được');
});
