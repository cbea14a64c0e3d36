/**
 * Never renewed and never toasted (specification, section 8): sign-in, register, refresh and validate-token, and what
 * links of mails open. They carry no bearer token either, since an old one must not get in the way of a new one;
 * SessionOwner brings its own.
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
