import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { languageOf, required, texts } from '../../legacy.ts';
import { type RestRequest, route } from '../../route.ts';
import { object, text } from '../../schema.ts';
import { RestChangePassword, RestForgotPassword, RestProveIdentity, RestResetPassword } from './auth.gen.ts';

/** The response and its duration are the same for unknown e-mail addresses. */
export const forgotPasswordRoute = route({
  method: 'POST',
  path: '/auth/forgot-password',
  tag: 'auth',
  summary: 'Mails a link by which a forgotten password is replaced',
  needsSignIn: false,
  document: RestForgotPassword,
  body: object(
    {
      email: text('E-mail address.'),
      redirectUrl: text(
        'Where the mail leads, with the code after #reset=: on our own or an allowed origin; our own page when left out.',
      ),
      language: text('Of the mail.', { enum: LOCALES }),
    },
    ['redirectUrl', 'language'],
  ),
  response: object({}),
  variables: (request) => ({
    input: { ...required(request, ['email']), ...mail(request) },
  }),
  data: () => ({}),
});

/** Fields of the body that concern the e-mail. */
const mail = (request: RestRequest) => {
  const { language, ...rest } = texts(request, ['redirectUrl', 'language']);
  return { ...rest, language: languageOf(request, 'language', language) };
};

export const resetPasswordRoute = route({
  method: 'POST',
  path: '/auth/reset-password',
  tag: 'auth',
  summary: 'Sets a password by the code of that mail, and ends all sessions',
  needsSignIn: false,
  document: RestResetPassword,
  body: object({
    token: text('What stands after #reset=; good once, for 30 minutes.'),
    newPassword: text('Of any characters.', { minLength: 8, maxLength: 128 }),
    confirmPassword: text('The same again.', { minLength: 8, maxLength: 128 }),
  }),
  response: object({}),
  variables: (request) => ({ input: required(request, ['token', 'newPassword', 'confirmPassword']) }),
  data: () => ({}),
});

/** For dangerous actions if the sign-in is not recent. */
export const proveIdentityRoute = route({
  method: 'POST',
  path: '/auth/prove-identity',
  tag: 'auth',
  summary: 'Proves who the signed-in person is, for what is refused with PROOF_NEEDED without it',
  needsSignIn: true,
  document: RestProveIdentity,
  body: object(
    {
      password: text('The password; left out by people who have none.'),
      code: text('Of the authenticator, or a recovery code, where two-step sign-in is on.'),
    },
    ['password', 'code'],
  ),
  response: object({
    token: text('For the header X-Identity-Proof.'),
    expiresAt: text('When it ends: after ten minutes.', { format: 'date-time' }),
  }),
  variables: (request) => ({ input: texts(request, ['password', 'code']) }),
  data: ({ proveIdentity }) => proveIdentity,
});

const changePassword = (path: string) =>
  route({
    method: 'POST',
    path,
    tag: 'auth',
    summary: 'Changes the password, and ends the other sessions',
    needsSignIn: true,
    document: RestChangePassword,
    body: object(
      {
        currentPassword: text('The present one; left out by people who have none.'),
        newPassword: text('Of any characters.', { minLength: 8, maxLength: 128 }),
        confirmPassword: text('Optional. The same again.', { minLength: 8, maxLength: 128 }),
      },
      ['currentPassword', 'confirmPassword'],
    ),
    response: object({}),
    variables: (request) => ({
      input: {
        ...texts(request, ['currentPassword', 'confirmPassword']),
        ...required(request, ['newPassword']),
      },
    }),
    data: () => ({}),
  });

export const changePasswordRoute = changePassword('/auth/change-password');
/** Same as `/auth/change-password`. */
export const clientChangePasswordRoute = changePassword('/client/auth/change-password');
