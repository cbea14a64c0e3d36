export default {
  crumb: 'For developers',
  title: '{{brand}} API',
  lead: 'Everything on {{brand}} is available through GraphQL. REST serves older clients with the same results.',
  description: 'How to use the {{brand}} API over GraphQL and REST: tokens, limits, errors, webhooks.',
  makeToken: 'Create a token',
  openGraphiql: 'Open GraphiQL',
  seeDesign: 'Interface components',
  contents: 'On this page',
  client: 'Examples in',
  sections: {
    start: {
      title: 'Your first request',
      text: `The catalogue is public and needs no token. GraphQL is at \`POST /graphql\`, REST at \`/api\`; REST is described at [/api/docs](/api/docs/).

Messages in responses follow \`Accept-Language\`: \`vi\` or \`en\`. Timestamps are ISO 8601 in UTC, amounts are whole đồng, and an \`id\` is an opaque string.

The examples run with Node.js 24, each as a file \`.mjs\`; they read a token from the environment variable \`SEN_TOKEN\`. A web page on another origin can call the API only if the server allows that origin (\`CLIENT_ORIGINS\`).`,
    },
    tokens: {
      title: 'Tokens and scopes',
      text: `A personal token starts with \`sen_pat_\`, is created on the [security page](/dashboard/profile/security) and is shown once. You choose its scopes and its expiry date. Send it as \`Authorization: Bearer …\`, on GraphQL, REST and WebSocket.

- Scopes are written \`resource:action\`, for example \`enrolment:read\`. A token never has more permissions than you do: when you lose one, so does the token.
- A scope that the token lacks returns \`SCOPE_MISSING\`, a permission that you lack yourself \`NOT_PERMITTED\`; \`permission\` names it. Every token can read public data.
- Actions that require a proof of identity (password, payout account, refunds…) can’t be done with a token: \`PERSON_NEEDED\`.
- Revoking the token, locking the account or resetting the password ends it within a second.`,
    },
    signIn: {
      title: 'Signing in instead of a token',
      text: `An app with a signed-in person signs in as the web app does: \`signIn\` (REST: \`POST /api/auth/login\`) returns an \`accessToken\` valid for 15 minutes and a \`refreshToken\`. An account with two-step sign-in also sends a \`code\`.

An expired token returns \`TOKEN_EXPIRED\`: call \`refreshSession\` (REST: \`POST /api/auth/refresh-token\`), then send the request again. Several requests can refresh simultaneously. After \`SESSION_ENDED\` sign in again.`,
    },
    limits: {
      title: 'Limits',
      text: `Every field costs one point per row that the requested page can hold. A total costs 100 points, and skipped rows cost one point per 20. An unknown document costs one point per 20 characters, even if it is rejected. The budget refills every second. Each token has its own budget, separate from yours; all your tokens together have three times that.

Responses to requests that cost points have \`RateLimit\` and \`RateLimit-Policy\`. Send \`X-GraphQL-Cost: 1\` to get \`extensions.cost\` as well. An exhausted budget returns 429 with \`Retry-After\` in seconds. An operation beyond its own limits returns \`TOO_COSTLY\` without \`Retry-After\`: retrying won’t help.`,
    },
    errors: {
      title: 'Errors and reasons',
      text: `Branch on \`extensions.code\`, then on \`extensions.reason\` (REST: \`error.code\`, \`error.reason\`). Don’t parse the message: it is in the user’s language. \`details\` names each invalid field. If \`retryAfter\` is set, retry the same request after that many seconds.`,
    },
    lists: {
      title: 'Lists',
      text: `Tables have numbered pages: \`page\` and \`limit\` return \`items\` and \`total\`. Feeds are Relay connections: \`first\` and \`after\` return \`edges\` and \`pageInfo\`.

Don’t page through a long list to copy it: rows shift while others edit. Use [changes](#changes).`,
    },
    changes: {
      title: 'Changes',
      text: `To maintain a copy of people, courses, enrolments or orders, read \`changedPeople\`, \`changedCourses\`, \`changedEnrolments\`, \`changedOrders\`. The first call returns all of them, up to {{changesPageSize}} per page. Store the \`endCursor\` and pass it as \`after\` to get later changes. Cursors don’t expire. If you have a timestamp but no cursor, use \`updatedSince\`; beyond 90 days it returns everything.

- A token needs the permission to read all of that kind: \`person:read\`, \`course:read-any\`, \`enrolment:read-any\`, \`order:read-any\`.
- Nothing is lost or duplicated: each object is returned in its latest version, even while others edit. A change appears once all transactions that started before it have ended, usually immediately.
- \`isDeleted\` means that you should delete it from your copy; only its \`id\` remains.
- Copying 50,000 enrolments takes 100 requests, within the budget of one minute.
- After {{brand}} is restored from a backup, a cursor newer than the backup returns \`CURSOR_UNDONE\`: copy everything again.`,
    },
    writes: {
      title: 'Safe retries',
      text: `Where a mutation takes an \`idempotencyKey\`, send one of 8 to 100 characters, chosen by you. If you get no response, send the same request with the same key: nothing is created twice. The same key with another input returns \`KEY_REUSED\`.

When editing, send the version that you read as \`expectedVersion\`. If someone else edited it first, the API returns \`STALE_VERSION\`: read again, then save.`,
    },
    uploads: {
      title: 'Uploads',
      text: `Send the file first, then pass its \`uploadId\` to the mutation. \`/api/upload/files\` supports tus 1.0: files are sent in chunks and resume after a lost connection. Small files can be sent as \`multipart/form-data\` to \`POST /api/upload\` with the header \`X-Requested-With: XMLHttpRequest\`. A token needs the scope \`upload:create\`. Unused files are deleted after a day.`,
    },
    subscriptions: {
      title: 'Subscriptions',
      text: `Subscriptions run over a WebSocket at \`/graphql\` with the protocol \`graphql-transport-ws\`. Send the token in \`connection_init\`. Each user can have {{subscriptions}} simultaneous subscriptions. After a reconnect, read the list to get missed events.`,
    },
    webhooks: {
      title: 'Webhooks',
      text: `An administrator creates a webhook on the [webhooks page](/admin/webhooks) and selects its events. Each event is sent to your URL by \`POST\` in the Standard Webhooks format: only its \`type\`, the \`id\`, a \`version\`, and a \`url\` that returns the object to a token.

- \`course.published\`: a course was published
- \`order.paid\`: an order was paid
- \`refund.decided\`: a refund was approved or rejected
- \`enrolment.created\`: a student was enrolled
- \`enrolment.completed\`: a student completed the course
- \`certificate.issued\`: a certificate was issued
- \`person.changed\`: an account was created or deleted, or its profile, roles or status changed

Check \`webhook-signature\` first. After you rotate the secret, the old one also signs for {{webhookFormerSecretHours}} hours. Respond with 200 to 299 within ten seconds; redirects are not followed. Failed deliveries are retried with increasing delays for {{webhookRetryHours}} hours. Messages about one object arrive in order: a greater \`version\` is newer. A message can arrive twice with the same \`webhook-id\`.

A \`410\` response turns the webhook off immediately. After {{webhookLastingFailureDays}} days without a success, {{brand}} turns it off and notifies the administrators. Deliveries are listed for {{webhookKeptDays}} days and can be resent.`,
    },
    persisted: {
      title: 'Persisted queries',
      text: `You can send the SHA-256 hash of a long query instead of its text, with the automatic persisted queries protocol. An unknown hash returns \`PERSISTED_QUERY_NOT_FOUND\`; send the text once. Apollo Client supports this; for urql, use the package \`@urql/exchange-persisted\`.`,
    },
    versions: {
      title: 'Versioning',
      text: `The API has no version number: fields are added, and old fields are marked \`@deprecated\` and work for at least one more release. New reasons and enum values can be added at any time: handle an unknown reason by its \`code\`.

The full schema is available by introspection or in [GraphiQL](/graphql).`,
    },
  },
  limits: {
    costPerMinute: 'Points per minute',
    costPerMinuteNote: 'per token, user or anonymous IP address',
    operationCost: 'Points per operation',
    operationCostNote: '{{tokens}} tokens, {{rootFields}} root fields',
    depth: 'Depth',
    depthValue: '{{count}} levels',
    depthNote: 'at most {{aliases}} aliases',
    pageSize: 'Page size',
    pageSizeValue: '{{count}} rows',
    pageSizeNote: 'default 20',
  },
  errors: {
    caption: 'Error codes',
    code: 'code',
    status: 'REST',
    reasons: 'Reasons',
    advice: 'What to do',
    all: 'View all {{count}} reasons',
    codes: {
      BAD_INPUT: 'Fix the fields in details',
      TOO_COSTLY: 'Request less: smaller pages, fewer levels',
      UNAUTHENTICATED: 'Refresh the session, or create a new token',
      INVALID_CREDENTIALS: 'Ask for the password or code again',
      FORBIDDEN: 'Stop; add the missing scope, if any',
      NOT_FOUND: 'Stop: it doesn’t exist, or isn’t yours',
      METHOD_NOT_ALLOWED: 'Use a method listed in Allow',
      CONFLICT: 'Read the current state, then decide',
      GONE: 'Stop: already used or expired',
      PAYLOAD_TOO_LARGE: 'Send less',
      UNSUPPORTED_MEDIA: 'Send the correct Content-Type',
      POLICY: 'Stop: a rule forbids it; retrying won’t help',
      RATE_LIMITED: 'Wait for Retry-After, then retry',
      INTERNAL: 'Report it to us with the correlationId',
      UNAVAILABLE: 'Wait for Retry-After, then retry with the same idempotencyKey',
    },
  },
  reasons: {
    title: 'All error reasons',
    description: 'Every error code and reason that the {{brand}} API returns.',
    lead: '{{count}} reasons by error code. Values in braces are sent with the error in fields of the same name.',
    search: 'Find a reason',
    none: 'No matching reasons',
    noneText: 'Try part of its name, or a few words of the message.',
    clear: 'Show all',
    found: '{{count}} matching reasons',
  },
};
