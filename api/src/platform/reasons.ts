import type { MessageKey } from './messages/index.ts';

/** What one reason says: to people by the catalogue, to programs by the schema's enum `ErrorReason`. */
interface Reason {
  readonly message: MessageKey;
  /** For the schema: when it is thrown, and what a client does about it. */
  readonly description: string;
}

/**
 * Why a request was refused, below the code: one name for each situation that a program would treat differently.
 * Who throws names one of these; whoever needs a new one adds it here, with its text in both catalogues.
 */
export const reasonsByCode = {
  BAD_INPUT: {
    INVALID_FIELDS: {
      message: 'error.BAD_INPUT',
      description: 'Fields break their rules; `details` names each with a `FieldFault`.',
    },
    INVALID_DOCUMENT: {
      message: 'error.BAD_INPUT',
      description: 'The GraphQL document, or one of its variables, does not fit the schema.',
    },
    MALFORMED_BODY: {
      message: 'error.malformedJson',
      description: 'The body is not JSON, or ends too early.',
    },
    BODY_NOT_OBJECT: {
      message: 'error.bodyNotObject',
      description: 'The body is JSON, but no object with named fields.',
    },
    MALFORMED_REQUEST: {
      message: 'error.malformedRequest',
      description: 'The address, a header or the form of the request can not be read.',
    },
    UNKNOWN_OPERATION: {
      message: 'error.unknownOperation',
      description: 'The document has no operation of this name, or several and no name was given.',
    },
    SUBSCRIPTION_OVER_HTTP: {
      message: 'error.subscriptionByHttp',
      description: 'Subscriptions run over a WebSocket (graphql-transport-ws) only.',
    },
    ONLY_SUBSCRIPTIONS: {
      message: 'error.onlySubscriptions',
      description: 'The WebSocket takes subscriptions only; send queries and mutations over HTTP.',
    },
    CROSS_SITE: {
      message: 'error.csrf',
      description:
        'A form of another site could have sent this; name the content type JSON, or send X-Requested-With.',
    },
  },
  UNAUTHENTICATED: {
    TOKEN_MISSING: {
      message: 'error.signInNeeded',
      description: 'No access token was sent, and this needs one: sign in.',
    },
    TOKEN_INVALID: {
      message: 'error.UNAUTHENTICATED',
      description: 'The access token is malformed or not ours: sign in again.',
    },
    TOKEN_EXPIRED: {
      message: 'error.UNAUTHENTICATED',
      description:
        'The access token’s 15 minutes are over: refresh the session, then send the request again.',
    },
    SESSION_ENDED: {
      message: 'error.UNAUTHENTICATED',
      description:
        'The session behind the token was ended, has expired, or its account was suspended: sign in again.',
    },
    REFRESH_TOKEN_INVALID: {
      message: 'error.UNAUTHENTICATED',
      description: 'There is no such refresh token: sign in again.',
    },
    REFRESH_TOKEN_REUSED: {
      message: 'error.UNAUTHENTICATED',
      description:
        'The refresh token was replaced and its successor used, so the session was ended: sign in again.',
    },
  },
  INVALID_CREDENTIALS: {
    WRONG_CREDENTIALS: {
      message: 'error.INVALID_CREDENTIALS',
      description: 'The e-mail address or the password is wrong; which of the two is never said.',
    },
    PASSWORD_NEEDED: {
      message: 'accounts.passwordNeeded',
      description:
        'The sign-in is more than 15 minutes old: sign in again, or send the person’s own password as well.',
    },
    PASSWORD_WRONG: {
      message: 'accounts.passwordWrong',
      description: 'The person’s own password, sent to prove that it is they, is wrong.',
    },
    CODE_NEEDED: {
      message: 'accounts.codeNeeded',
      description: 'Two-step sign-in is on: send a code of the authenticator app or a recovery code as well.',
    },
    CODE_WRONG: {
      message: 'accounts.codeWrong',
      description: 'The code of the authenticator app, or the recovery code, is wrong or used.',
    },
    GOOGLE_REFUSED: {
      message: 'accounts.googleRefused',
      description: 'Google did not confirm who it is: begin the sign-in with Google again.',
    },
  },
  FORBIDDEN: {
    NOT_PERMITTED: {
      message: 'error.FORBIDDEN',
      description: 'The viewer lacks a permission; `permission` names it where it is one.',
    },
    PROOF_NEEDED: {
      message: 'error.proofNeeded',
      description:
        'An access token alone is not enough: prove who the viewer is (proveIdentity), and send the same request again with X-Identity-Proof.',
    },
    NOT_OWNER: {
      message: 'error.FORBIDDEN',
      description: 'The viewer may look at this, but only its owner may change it.',
    },
    VIEW_AS_READ_ONLY: {
      message: 'error.viewAsReadOnly',
      description: 'Nothing is changed while an administrator views as a person.',
    },
    VIEW_AS_PRIVATE: {
      message: 'error.viewAsPrivate',
      description: 'Sign-in methods and devices are not shown while an administrator views as a person.',
    },
    ACCOUNT_SUSPENDED: {
      message: 'accounts.deactivated',
      description: 'The account is suspended: signing in is no use until an administrator restores it.',
    },
    NOT_ENROLLED: {
      message: 'learning.noAccess',
      description: 'The lesson is for enrolled students only.',
    },
  },
  NOT_FOUND: {
    NOT_FOUND: {
      message: 'error.NOT_FOUND',
      description: 'There is no such thing, or the viewer may not know of it.',
    },
  },
  METHOD_NOT_ALLOWED: {
    METHOD_NOT_ALLOWED: {
      message: 'error.METHOD_NOT_ALLOWED',
      description: 'The path exists on REST, the method does not; the header Allow names those that do.',
    },
  },
  CONFLICT: {
    STALE_VERSION: {
      message: 'error.staleVersion',
      description:
        'Edited elsewhere since `expectedVersion` was read; `version` is the present one: read again, then save.',
    },
    WRONG_STATE: {
      message: 'catalog.state',
      description: 'The thing’s present state, named in `state`, does not allow this step.',
    },
    NOT_EDITABLE: {
      message: 'catalog.locked',
      description:
        'A course in the state named in `state` can not be edited: withdraw or unpublish it first.',
    },
    KEY_REUSED: {
      message: 'error.idempotencyMismatch',
      description: 'The `idempotencyKey` was used for another request before: take a new one.',
    },
    EMAIL_TAKEN: {
      message: 'accounts.emailTaken',
      description: 'Another account has this e-mail address.',
    },
    GOOGLE_EMAIL_TAKEN: {
      message: 'accounts.googleEmailTaken',
      description:
        'An account has the Google account’s address: sign in with the password, then link Google.',
    },
    GOOGLE_ACCOUNT_TAKEN: {
      message: 'accounts.googleTaken',
      description: 'The Google account is linked to another account.',
    },
    GOOGLE_ALREADY_LINKED: {
      message: 'accounts.googleLinked',
      description: 'Another Google account is linked to this one: unlink it first.',
    },
    GOOGLE_NOT_SET_UP: {
      message: 'accounts.googleNotSetUp',
      description: 'This platform is not set up with Google, see `googleSignIn.enabled`.',
    },
    GOOGLE_NOT_LINKED: {
      message: 'accounts.googleNotLinked',
      description: 'There is no linked Google account to unlink.',
    },
    EMAIL_ALREADY_VERIFIED: {
      message: 'accounts.emailVerified',
      description: 'The e-mail address was confirmed before: there is nothing left to do.',
    },
    ALREADY_TEACHER: {
      message: 'accounts.alreadyTeacher',
      description: 'The viewer is a teacher: there is nothing left to do.',
    },
    TWO_STEP_ALREADY_ON: {
      message: 'accounts.authenticatorOn',
      description: 'Two-step sign-in is on: turn it off before setting it up anew.',
    },
    TWO_STEP_OFF: {
      message: 'accounts.authenticatorOff',
      description: 'Two-step sign-in is off, so it can not be changed.',
    },
    TWO_STEP_NOT_BEGUN: {
      message: 'accounts.authenticatorNotBegun',
      description: 'Setting up two-step sign-in has to be begun before its first code is sent.',
    },
    DATA_REQUEST_OPEN: {
      message: 'accounts.requestOpen',
      description: 'The person has asked for the same already and it is under way.',
    },
    DATA_REQUEST_NOT_WAITING: {
      message: 'accounts.requestNotWaiting',
      description: 'The request is in the state named in `state`, too late to be cancelled.',
    },
    ROLE_NAME_TAKEN: {
      message: 'roles.nameTaken',
      description: 'Another custom role has this name.',
    },
    ROLE_HELD: {
      message: 'roles.held',
      description: '`count` people hold the role: take it from them before deleting it.',
    },
    SECTION_NOT_EMPTY: {
      message: 'catalog.sectionNotEmpty',
      description: 'The section has lessons: move or delete them first.',
    },
    OTHER_COURSE: {
      message: 'catalog.otherCourse',
      description: 'A lesson moves within its own course only.',
    },
    LESSON_STUDIED: {
      message: 'catalog.lessonStudied',
      description: 'Students have studied the lesson, so it can not be deleted.',
    },
    ALREADY_OWNED: {
      message: 'billing.owned',
      description: 'The buyer is enrolled in the course already.',
    },
    ENROLMENT_SUSPENDED: {
      message: 'billing.suspended',
      description: 'The buyer’s access to the course rests while a refund is decided: wait for that.',
    },
    ORDER_IN_DOUBT: {
      message: 'billing.needsCheck',
      description:
        'An earlier payment for the course, order `number`, is being looked into: do not pay again.',
    },
    LESSON_NOT_OPENED: {
      message: 'learning.notOpened',
      description: 'Progress was reported before the lesson was opened: call `openLesson` first.',
    },
    ACCESS_ENDED: {
      message: 'learning.noAccess',
      description: 'The enrolment no longer gives access; `state` names what became of it.',
    },
  },
  GONE: {
    LINK_GONE: {
      message: 'accounts.linkGone',
      description: 'The link of a mail was used or has expired: ask for a new one.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    BODY_TOO_LARGE: {
      message: 'error.PAYLOAD_TOO_LARGE',
      description: 'The body or the file is larger than the endpoint takes.',
    },
  },
  UNSUPPORTED_MEDIA: {
    CONTENT_TYPE: {
      message: 'error.UNSUPPORTED_MEDIA',
      description: 'The endpoint does not take this content type.',
    },
  },
  POLICY: {
    COURSE_NOT_READY: {
      message: 'catalog.notReady',
      description: 'The course can not be submitted; `details` names what is missing.',
    },
    CHECKLIST_FAILS: {
      message: 'catalog.checklistFails',
      description: 'A course with a failed item on its checklist can not be approved.',
    },
    CHECKLIST_PASSES: {
      message: 'catalog.checklistPasses',
      description: 'A course is sent back or rejected only with a failed item on its checklist.',
    },
    OWN_REVIEW: {
      message: 'catalog.ownReview',
      description: 'No one reviews their own course.',
    },
    TOO_MANY_SECTIONS: {
      message: 'catalog.tooManySections',
      description: 'A course has at most `limit` sections.',
    },
    SECTION_FULL: {
      message: 'catalog.sectionFull',
      description: 'A section has at most `limit` lessons: put this one into another section.',
    },
    TOO_MANY_LESSONS: {
      message: 'catalog.tooManyLessons',
      description: 'A course has at most `limit` lessons in all of its sections.',
    },
    OWN_COURSE: {
      message: 'billing.ownCourse',
      description: 'No one buys the course that they teach.',
    },
    NOT_ON_SALE: {
      message: 'billing.notOnSale',
      description: 'The course is not for sale now.',
    },
    ATTEMPTS_USED_UP: {
      message: 'billing.attemptsUsedUp',
      description:
        'Order `number` was tried to be paid `limit` times: wait until it expires, then buy the course anew.',
    },
    NOTIFICATION_FIXED: {
      message: 'notification.fixed',
      description: 'Notifications of this kind protect the account and can not be switched off.',
    },
    LAST_ADMINISTRATOR: {
      message: 'people.lastAdministrator',
      description: 'No active administrator would be left.',
    },
    OWN_ACCOUNT: {
      message: 'people.ownAccount',
      description: 'No one suspends or deletes their own account in the administration.',
    },
    OWN_ADMINISTRATOR: {
      message: 'people.ownAdministrator',
      description: 'No one takes the administrator role from themselves.',
    },
    OWN_EMAIL: {
      message: 'people.ownEmail',
      description: 'One’s own e-mail address is changed by `changeEmail`, not in the administration.',
    },
    OUTRANKED: {
      message: 'people.outranked',
      description: 'The person has permissions that the viewer lacks.',
    },
    GRANTS_TOO_MUCH: {
      message: 'people.notYours',
      description: 'The viewer would give permissions that they lack.',
    },
    STILL_SELLING: {
      message: 'people.sells',
      description: 'The person has courses on sale or in review: take those off sale first.',
    },
    ADMINISTRATOR_ERASURE: {
      message: 'accounts.eraseAdministrator',
      description: 'An administrator’s account is not erased before the role is taken from it.',
    },
    TOO_MANY_EXPORTS: {
      message: 'accounts.tooManyExports',
      description: 'A person gets `limit` files of their data a day.',
    },
    VIEW_AS_ADMINISTRATOR: {
      message: 'people.viewAsAdministrator',
      description: 'No one views as an administrator.',
    },
    VIEW_AS_SUSPENDED: {
      message: 'people.viewAsInactive',
      description: 'No one views as a suspended person.',
    },
    TOO_MANY_UPLOADS: {
      message: 'upload.quota',
      description: '`limit` files of the person wait to be taken: finish or cancel some.',
    },
    UPLOADS_TOO_LARGE: {
      message: 'upload.bytesQuota',
      description:
        'Waiting files and this one are `value` bytes together, `limit` are allowed: finish or cancel some.',
    },
    EMAIL_UNVERIFIED: {
      message: 'accounts.verifyFirst',
      description: 'The account’s own e-mail address has to be confirmed first.',
    },
    GOOGLE_EMAIL_UNVERIFIED: {
      message: 'accounts.googleUnverified',
      description: 'Google has not verified the address of the Google account.',
    },
    ONLY_SIGN_IN_METHOD: {
      message: 'accounts.onlyWayIn',
      description: 'Google is the only way into the account: set a password before unlinking it.',
    },
    SIGN_IN_AGAIN: {
      message: 'accounts.signInAgain',
      description: 'The account has no password to prove with: sign in again and retry within 15 minutes.',
    },
  },
  RATE_LIMITED: {
    TOO_MANY_ATTEMPTS: {
      message: 'error.RATE_LIMITED',
      description: 'Too many attempts of this kind; `retryAfter` says in how many seconds to try again.',
    },
    BUDGET_SPENT: {
      message: 'error.budgetSpent',
      description:
        'The cost of `limit` a minute, of the person or of the anonymous address, is spent; try again after `retryAfter` seconds.',
    },
  },
  TOO_COSTLY: {
    COST_LIMIT: {
      message: 'error.costLimit',
      description: 'The operation would cost `value`, and `limit` is allowed: ask for smaller pages.',
    },
    DEPTH_LIMIT: {
      message: 'error.depthLimit',
      description: 'Fields are nested deeper than `limit`.',
    },
    ALIAS_LIMIT: {
      message: 'error.aliasLimit',
      description: 'The document has `value` aliases, and `limit` are allowed.',
    },
    ROOT_FIELD_LIMIT: {
      message: 'error.rootFieldLimit',
      description: 'The operation has `value` root fields, and `limit` are allowed.',
    },
    TOKEN_LIMIT: {
      message: 'error.tokenLimit',
      description: 'The document has more than `limit` tokens.',
    },
    SELECTION_LIMIT: {
      message: 'error.selectionLimit',
      description: 'With its fragments spread out the document selects more than `limit` fields.',
    },
    SUBSCRIPTIONS_OF_CONNECTION: {
      message: 'error.tooManySubscriptions',
      description: 'The connection holds `limit` subscriptions: end one first.',
    },
    SUBSCRIPTIONS_OF_PERSON: {
      message: 'error.tooManySubscriptionsOfPerson',
      description: 'The person holds `limit` subscriptions over all connections: end one first.',
    },
  },
  INTERNAL: {
    UNEXPECTED: {
      message: 'error.INTERNAL',
      description: 'Ours to mend; `correlationId` names it to the support.',
    },
  },
  UNAVAILABLE: {
    DATABASE_UNREACHABLE: {
      message: 'error.UNAVAILABLE',
      description: 'The database does not answer: try again after `retryAfter` seconds.',
    },
    OVERLOADED: {
      message: 'error.UNAVAILABLE',
      description: 'Too many requests of a heavy kind wait: try again after `retryAfter` seconds.',
    },
    GATEWAY_UNREACHABLE: {
      message: 'billing.gatewayDown',
      description:
        'The payment gateway does not answer: send the same checkout again after `retryAfter` seconds.',
    },
    STORAGE_FULL: {
      message: 'upload.diskFull',
      description: 'The disk has no room for the file: nothing is taken until the platform has more.',
    },
    GOOGLE_UNREACHABLE: {
      message: 'accounts.googleDown',
      description: 'Google does not answer: try again after `retryAfter` seconds.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reason>>>>;

type Table = typeof reasonsByCode;
/** What can go wrong in ways a client may handle. */
export type ErrorCode = keyof Table;
/** The reasons of one code. */
export type ReasonOf<C extends ErrorCode> = C extends ErrorCode ? keyof Table[C] & string : never;
export type ErrorReason = ReasonOf<ErrorCode>;

/** Every reason with its code. */
export const reasons = Object.fromEntries(
  Object.entries(reasonsByCode).flatMap(([code, ofCode]) =>
    Object.entries(ofCode).map(([name, reason]) => [name, { code, ...reason }]),
  ),
) as Readonly<Record<ErrorReason, Reason & { readonly code: ErrorCode }>>;
