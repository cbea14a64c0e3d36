import { CERTIFICATE_LOOKUP, MEMBERS_ONLY, type Settings } from '../settings/index.ts';

/**
 * Access of an outsider, a caller without an account, to a part of a members-only site:
 * - `open`: everything. It contains nothing of courses, people or groups.
 * - `secret`: what belongs to the secret that the caller sends, such as a signed URL or the code of an emailed link.
 * - `certificates`: the same as on an open site if certificates can be looked up, otherwise nothing.
 * - `operation`: decided later, for each GraphQL operation that the route executes, or for each kind of file.
 * - `simulator`: everything. The route exists only in place of a payment provider or a mail server.
 * - `closed`: nothing.
 */
export type Verdict = 'open' | 'secret' | 'certificates' | 'operation' | 'simulator' | 'closed';

/** Verdicts on operations by `Query.name`. All others are closed, so that a new operation is closed until it is listed. */
const OPERATIONS: Readonly<Record<string, Verdict>> = {
  'Query.__schema': 'open',
  'Query.__type': 'open',
  'Query.__typename': 'open',
  'Mutation.__typename': 'open',
  // Sign-in, registration and passwords
  'Query.googleSignIn': 'open',
  'Query.tokenState': 'open',
  'Mutation.checkPassword': 'open',
  'Mutation.refreshSession': 'open',
  'Mutation.register': 'open',
  'Mutation.requestPasswordReset': 'open',
  'Mutation.requestSignUpLink': 'open',
  'Mutation.signIn': 'open',
  'Mutation.signInWithGoogle': 'open',
  'Mutation.signOut': 'open',
  // Codes of emailed links
  'Mutation.answerGuardianRequest': 'secret',
  'Mutation.cancelEmailChange': 'secret',
  'Mutation.confirmEmail': 'secret',
  'Mutation.openCourseInvitation': 'secret',
  'Mutation.openGuardianRequest': 'secret',
  'Mutation.resetPassword': 'secret',
  'Mutation.stopCourseAlerts': 'secret',
  // Legal documents, contact, and what these pages need
  'Query.legalDocument': 'open',
  'Query.legalDocumentVersions': 'open',
  'Query.publicTerms': 'open',
  'Mutation.createTicket': 'open',
  'Mutation.reportBrowserError': 'open',
  'Mutation.requestTicketLink': 'open',
  'Query.guestTicket': 'secret',
  'Mutation.rateAsGuest': 'secret',
  'Mutation.replyAsGuest': 'secret',
  'Query.verifiedCertificate': 'certificates',
};

/** Verdicts on routes that are no REST endpoint, by their pattern. All others are closed. */
const ROUTES: Readonly<Record<string, Verdict>> = {
  '/graphql': 'operation',
  // Pages are rendered by operations. Those of members are empty, and the browser loads their content
  '/*': 'operation',
  '/healthz': 'open',
  '/readyz': 'open',
  // Name, colours and logo of the academy
  '/brand/:name': 'open',
  '/manifest.webmanifest': 'open',
  '/robots.txt': 'open',
  '/sitemap.xml': 'open',
  '/.well-known/did.json': 'certificates',
  '/credentials/status/:list': 'certificates',
  // The route decides by the kind of the picture
  '/share/:kind/:name': 'operation',
  // Other systems, with their own authentication
  '/metrics': 'secret',
  '/api/auth/google': 'open',
  '/api/auth/google/callback': 'secret',
  '/api/notifications/unsubscribe': 'secret',
  '/api/payments/:gateway/ipn': 'secret',
  '/api/upload/files': 'secret',
  '/api/upload/files/*': 'secret',
  // Signed URLs, codes, and names that cannot be guessed
  '/calendar/:name.ics': 'secret',
  '/covers/:name': 'secret',
  '/downloads/:kind.:form(csv|xlsx)': 'secret',
  '/downloads/backup.tar': 'secret',
  '/downloads/export.:form(csv|xlsx)': 'secret',
  '/downloads/bills/:id.pdf': 'secret',
  '/downloads/certificates/:id.pdf': 'secret',
  '/downloads/e-invoices/:id.:type(pdf|xml)': 'secret',
  '/downloads/my-data/:id': 'secret',
  '/downloads/seller-evidence/:id': 'secret',
  '/downloads/tax-certificates/:id.pdf': 'secret',
  '/downloads/teacher-invoices/:id.pdf': 'secret',
  '/media/avatars/:name': 'secret',
  '/media/covers/:name': 'secret',
  '/media/files/:id': 'secret',
  '/media/lessons/:lessonId/:mediaId': 'secret',
  '/media/lessons/:lessonId/:mediaId/:piece': 'secret',
  '/media/private/:id': 'secret',
  '/media/promos/:courseId/:mediaId': 'secret',
  '/media/promos/:courseId/:mediaId/:piece': 'secret',
  '/media/submissions/:id': 'secret',
  '/media/tickets/:id': 'secret',
};

/** The names in the lists, for the test that each of them exists. */
export const listedNames = { operations: Object.keys(OPERATIONS), routes: Object.keys(ROUTES) };

export const getOperationVerdict = (name: string): Verdict => OPERATIONS[name] ?? 'closed';

export const getRouteVerdict = (pattern: string): Verdict =>
  pattern.startsWith('/sandbox/')
    ? 'simulator'
    : (ROUTES[pattern.replace(/^\/api\/payments\/\w+\/ipn$/, '/api/payments/:gateway/ipn')] ?? 'closed');

/** True if an outsider may use what has the verdict. */
export const isOpenToOutsiders = (settings: Settings, verdict: Verdict): boolean =>
  !settings.get(MEMBERS_ONLY) ||
  (verdict === 'certificates' ? settings.get(CERTIFICATE_LOOKUP) : verdict !== 'closed');
