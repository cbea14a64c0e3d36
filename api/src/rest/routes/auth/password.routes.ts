import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { getLanguage, required, texts } from '../../legacy.ts';
import { type RestRequest, route } from '../../route.ts';
import { object, text } from '../../schema.ts';
import { RestChangePassword, RestForgotPassword, RestProveIdentity, RestResetPassword } from './auth.gen.ts';

/** Existing and unknown e-mail addresses get the same response in the same time, so it reveals no accounts. */
export const forgotPasswordRoute = route({
  method: 'POST',
  path: '/auth/forgot-password',
  tag: 'auth',
  summary: 'Emails a link for replacing a forgotten password',
  isPublic: true,
  document: RestForgotPassword,
  body: object(
    {
      email: text('Email address of the account.'),
      redirectUrl: text(
        'URL that the emailed link opens, followed by #reset= and the code. Must be on the platform’s or an allowed origin. Defaults to the platform’s own page.',
      ),
      language: text('Language of the email.', { enum: LOCALES }),
    },
    ['redirectUrl', 'language'],
  ),
  response: object({}),
  variables: (request) => ({
    input: { ...required(request, ['email']), ...mailOptions(request) },
  }),
  data: () => ({}),
});

/** Optional parameters of the email. */
const mailOptions = (request: RestRequest) => {
  const { language, ...rest } = texts(request, ['redirectUrl', 'language']);
  return { ...rest, language: getLanguage(request, 'language', language) };
};

export const resetPasswordRoute = route({
  method: 'POST',
  path: '/auth/reset-password',
  tag: 'auth',
  summary: 'Sets a password with the emailed code and ends all sessions',
  isPublic: true,
  document: RestResetPassword,
  body: object({
    token: text('Code that follows #reset= in the link. Can be used once within 30 minutes.'),
    newPassword: text('New password of arbitrary characters.', { minLength: 8, maxLength: 128 }),
    confirmPassword: text('Repeated password. Must equal newPassword.', { minLength: 8, maxLength: 128 }),
  }),
  response: object({}),
  variables: (request) => ({ input: required(request, ['token', 'newPassword', 'confirmPassword']) }),
  data: () => ({}),
});

/** Creates the proof that sensitive operations require unless the sign-in is recent. */
export const proveIdentityRoute = route({
  method: 'POST',
  path: '/auth/prove-identity',
  tag: 'auth',
  summary: 'Confirms the viewer’s identity for operations that fail with PROOF_NEEDED',
  document: RestProveIdentity,
  body: object(
    {
      password: text('Password of the viewer. Omit it if the account has none.'),
      code: text(
        'Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled.',
      ),
    },
    ['password', 'code'],
  ),
  response: object({
    token: text('Token for the header X-Identity-Proof.'),
    expiresAt: text('Time at which the token expires, ten minutes after its creation.', {
      format: 'date-time',
    }),
  }),
  variables: (request) => ({ input: texts(request, ['password', 'code']) }),
  data: ({ proveIdentity }) => proveIdentity,
});

const changePassword = (path: string) =>
  route({
    method: 'POST',
    path,
    tag: 'auth',
    summary: 'Changes the password and ends the other sessions',
    document: RestChangePassword,
    body: object(
      {
        currentPassword: text('Current password. Omit it if the account has none.'),
        newPassword: text('New password of arbitrary characters.', { minLength: 8, maxLength: 128 }),
        confirmPassword: text('Optional repeated password. Must equal newPassword.', {
          minLength: 8,
          maxLength: 128,
        }),
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
export const clientChangePasswordRoute = changePassword('/client/auth/change-password');
