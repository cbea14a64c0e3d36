import { actors } from './fixture.ts';
import type { Pair } from './pair.ts';

export const signInPairs: readonly Pair[] = [
  {
    name: 'a sign-in that fails',
    route: 'POST /auth/login',
    body: () => ({ email: 'anonymous@example.vn', password: 'wrong-password' }),
    query:
      'mutation { signIn(input: {email: "nobody2@example.vn", password: "wrong-password"}) { accessToken } }',
  },
  {
    name: 'a registration with a common password',
    route: 'POST /auth/register',
    body: () => ({ email: 'somebody@example.vn', password: 'password123', fullName: 'Ai Đó' }),
    query:
      'mutation { register(input: {email: "somebody@example.vn", password: "password123", fullName: "Ai Đó"}) { accessToken } }',
  },
  ...['/auth/refresh', '/auth/refresh-token'].map((path) => ({
    name: 'a refresh that fails',
    route: `POST ${path}`,
    body: () => ({ refreshToken: 'unknown' }),
    query: 'mutation { refreshSession(input: { refreshToken: "unknown" }) { accessToken } }',
  })),
  {
    name: 'the state of a token',
    route: 'POST /auth/validate-token',
    body: () => ({ token: actors.stranger!.token }),
    query: 'query T($token: String!) { tokenState(token: $token) { valid expiresAt } }',
    variables: () => ({ token: actors.stranger!.token }),
    ofGraphql: (data) => data.tokenState,
  },
  {
    name: 'a sign-out with an unknown token',
    route: 'POST /auth/logout',
    body: () => ({ refreshToken: 'unknown' }),
    query: 'mutation { signOut(input: { refreshToken: "unknown" }) { endedCount } }',
    ofRest: (data) => Object.keys(data).length === 0,
    ofGraphql: ({ signOut }) => (signOut as { endedCount: number }).endedCount === 0,
  },
  {
    name: 'a forgotten password, to be mended on a strange page',
    route: 'POST /auth/forgot-password',
    body: () => ({ email: 'somebody@example.vn', redirectUrl: 'https://evil.example.com/' }),
    query:
      'mutation { requestPasswordReset(input: {email: "somebody@example.vn", redirectUrl: "https://evil.example.com/"}) { accepted } }',
  },
  {
    name: 'a new password by a code no one made',
    route: 'POST /auth/reset-password',
    body: () => ({ token: 'x', newPassword: 'mot-mat-khau-dai', confirmPassword: 'mot-mat-khau-dai' }),
    query: 'mutation { resetPassword(input: {token: "x", newPassword: "mot-mat-khau-dai"}) { endedCount } }',
  },
  ...['/auth/change-password', '/client/auth/change-password'].map((path) => ({
    name: 'a change to a common password',
    route: `POST ${path}`,
    body: () => ({ newPassword: 'password123', confirmPassword: 'password123' }),
    query: 'mutation { changePassword(input: {newPassword: "password123"}) { hasPassword } }',
  })),
  {
    name: 'proving who one is by a wrong code',
    route: 'POST /auth/prove-identity',
    body: () => ({ code: 'x'.repeat(41) }),
    query: `mutation { proveIdentity(input: {code: "${'x'.repeat(41)}"}) { token } }`,
  },
  {
    name: 'whether Google is set up',
    route: 'GET /auth/google/config',
    query: '{ googleSignIn { enabled clientId authorizationUrl } }',
    ofGraphql: (data) => data.googleSignIn,
  },
  {
    name: 'whether Google is linked',
    route: 'GET /auth/google/status',
    query: '{ accountSecurity { googleEmail googleLinkedAt } }',
    ofRest: ({ email, linkedAt }) => ({ email, linkedAt }),
    ofGraphql: (data) => {
      const { googleEmail, googleLinkedAt } = data.accountSecurity as Record<string, unknown>;
      return { email: googleEmail, linkedAt: googleLinkedAt };
    },
  },
  {
    name: 'linking Google where it is not set up',
    route: 'POST /auth/google/link',
    body: () => ({ googleIdToken: 'x' }),
    query: 'mutation { linkGoogle(input: {account: {idToken: "x"}}) { googleEmail } }',
  },
  {
    name: 'unlinking Google without meaning it',
    route: 'DELETE /auth/google/unlink',
    body: () => ({ confirmUnlink: false }),
    query: 'mutation { unlinkGoogle(input: {confirmUnlink: false}) { googleEmail } }',
  },
];
