import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  REFRESH_TOKEN_INVALID: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description: 'The refresh token is unknown. The client must sign in again.',
  },
  REFRESH_TOKEN_REUSED: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description:
      'The refresh token was already replaced and its successor was used, so the session was ended. The client must sign in again.',
  },
  WRONG_CREDENTIALS: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.wrongCredentials',
    description: 'The email address or the password is wrong. The response does not reveal which.',
  },
  PASSWORD_NEEDED: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.passwordNeeded',
    description:
      'The sign-in is more than 15 minutes old. The viewer must sign in again or send the password of the account.',
  },
  PASSWORD_WRONG: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.passwordWrong',
    description: 'The password sent to confirm the viewer’s identity is wrong.',
  },
  CODE_NEEDED: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.codeNeeded',
    description:
      'Two-step sign-in is enabled. A code of the authenticator app or a recovery code is required.',
  },
  CODE_WRONG: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.codeWrong',
    description: 'The code of the authenticator app or the recovery code is wrong or already used.',
  },
  GOOGLE_REFUSED: {
    code: 'INVALID_CREDENTIALS',
    message: 'accounts.googleRefused',
    description: 'Google did not confirm the identity. The client must restart the sign-in with Google.',
  },
  ACCOUNT_SUSPENDED: {
    code: 'FORBIDDEN',
    message: 'accounts.deactivated',
    description: 'The account is suspended. Sign-in fails until an administrator restores it.',
  },
  API_TOKEN_ENDED: {
    code: 'UNAUTHENTICATED',
    message: 'accounts.apiTokenEnded',
    description:
      'The API token is unknown, revoked or expired, or its account is suspended. The owner must create another one.',
  },
  API_TOKENS_OFF: {
    code: 'FORBIDDEN',
    message: 'accounts.apiTokensOff',
    description:
      'Administrators have disabled API tokens. Tokens are neither created nor accepted until they are enabled again.',
  },
  TOO_MANY_API_TOKENS: {
    code: 'POLICY',
    message: 'accounts.tooManyApiTokens',
    description: 'The viewer already has `limit` API tokens and must revoke an unused one first.',
  },
  EMAIL_TAKEN: {
    code: 'CONFLICT',
    message: 'accounts.emailTaken',
    description: 'The email address belongs to another account.',
  },
  GOOGLE_EMAIL_TAKEN: {
    code: 'CONFLICT',
    message: 'accounts.googleEmailTaken',
    description:
      'The email address of the Google account belongs to an existing account. The viewer must sign in with the password, then link Google.',
  },
  GOOGLE_ACCOUNT_TAKEN: {
    code: 'CONFLICT',
    message: 'accounts.googleTaken',
    description: 'The Google account is linked to another account.',
  },
  GOOGLE_ALREADY_LINKED: {
    code: 'CONFLICT',
    message: 'accounts.googleLinked',
    description: 'Another Google account is linked to this account and must be unlinked first.',
  },
  GOOGLE_NOT_SET_UP: {
    code: 'CONFLICT',
    message: 'accounts.googleNotSetUp',
    description: 'Sign-in with Google is not configured; see `googleSignIn.enabled`.',
  },
  GOOGLE_NOT_LINKED: {
    code: 'CONFLICT',
    message: 'accounts.googleNotLinked',
    description: 'No Google account is linked, so none can be unlinked.',
  },
  EMAIL_ALREADY_VERIFIED: {
    code: 'CONFLICT',
    message: 'accounts.emailVerified',
    description: 'The email address is already confirmed. No further action is required.',
  },
  ALREADY_TEACHER: {
    code: 'CONFLICT',
    message: 'accounts.alreadyTeacher',
    description: 'The viewer is already a teacher. No further action is required.',
  },
  TWO_STEP_ALREADY_ON: {
    code: 'CONFLICT',
    message: 'accounts.authenticatorOn',
    description: 'Two-step sign-in is enabled and must be disabled before it is set up again.',
  },
  TWO_STEP_OFF: {
    code: 'CONFLICT',
    message: 'accounts.authenticatorOff',
    description: 'Two-step sign-in is disabled, so it cannot be changed.',
  },
  TWO_STEP_NOT_BEGUN: {
    code: 'CONFLICT',
    message: 'accounts.authenticatorNotBegun',
    description: 'The setup of two-step sign-in must be started before its first code is submitted.',
  },
  PRIVACY_REQUEST_ANSWERED: {
    code: 'CONFLICT',
    message: 'accounts.privacyAnswered',
    description: 'The request was answered before; its status is `state`.',
  },
  OWN_PRIVACY_REQUEST: {
    code: 'POLICY',
    message: 'accounts.ownPrivacyRequest',
    description: 'Administrators cannot decide about their own requests.',
  },
  DATA_REQUEST_OPEN: {
    code: 'CONFLICT',
    message: 'accounts.requestOpen',
    description: 'A request of the same kind by this user is still in progress.',
  },
  DATA_REQUEST_NOT_WAITING: {
    code: 'CONFLICT',
    message: 'accounts.requestNotWaiting',
    description: 'The request is in the state given in `state` and can no longer be cancelled.',
  },
  ROLE_NAME_TAKEN: {
    code: 'CONFLICT',
    message: 'roles.nameTaken',
    description: 'Another custom role has this name.',
  },
  TOO_MANY_ROLES: {
    code: 'POLICY',
    message: 'roles.tooMany',
    description: 'The maximum of `limit` custom roles is reached. Delete or edit an existing role instead.',
  },
  ROLE_HELD: {
    code: 'CONFLICT',
    message: 'roles.held',
    description: 'The role is assigned to `count` users and must be removed from them before it is deleted.',
  },
  LINK_GONE: {
    code: 'GONE',
    message: 'accounts.linkGone',
    description: 'The emailed link was used or has expired. Request a new one.',
  },
  LAST_ADMINISTRATOR: {
    code: 'POLICY',
    message: 'people.lastAdministrator',
    description: 'The change would leave no active administrator.',
  },
  OWN_ACCOUNT: {
    code: 'POLICY',
    message: 'people.ownAccount',
    description: 'Administrators cannot suspend or delete their own account.',
  },
  OWN_ADMINISTRATOR: {
    code: 'POLICY',
    message: 'people.ownAdministrator',
    description: 'Administrators cannot remove the administrator role from themselves.',
  },
  OWN_EMAIL: {
    code: 'POLICY',
    message: 'people.ownEmail',
    description: 'Administrators must change their own email address with `changeEmail`.',
  },
  OUTRANKED: {
    code: 'POLICY',
    message: 'people.outranked',
    description: 'The target user has permissions that the viewer lacks.',
  },
  GRANTS_TOO_MUCH: {
    code: 'POLICY',
    message: 'people.notYours',
    description: 'The viewer would grant permissions that the viewer lacks.',
  },
  STILL_SELLING: {
    code: 'POLICY',
    message: 'people.sells',
    description: 'The user has courses on sale or in review, which must be withdrawn first.',
  },
  MONEY_OPEN: {
    code: 'POLICY',
    message: 'people.moneyOpen',
    description:
      'The user has an open refund, payout, held earning, debt or platform fee without an invoice, which must be settled first.',
  },
  ADMINISTRATOR_ERASURE: {
    code: 'POLICY',
    message: 'accounts.eraseAdministrator',
    description: 'The account of an administrator cannot be erased until the role is removed.',
  },
  TOO_MANY_EXPORTS: {
    code: 'POLICY',
    message: 'accounts.tooManyExports',
    description: 'A user may request at most `limit` files of personal data a day.',
  },
  VIEW_AS_ADMINISTRATOR: {
    code: 'POLICY',
    message: 'people.viewAsAdministrator',
    description: 'Administrators cannot view the platform as another administrator.',
  },
  VIEW_AS_SUSPENDED: {
    code: 'POLICY',
    message: 'people.viewAsInactive',
    description: 'Administrators cannot view the platform as a suspended user.',
  },
  EMAIL_UNVERIFIED: {
    code: 'POLICY',
    message: 'accounts.verifyFirst',
    description: 'The email address of the account must be confirmed first.',
  },
  NO_CHILD: {
    code: 'CONFLICT',
    message: 'accounts.noChild',
    description: 'By the year of birth, the user is no child, so that no guardian has to consent.',
  },
  GUARDIAN_CONSENTED: {
    code: 'CONFLICT',
    message: 'accounts.guardianConsented',
    description: 'A guardian has consented. No further action is required.',
  },
  BIRTH_YEAR_FIXED: {
    code: 'POLICY',
    message: 'accounts.birthYearFixed',
    description:
      'The user is a child by the stored year of birth. Only an administrator can correct it so that the user is older.',
  },
  TERMS_NOT_ACCEPTED: {
    code: 'POLICY',
    message: 'accounts.termsNotAccepted',
    description: 'The viewer has to accept a new version of a legal document first (`myPendingTerms`).',
  },
  TERMS_CHANGED: {
    code: 'CONFLICT',
    message: 'accounts.termsChanged',
    description: 'Version `version` applies now. Show it before it is accepted.',
  },
  GOOGLE_EMAIL_UNVERIFIED: {
    code: 'POLICY',
    message: 'accounts.googleUnverified',
    description: 'Google has not verified the email address of the Google account.',
  },
  SIGN_UP_CLOSED: {
    code: 'POLICY',
    message: 'accounts.signUpClosed',
    description:
      'The site admits only people with an invitation, or with an email address of an allowed domain; see `publicTerms.signUp`.',
  },
  SIGN_UP_LINK_NEEDED: {
    code: 'POLICY',
    message: 'accounts.signUpLinkNeeded',
    description:
      'The domain of the email address is allowed, but the address is not confirmed. Request a link (requestSignUpLink) and send its code.',
  },
  ONLY_SIGN_IN_METHOD: {
    code: 'POLICY',
    message: 'accounts.onlyWayIn',
    description: 'Google is the only sign-in method of the account. Set a password before unlinking it.',
  },
  SIGN_IN_AGAIN: {
    code: 'POLICY',
    message: 'accounts.signInAgain',
    description:
      'The account has no password to confirm the identity. Sign in again and retry within 15 minutes.',
  },
  TOO_MANY_ATTEMPTS: {
    code: 'RATE_LIMITED',
    message: 'error.RATE_LIMITED',
    description: 'Too many attempts of this kind. Retry after `retryAfter` seconds.',
  },
  GOOGLE_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'accounts.googleDown',
    description: 'Google does not respond. Retry after `retryAfter` seconds.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'accounts.privacyText': 'LENGTH',
  'accounts.privacyArticle': 'LENGTH',
  'accounts.password': 'LENGTH',
  'accounts.passwordCommon': 'TOO_COMMON',
  'accounts.passwordMismatch': 'MISMATCH',
  'accounts.passwordSame': 'UNCHANGED',
  'accounts.emailSame': 'UNCHANGED',
  'accounts.returnUrl': 'NOT_ALLOWED',
  'accounts.fullName': 'LENGTH',
  'accounts.taxId': 'INVALID',
  'accounts.taxIdImpossible': 'INVALID',
  'accounts.phone': 'INVALID',
  'accounts.year': 'OUT_OF_RANGE',
  'accounts.birthYear': 'OUT_OF_RANGE',
  'accounts.ownGuardian': 'NOT_ALLOWED',
  'accounts.assessment': 'LENGTH',
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
  'accounts.otherDomain': 'NOT_ALLOWED',
  'accounts.invitedEmails': 'TOO_MANY',
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
