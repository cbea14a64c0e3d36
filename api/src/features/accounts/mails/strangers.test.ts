import { beforeEach, describe, expect, test } from 'vitest';
import { writeMail } from '../../../platform/mail/write-mail.tsx';
import { testApp } from '../../../testing/app.ts';
import { ask, select } from '../../../testing/factories.ts';
import { codeTo, mailsTo } from '../../../testing/mails.ts';
import { mails } from '../../manifests.ts';
import { notify } from '../../support/index.ts';
import { sendPasswordReset } from '../credentials/request-password-reset.ts';

const app = await testApp();
beforeEach(async () => void (await select(app, 'delete from throttle')));
const WORDS = 'Bạn trúng thưởng! Vào evil.example ngay';
const STRANGER = 'chua-dang-ky@example.vn';

/** All e-mails to an address in their rendered form. */
async function mailsOf(to: string): Promise<string[]> {
  const orders = await mailsTo(app, to);
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
const tell = (id: string) =>
  app.services.orm.em
    .fork()
    .transactional((em) =>
      notify(em, app.services, id, { kind: 'EXPORT_READY', params: { file: 'x.json' } }),
    );

describe('a registration with a stranger’s address', () => {
  test('mails no text of the registrant until the address is verified', async () => {
    const { data } = await ask(
      app,
      undefined,
      `mutation($i: RegisterInput!) { register(input: $i) { accessToken user { id } } }`,
      { i: { email: STRANGER, password: 'mat-khau-du-dai', fullName: WORDS } },
    );
    const { accessToken: token, user } = data.register as { accessToken: string; user: { id: string } };
    const as = (query: string, variables = {}) => ask(app, { token }, query, variables);
    await as('mutation { requestEmailVerification { accepted } }');
    await sendPasswordReset.handle(app.services, { email: STRANGER });
    await as('mutation { requestErasure(input: { password: "mat-khau-du-dai" }) { id } }');
    await tell(user.id);
    const other = 'dia-chi-moi@example.vn';
    await as(
      `mutation { changeEmail(input: { newEmail: "${other}", password: "mat-khau-du-dai" }) { email } }`,
    );
    const sent = [...(await mailsOf(STRANGER)), ...(await mailsOf(other))];
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
    const token = await codeTo(app, STRANGER, 'accounts.verify-email', 'token');
    await ask(app, undefined, 'mutation($t: String!) { confirmEmail(input: { token: $t }) { email } }', {
      t: token,
    });
    await sendPasswordReset.handle(app.services, { email: STRANGER });
    expect((await mailsOf(STRANGER)).at(-1)).toContain(`Chào ${WORDS},`);
  });
});
