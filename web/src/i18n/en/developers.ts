export default {
  crumb: 'For developers',
  title: 'The API of Sen',
  lead: 'Everything on Sen can be done through GraphQL. REST serves older clients, with the same results.',
  description: 'How to call the API of Sen over GraphQL and REST: tokens, limits, errors, webhooks.',
  makeToken: 'Create a token',
  openGraphiql: 'Open GraphiQL',
  contents: 'On this page',
  client: 'Examples written with',
  sections: {
    start: {
      title: 'The first call',
      text: `The catalogue is open to everyone, without a token. GraphQL is at \`POST /graphql\`, REST at \`/api\`; REST is described at [/api/docs](/api/docs/).

Texts in answers follow \`Accept-Language\`: \`vi\` or \`en\`. Moments are ISO 8601 in UTC, money is whole đồng, an \`id\` is an opaque string.

The examples run with Node.js 24, each as a file \`.mjs\`; they read a token from the environment variable \`SEN_TOKEN\`. A web page on another origin can call only where the server allows that origin (\`CLIENT_ORIGINS\`).`,
    },
    tokens: {
      title: 'Tokens and scopes',
      text: `A personal token begins with \`sen_pat_\`, is made on the [security page](/dashboard/profile/security) and shown once. You choose its scopes and its last day. Send it as \`Authorization: Bearer …\`, alike on GraphQL, REST and WebSocket.

- Scopes are written \`resource:action\`, for instance \`enrolment:read\`. A token never does more than you may: when you lose a permission, so does the token.
- A scope that the token lacks answers \`SCOPE_MISSING\`, a permission that you lack yourself \`NOT_PERMITTED\`; \`permission\` names it. What everyone may read, every token may read.
- What asks for a proof of identity (password, payout account, refunds…) can’t be done with a token: \`PERSON_NEEDED\`.
- Revoking it, locking the account or resetting the password ends it within a second.`,
    },
    signIn: {
      title: 'Signing in instead',
      text: `A program with a person in front of it signs in as the web does: \`signIn\` (REST: \`POST /api/auth/login\`) answers an \`accessToken\` good for 15 minutes and a \`refreshToken\`. An account with two-step sign-in sends its \`code\` as well.

An expired token answers \`TOKEN_EXPIRED\`: call \`refreshSession\` (REST: \`POST /api/auth/refresh-token\`), then send the request again. Several requests may refresh at once. After \`SESSION_ENDED\` sign in again.`,
    },
    limits: {
      title: 'Limits',
      text: `Every field costs one point for each row that the page asked for can hold. A total costs 100 points, and rows skipped before a page one for every 20. A document that Sen does not know yet costs one point for every 20 characters, also if it is refused. The budget fills up again second by second. A token has a budget of its own, apart from yours; all your tokens together have three.

Every request that costs points is answered with \`RateLimit\` and \`RateLimit-Policy\`. Send \`X-GraphQL-Cost: 1\` to get \`extensions.cost\` as well. A spent budget answers 429 with \`Retry-After\` in seconds. An operation beyond its own limits answers \`TOO_COSTLY\` without \`Retry-After\`: sending it again changes nothing.`,
    },
    errors: {
      title: 'Errors and reasons',
      text: `Branch on \`extensions.code\`, then on \`extensions.reason\` (REST: \`error.code\`, \`error.reason\`). Don’t read the message: it is in the reader’s language. \`details\` names each field at fault. Where there is a \`retryAfter\`, the same request may pass after so many seconds.`,
    },
    lists: {
      title: 'Lists',
      text: `Tables have numbered pages: \`page\` and \`limit\` answer \`items\` and \`total\`. Feeds are Relay connections: \`first\` and \`after\` answer \`edges\` and \`pageInfo\`.

Don’t turn pages to copy a long list: rows shift while others edit. Use [changes](#changes).`,
    },
    changes: {
      title: 'Changes',
      text: `To keep a copy of people, courses, enrolments or orders, read \`changedPeople\`, \`changedCourses\`, \`changedEnrolments\`, \`changedOrders\`. The first time gives all of them, up to {{changesPageSize}} a page. Keep the \`endCursor\`: as \`after\` it gives what has changed since. A cursor does not expire. With a moment and no cursor, use \`updatedSince\`; beyond 90 days it gives all of them.

- A token needs the permission to read all of that kind: \`person:read\`, \`course:read-any\`, \`enrolment:read-any\`, \`order:read-any\`.
- Nothing is lost and nothing comes twice: each object comes as it is now, also while others edit. A change comes once every transaction that began before it has ended, as a rule at once.
- \`isDeleted\` means: drop it from the copy. Its \`id\` is all that is left.
- A copy of 50,000 enrolments takes 100 requests, within the budget of one minute.
- After Sen was restored from a backup, a cursor that read further than the backup answers \`CURSOR_UNDONE\`: begin anew.`,
    },
    writes: {
      title: 'Writing when an answer may get lost',
      text: `Where a mutation takes an \`idempotencyKey\`, send one of 8 to 100 characters, chosen by you. Without an answer, send the same request with the same key: nothing is made twice. The same key with another input answers \`KEY_REUSED\`.

When editing, send the version that you read as \`expectedVersion\`. If someone else was faster it answers \`STALE_VERSION\`: read again, then save.`,
    },
    uploads: {
      title: 'Uploads',
      text: `Send the file first, then hand its \`uploadId\` to the mutation that needs it. \`/api/upload/files\` speaks tus 1.0: the file goes in pieces, and goes on where a connection broke. Small files may go as \`multipart/form-data\` to \`POST /api/upload\` with the header \`X-Requested-With: XMLHttpRequest\`. A token needs the scope \`upload:create\`. A file that nothing takes is removed after a day.`,
    },
    subscriptions: {
      title: 'Subscriptions',
      text: `Subscriptions run over a WebSocket at \`/graphql\` with the protocol \`graphql-transport-ws\`. Send the token in \`connection_init\`. A person holds {{subscriptions}} subscriptions at once. After a reconnection read the list: what came in between is there.`,
    },
    webhooks: {
      title: 'Webhooks',
      text: `An administrator makes a webhook on the [webhooks page](/admin/webhooks) and chooses what it is told of. Each event is sent to your address by \`POST\`, in the form of Standard Webhooks: only its \`type\`, the \`id\`, a \`version\`, and a \`url\` that answers the object to a token.

- \`course.published\`: a course came on sale
- \`order.paid\`: the money of an order has come
- \`refund.decided\`: a refund was granted or refused
- \`enrolment.created\`: a student has a course
- \`enrolment.completed\`: a student has completed it
- \`certificate.issued\`: a certificate was issued
- \`person.changed\`: an account was made, its profile, roles or state changed, or it was erased

Check \`webhook-signature\` before you believe it. After a new secret the former one signs as well for {{webhookFormerSecretHours}} hours. Answer with 200 to 299 within ten seconds; redirects are not followed. What fails is sent again with growing pauses for {{webhookRetryHours}} hours. Messages about one object come in order: a greater \`version\` is newer. A message can come twice, with the same \`webhook-id\`.

An answer of \`410\` switches the webhook off at once. After {{webhookLastingFailureDays}} days without one success Sen switches it off and tells the administrators. Deliveries are listed for {{webhookKeptDays}} days and can be replayed.`,
    },
    persisted: {
      title: 'Documents by hash',
      text: `A long document that is sent often can be replaced by its SHA-256 hash, with the protocol of automatic persisted queries. An unknown one answers \`PERSISTED_QUERY_NOT_FOUND\`; send it with its text once. Apollo Client has this built in, urql has the package \`@urql/exchange-persisted\`.`,
    },
    versions: {
      title: 'How the API changes',
      text: `The API has no version number: fields are added, and what goes is marked \`@deprecated\` and works for at least one release more. New reasons and enum values can come at any time: treat a reason that you don’t know by its \`code\`.

The whole schema is there by introspection, or to read in [GraphiQL](/graphql).`,
    },
  },
  limits: {
    costPerMinute: 'Points a minute',
    costPerMinuteNote: 'per token, person, or anonymous address',
    operationCost: 'Points an operation',
    operationCostNote: '{{tokens}} tokens, {{rootFields}} root fields',
    depth: 'Depth',
    depthValue: '{{count}} levels',
    depthNote: 'at most {{aliases}} aliases',
    pageSize: 'A page',
    pageSizeValue: '{{count}} rows',
    pageSizeNote: '20 by default',
  },
  errors: {
    caption: 'Error codes',
    code: 'code',
    status: 'REST',
    reasons: 'Reasons',
    advice: 'What to do',
    all: 'See all {{count}} reasons',
    codes: {
      BAD_INPUT: 'Mend the fields in details',
      TOO_COSTLY: 'Ask for less: smaller pages, fewer levels',
      UNAUTHENTICATED: 'Refresh the session, or make a new token',
      INVALID_CREDENTIALS: 'Ask for the password or code again',
      FORBIDDEN: 'Stop; add the scope if one is missing',
      NOT_FOUND: 'Stop: it is not there, or not yours',
      METHOD_NOT_ALLOWED: 'Use a method that Allow names',
      CONFLICT: 'Read the state again, then decide',
      GONE: 'Stop: used or expired',
      PAYLOAD_TOO_LARGE: 'Send less',
      UNSUPPORTED_MEDIA: 'Send the right Content-Type',
      POLICY: 'Stop: a rule forbids it, now and later',
      RATE_LIMITED: 'Wait for Retry-After, then send it again',
      INTERNAL: 'Tell us, with the correlationId',
      UNAVAILABLE: 'Wait for Retry-After, send again with the same idempotencyKey',
    },
  },
  reasons: {
    title: 'Every reason for a refusal',
    description: 'Every error code and reason that the API of Sen answers with.',
    lead: '{{count}} reasons, by error code. What stands in braces comes with the error, under the same name.',
    search: 'Find a reason',
    none: 'No reason fits',
    noneText: 'Try a part of its name, or a few words of the message.',
    clear: 'Show all',
    found: '{{count}} reasons fit',
  },
};
