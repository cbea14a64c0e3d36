/**
 * Operations without a renewal of the session and without toasts: sign-in, registration, refresh, token validation and
 * those that links of mails open. They send no bearer token, because an expired one must not prevent a sign-in.
 * SessionOwner sets its own token.
 */
export const BYPASSED: ReadonlySet<string> = new Set([
  'SignIn',
  'SignInWithGoogle',
  'Register',
  'RefreshSession',
  'TokenState',
  'SessionOwner',
  'RequestPasswordReset',
  'ResetPassword',
  'ConfirmEmail',
  'CancelEmailChange',
]);
