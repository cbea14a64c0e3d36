import { getFlag, texts } from '../../legacy.ts';
import { route } from '../../route.ts';
import { flag, object, orNull, text, time, url } from '../../schema.ts';
import {
  type GoogleLinkFragment,
  RestGoogleConfig,
  RestGoogleLink,
  RestGoogleStatus,
  RestGoogleUnlink,
} from './auth.gen.ts';

export const googleConfigRoute = route({
  method: 'GET',
  path: '/auth/google/config',
  tag: 'auth',
  summary: 'Returns the configuration of sign-in with Google',
  isPublic: true,
  document: RestGoogleConfig,
  response: object({
    enabled: flag('False if sign-in with Google is not configured.'),
    clientId: orNull(text('Google client ID of the platform.')),
    authorizationUrl: orNull(url('URL to which the browser is redirected, with `?state=`.')),
  }),
  data: ({ googleSignIn }) => googleSignIn,
});

const status = ({ googleEmail, googleLinkedAt }: GoogleLinkFragment) => ({
  linked: googleLinkedAt !== null,
  email: googleEmail,
  linkedAt: googleLinkedAt,
});
const response = object({
  linked: flag('True if a Google account is linked.'),
  email: orNull(text('Email address of the Google account.')),
  linkedAt: orNull(time('Time at which it was linked.')),
});

export const googleStatusRoute = route({
  method: 'GET',
  path: '/auth/google/status',
  tag: 'auth',
  summary: 'Returns the linked Google account',
  document: RestGoogleStatus,
  response,
  data: ({ accountSecurity }) => status(accountSecurity),
});

/** Names in the body for nested fields of the document. */
const FIELD_NAMES = {
  'account.idToken': 'googleIdToken',
  'account.accessToken': 'googleAccessToken',
  'account.tokens.idToken': 'googleIdToken',
  'account.tokens.accessToken': 'googleAccessToken',
};

/** If both tokens are missing, the document's validation names the missing one. */
const account = ({
  googleIdToken: idToken,
  googleAccessToken: accessToken,
}: Record<string, string | undefined>) => {
  if (idToken && accessToken) return { tokens: { idToken, accessToken } };
  return accessToken ? { accessToken } : { idToken: idToken ?? '' };
};

export const googleLinkRoute = route({
  method: 'POST',
  path: '/auth/google/link',
  tag: 'auth',
  summary: 'Links a Google account for sign-in',
  document: RestGoogleLink,
  body: object(
    {
      googleAccessToken: text('Token issued by Google to the platform’s client ID.', { maxLength: 8000 }),
      googleIdToken: text('Token issued by Google to the platform’s client ID.', { maxLength: 8000 }),
      password: text('Password of the viewer. Not required within 15 minutes of signing in.'),
    },
    ['googleAccessToken', 'googleIdToken', 'password'],
  ),
  response,
  fieldNames: FIELD_NAMES,
  variables(request) {
    const { password, ...tokens } = texts(request, ['googleAccessToken', 'googleIdToken', 'password']);
    return { input: { account: account(tokens), password } };
  },
  data: ({ linkGoogle }) => status(linkGoogle),
});

export const googleUnlinkRoute = route({
  method: 'DELETE',
  path: '/auth/google/unlink',
  tag: 'auth',
  summary: 'Unlinks the Google account',
  document: RestGoogleUnlink,
  body: object({ confirmUnlink: flag('Must be true.'), reason: text('Reason, recorded in the audit log.') }, [
    'reason',
  ]),
  response,
  variables: (request) => ({
    input: { confirmUnlink: getFlag(request, 'confirmUnlink') ?? false, ...texts(request, ['reason']) },
  }),
  data: ({ unlinkGoogle }) => status(unlinkGoogle),
});
