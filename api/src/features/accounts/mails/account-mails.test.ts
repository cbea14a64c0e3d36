import { beforeEach, describe, expect, test } from 'vitest';
import { writeMail } from '../../../platform/mail/write-mail.tsx';
import { testApp } from '../../../testing/app.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { mails } from '../../manifests.ts';
import { notify } from '../../support/index.ts';
import { sendPasswordReset } from '../credentials/request-password-reset.ts';
import { confirmNewEmail, emailChangeNotice, passwordReset, verifyEmail } from './credential-mails.mail.tsx';
import { securityNotice } from './security-notice.mail.tsx';

const app = await testApp();
const { ask, codeTo, db, mailsTo, mutate } = helpersFor(app);
beforeEach(async () => void (await db('delete from throttle')));
const WORDS = 'Bạn trúng thưởng! Vào evil.example ngay';
const STRANGER = 'chua-dang-ky@example.vn';

/** All e-mails to an address in their rendered form. */
async function getMails(to: string): Promise<string[]> {
  const orders = await mailsTo(to);
  return Promise.all(
    orders.map(async ({ mail: name, props }) => {
      const mail = mails.find((each) => each.name === name)!;
      const { subject, html, text } = await writeMail(
        mail,
        mail.props.parse(props) as never,
        'vi',
        'https://sen.example.vn',
      );
      return [name, subject, html, text].join('\n');
    }),
  );
}
const resetPassword = (id: string) =>
  app.services.orm.em
    .fork()
    .transactional((em) =>
      notify(em, app.services, id, { kind: 'EXPORT_READY', params: { file: 'x.json' } }),
    );

describe('a registration with a stranger’s address', () => {
  test('mails no text of the registrant until the address is verified', async () => {
    const { data } = await mutate(
      undefined,
      'register',
      { email: STRANGER, password: 'mat-khau-du-dai', fullName: WORDS },
      `accessToken user { id }`,
    );
    const { accessToken: token, user } = data.register as { accessToken: string; user: { id: string } };
    const as = (query: string, variables = {}) => ask({ token }, query, variables);
    await as('mutation { requestEmailVerification { accepted } }');
    await sendPasswordReset.handle(app.services, { email: STRANGER });
    await as('mutation { requestErasure(input: { password: "mat-khau-du-dai" }) { id } }');
    await resetPassword(user.id);
    const other = 'dia-chi-moi@example.vn';
    await as(
      `mutation { changeEmail(input: { newEmail: "${other}", password: "mat-khau-du-dai" }) { email } }`,
    );
    const sent = [...(await getMails(STRANGER)), ...(await getMails(other))];
    expect(sent.map((mail) => mail.split('\n', 1)[0]).sort()).toEqual([
      'accounts.confirm-new-email',
      'accounts.email-change-notice',
      'accounts.password-reset',
      'accounts.security-notice',
      'accounts.verify-email',
      'accounts.welcome',
      'support.notification',
    ]);
    for (const mail of sent) {
      expect(mail).not.toContain('trúng thưởng');
      expect(mail).toContain('Chào bạn,');
    }
  });

  test('uses the name in mails afterwards', async () => {
    const token = await codeTo(STRANGER, 'accounts.verify-email', 'token');
    await ask(undefined, 'mutation($t: String!) { confirmEmail(input: { token: $t }) { email } }', {
      t: token,
    });
    await sendPasswordReset.handle(app.services, { email: STRANGER });
    expect((await getMails(STRANGER)).at(-1)).toContain(`Chào ${WORDS},`);
  });
});

describe('e-mails about credentials', () => {
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
});
