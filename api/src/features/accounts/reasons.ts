import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  REFRESH_TOKEN_INVALID: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description: 'There is no such refresh token: sign in again.',
  },
  REFRESH_TOKEN_REUSED: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description:
      'The refresh token was replaced and its successor used, so the session was ended: sign in again.',
  },
  WRONG_CREDENTIALS: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.wrongCredentials',
    description: 'The e-mail address or the password is wrong; which of the two is never said.',
  },
  PASSWORD_NEEDED: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.passwordNeeded',
    description:
      'The sign-in is more than 15 minutes old: sign in again, or send the person’s own password as well.',
  },
  PASSWORD_WRONG: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.passwordWrong',
    description: 'The person’s own password, sent to prove that it is they, is wrong.',
  },
  CODE_NEEDED: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.codeNeeded',
    description: 'Two-step sign-in is on: send a code of the authenticator app or a recovery code as well.',
  },
  CODE_WRONG: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.codeWrong',
    description: 'The code of the authenticator app, or the recovery code, is wrong or used.',
  },
  GOOGLE_REFUSED: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.googleRefused',
    description: 'Google did not confirm who it is: begin the sign-in with Google again.',
  },
  ACCOUNT_SUSPENDED: {
    code: 'FORBIDDEN',
    message: 'accounts.deactivated',
    description: 'The account is suspended: signing in is no use until an administrator restores it.',
  },
  API_TOKEN_ENDED: {
    code: 'UNAUTHENTICATED',
    message: 'accounts.apiTokenEnded',
    description:
      'The API token was revoked, has expired, never was, or its account is suspended: its owner has to make another.',
  },
  API_TOKENS_OFF: {
    code: 'FORBIDDEN',
    message: 'accounts.apiTokensOff',
    description:
      'The administrators have switched API tokens off: none is made or taken until they allow them.',
  },
  TOO_MANY_API_TOKENS: {
    code: 'POLICY',
    message: 'accounts.tooManyApiTokens',
    description: 'The viewer has `limit` API tokens: revoke one that no program uses.',
  },
  EMAIL_TAKEN: {
    code: 'CONFLICT',
    message: 'accounts.emailTaken',
    description: 'Another account has this e-mail address.',
  },
  GOOGLE_EMAIL_TAKEN: {
    code: 'CONFLICT',
    message: 'accounts.googleEmailTaken',
    description: 'An account has the Google account’s address: sign in with the password, then link Google.',
  },
  GOOGLE_ACCOUNT_TAKEN: {
    code: 'CONFLICT',
    message: 'accounts.googleTaken',
    description: 'The Google account is linked to another account.',
  },
  GOOGLE_ALREADY_LINKED: {
    code: 'CONFLICT',
    message: 'accounts.googleLinked',
    description: 'Another Google account is linked to this one: unlink it first.',
  },
  GOOGLE_NOT_SET_UP: {
    code: 'CONFLICT',
    message: 'accounts.googleNotSetUp',
    description: 'This platform is not set up with Google, see `googleSignIn.enabled`.',
  },
  GOOGLE_NOT_LINKED: {
    code: 'CONFLICT',
    message: 'accounts.googleNotLinked',
    description: 'There is no linked Google account to unlink.',
  },
  EMAIL_ALREADY_VERIFIED: {
    code: 'CONFLICT',
    message: 'accounts.emailVerified',
    description: 'The e-mail address was confirmed before: there is nothing left to do.',
  },
  ALREADY_TEACHER: {
    code: 'CONFLICT',
    message: 'accounts.alreadyTeacher',
    description: 'The viewer is a teacher: there is nothing left to do.',
  },
  TWO_STEP_ALREADY_ON: {
    code: 'CONFLICT',
    message: 'accounts.authenticatorOn',
    description: 'Two-step sign-in is on: turn it off before setting it up anew.',
  },
  TWO_STEP_OFF: {
    code: 'CONFLICT',
    message: 'accounts.authenticatorOff',
    description: 'Two-step sign-in is off, so it can not be changed.',
  },
  TWO_STEP_NOT_BEGUN: {
    code: 'CONFLICT',
    message: 'accounts.authenticatorNotBegun',
    description: 'Setting up two-step sign-in has to be begun before its first code is sent.',
  },
  DATA_REQUEST_OPEN: {
    code: 'CONFLICT',
    message: 'accounts.requestOpen',
    description: 'The person has asked for the same already and it is under way.',
  },
  DATA_REQUEST_NOT_WAITING: {
    code: 'CONFLICT',
    message: 'accounts.requestNotWaiting',
    description: 'The request is in the state named in `state`, too late to be cancelled.',
  },
  ROLE_NAME_TAKEN: {
    code: 'CONFLICT',
    message: 'roles.nameTaken',
    description: 'Another custom role has this name.',
  },
  TOO_MANY_ROLES: {
    code: 'POLICY',
    message: 'roles.tooMany',
    description: 'The platform has `limit` custom roles already: delete or edit one instead.',
  },
  ROLE_HELD: {
    code: 'CONFLICT',
    message: 'roles.held',
    description: '`count` people hold the role: take it from them before deleting it.',
  },
  LINK_GONE: {
    code: 'GONE',
    message: 'accounts.linkGone',
    description: 'The link of a mail was used or has expired: ask for a new one.',
  },
  LAST_ADMINISTRATOR: {
    code: 'POLICY',
    message: 'people.lastAdministrator',
    description: 'No active administrator would be left.',
  },
  OWN_ACCOUNT: {
    code: 'POLICY',
    message: 'people.ownAccount',
    description: 'No one suspends or deletes their own account in the administration.',
  },
  OWN_ADMINISTRATOR: {
    code: 'POLICY',
    message: 'people.ownAdministrator',
    description: 'No one takes the administrator role from themselves.',
  },
  OWN_EMAIL: {
    code: 'POLICY',
    message: 'people.ownEmail',
    description: 'One’s own e-mail address is changed by `changeEmail`, not in the administration.',
  },
  OUTRANKED: {
    code: 'POLICY',
    message: 'people.outranked',
    description: 'The person has permissions that the viewer lacks.',
  },
  GRANTS_TOO_MUCH: {
    code: 'POLICY',
    message: 'people.notYours',
    description: 'The viewer would give permissions that they lack.',
  },
  STILL_SELLING: {
    code: 'POLICY',
    message: 'people.sells',
    description: 'The person has courses on sale or in review: take those off sale first.',
  },
  MONEY_OPEN: {
    code: 'POLICY',
    message: 'people.moneyOpen',
    description: 'A refund, a payout, held earnings or a debt of the person is open: settle it first.',
  },
  ADMINISTRATOR_ERASURE: {
    code: 'POLICY',
    message: 'accounts.eraseAdministrator',
    description: 'An administrator’s account is not erased before the role is taken from it.',
  },
  TOO_MANY_EXPORTS: {
    code: 'POLICY',
    message: 'accounts.tooManyExports',
    description: 'A person gets `limit` files of their data a day.',
  },
  VIEW_AS_ADMINISTRATOR: {
    code: 'POLICY',
    message: 'people.viewAsAdministrator',
    description: 'No one views as an administrator.',
  },
  VIEW_AS_SUSPENDED: {
    code: 'POLICY',
    message: 'people.viewAsInactive',
    description: 'No one views as a suspended person.',
  },
  EMAIL_UNVERIFIED: {
    code: 'POLICY',
    message: 'accounts.verifyFirst',
    description: 'The account’s own e-mail address has to be confirmed first.',
  },
  GOOGLE_EMAIL_UNVERIFIED: {
    code: 'POLICY',
    message: 'accounts.googleUnverified',
    description: 'Google has not verified the address of the Google account.',
  },
  ONLY_SIGN_IN_METHOD: {
    code: 'POLICY',
    message: 'accounts.onlyWayIn',
    description: 'Google is the only way into the account: set a password before unlinking it.',
  },
  SIGN_IN_AGAIN: {
    code: 'POLICY',
    message: 'accounts.signInAgain',
    description: 'The account has no password to prove with: sign in again and retry within 15 minutes.',
  },
  TOO_MANY_ATTEMPTS: {
    code: 'RATE_LIMITED',
    message: 'error.RATE_LIMITED',
    description: 'Too many attempts of this kind; `retryAfter` says in how many seconds to try again.',
  },
  GOOGLE_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'accounts.googleDown',
    description: 'Google does not answer: try again after `retryAfter` seconds.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'accounts.password': 'LENGTH',
  'accounts.passwordCommon': 'TOO_COMMON',
  'accounts.passwordMismatch': 'MISMATCH',
  'accounts.passwordSame': 'UNCHANGED',
  'accounts.emailSame': 'UNCHANGED',
  'accounts.returnAddress': 'NOT_ALLOWED',
  'accounts.fullName': 'LENGTH',
  'accounts.taxId': 'INVALID',
  'accounts.phone': 'INVALID',
  'accounts.year': 'OUT_OF_RANGE',
  'accounts.years': 'OUT_OF_RANGE',
  'accounts.link': 'INVALID',
  'accounts.headline': 'LENGTH',
  'accounts.emailTaken': 'TAKEN',
  'accounts.googleEmailTaken': 'TAKEN',
  'accounts.passwordNeeded': 'REQUIRED',
  'accounts.passwordWrong': 'WRONG',
  'accounts.codeNeeded': 'REQUIRED',
  'accounts.codeWrong': 'WRONG',
  'accounts.apiTokenName': 'LENGTH',
  'accounts.apiTokenScopes': 'UNKNOWN_REFERENCE',
  'accounts.apiTokenScope': 'UNKNOWN_REFERENCE',
  'accounts.apiTokenOverlap': 'OUT_OF_RANGE',
  'accounts.apiTokenExpiry': 'OUT_OF_RANGE',
  'people.reason': 'LENGTH',
  'people.ids': 'TOO_MANY',
  'people.csvTooLarge': 'LENGTH',
  'people.csvTooLong': 'TOO_MANY',
  'people.csvMalformed': 'INVALID',
  'people.csvEmpty': 'TOO_MANY',
  'people.csvColumns': 'INVALID',
  'people.csvExists': 'TAKEN',
  'roles.name': 'LENGTH',
  'roles.description': 'LENGTH',
  'roles.unknown': 'UNKNOWN_REFERENCE',
  'roles.unknownPermission': 'UNKNOWN_REFERENCE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
