/**
 * Operations that skip the bearer token, session renewal and toasts: sign-in, registration, refresh, token validation
 * and the actions of links in mails. An expired token must not prevent a sign-in. SessionOwner sets its own token.
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
